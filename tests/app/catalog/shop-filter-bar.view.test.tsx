import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isOffered, type ShopCounts } from '@domain/catalog/index.ts';
import { ShopFilterBar } from '@app/features/catalog/index.ts';
import { Count } from '@app/features/shop-list/index.ts';
import { render } from '../render.tsx';

const group = <Value,>(value: Value, count: number) => ({ any: 24, choices: [{ value, count }] });
const counts = {
  isOpen: group(true, 17),
  isFreeDelivery: group(true, 3),
  hasDeals: group(true, 0),
  minRating: group(4.5, 0),
} as unknown as ShopCounts;

function Here() {
  return <output>{useLocation().search}</output>;
}

const show = (given: ShopCounts | undefined, filter = {}) =>
  render(
    <>
      <ShopFilterBar
        path="/"
        filter={filter}
        hasAddress={false}
        isCounted
        counts={given}
        loaded={{ Count, isOffered }}
      />
      <Here />
    </>,
  );
const chip = (name: string) => screen.getByRole('button', { name });

describe('CATALOG-1b the filters of home', () => {
  it('say what each leaves; one that would leave nothing is not offered', () => {
    show(counts);
    expect(chip('Deals 0 shops').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(chip('Deals 0 shops'));
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(chip('Open now 17 shops'));
    expect(screen.getByRole('status').textContent).toBe('?open=1');
  });

  it('can always be lifted', () => {
    show(counts, { minRating: 4.5 });
    fireEvent.click(chip('Rated 4.5 or more 0 shops'));
    expect(chip('Rated 4.5 or more 0 shops').getAttribute('aria-disabled')).toBeNull();
  });

  it('are all offered before the counts have loaded', () => {
    show(undefined);
    fireEvent.click(chip('Deals'));
    expect(screen.getByRole('status').textContent).toBe('?deals=1');
  });
});
