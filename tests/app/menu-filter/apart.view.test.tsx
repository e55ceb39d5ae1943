import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CART } from '@app/features/cart/index.ts';
import { ApartFrom } from '@app/features/menu-filter/apart.view.tsx';
import { QUICK_ADD } from '@app/features/product/index.ts';
import { bound, render } from '../render.tsx';
import { product } from '../search/goods.ts';
import { viewServices } from '../view-services.ts';

const show = (count: number, silent: number) => {
  const items = Array.from({ length: count }, (_, index) => product(index + 1));
  const services = [
    ...viewServices,
    bound(CART as never, { quantityOf: () => 0 }),
    bound(QUICK_ADD as never, { isAdding: () => false }),
  ];
  render(<ApartFrom vm={{ apart: { items, silent } } as never} />, { services });
};
const open = () => {
  const details = document.querySelector('details');
  act(() => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
};
const shown = () => screen.queryAllByRole('listitem').length;

describe('CATALOG-5k dishes that do not suit', () => {
  it.each([
    [3, 0, 'Not what you asked for: 3.'],
    [3, 3, 'The shop does not say what is in them: 3.'],
    [3, 1, 'Not what you asked for: 2. The shop does not say what is in them: 1.'],
  ])('of %i, %i without a word about them, are counted by the reason', (count, silent, text) => {
    show(count, silent);
    expect(screen.getByRole('heading', { name: 'Not for you' }).nextElementSibling?.textContent?.trim()).toBe(text);
  });

  it('are there only once they are opened, sixty at a time', () => {
    show(61, 0);
    expect(shown()).toBe(0);
    open();
    expect(shown()).toBe(60);
    fireEvent.click(screen.getByRole('button', { name: 'Show more of these' }));
    expect([shown(), screen.queryByRole('button', { name: 'Show more of these' })]).toEqual([61, null]);
  });

  it('are nothing where all suit', () => {
    show(0, 0);
    expect(document.querySelector('details')).toBeNull();
  });
});
