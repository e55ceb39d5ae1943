import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '@domain/cart/index.ts';
import { decimal, priceStock } from '@domain/pricing/index.ts';
import { CartLineView } from '@app/features/cart/index.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { line } from './cart-server.ts';

/** Each piece costs 10.00, 20 % off: 8.00. */
const onOffer = (quantity: number): CartLine => {
  const plain = line(1, quantity);
  const price = priceStock({
    base: decimal('10'),
    rate: decimal('1'),
    scale: 2,
    taxPercent: decimal('0'),
    discount: { id: 1, type: 'percent', amount: decimal('20') },
  });
  return { ...plain, item: { ...plain.item, price } };
};

const limited = (quantity: number, min: number, max: number, available: number): CartLine => {
  const plain = line(1, quantity);
  return { ...plain, item: { ...plain.item, limits: { min, max, available } } };
};

const show = (shown: CartLine) => {
  const set: number[] = [];
  render(
    <ul>
      <CartLineView line={shown} vm={{ setQuantity: (_, quantity) => void set.push(quantity) }} />
    </ul>,
    { services: viewServices },
  );
  return { set, item: screen.getByRole('listitem') };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('CART-8 the price of a line', () => {
  it('is the sum of its pieces and add-ons, and nothing is struck through without a discount', () => {
    const { item } = show(line(3, 2, { addons: 2 }));
    expect(screen.getByText('$7.20')).toBeDefined();
    expect(item.querySelector('s')).toBeNull();
  });

  it('names what comes with every piece apart from the chosen extras, with its part of the price', () => {
    show(line(3, 2, { addons: 2 }));
    expect(screen.getByText('2 × Extra')).toBeDefined();
    expect(screen.getByText(/^including/).textContent).toBe('including Lid $0.20');
  });

  it('strikes through what its pieces cost before the discount', () => {
    const { item } = show(onOffer(3));
    expect(screen.getByText('$24.00')).toBeDefined();
    expect(item.querySelector('s')?.textContent).toBe('$30.00');
  });
});

describe('CART-7 the quantity of a line', () => {
  it('goes up and down by one', () => {
    const { set } = show(line(1, 4));
    press('One more: Dish 1');
    press('One less: Dish 1');
    expect(set).toEqual([5, 3]);
  });

  it('removes the line below its minimum, with a notice', () => {
    const { set } = show(limited(3, 3, 9, 9));
    press('Remove Dish 1');
    expect(set).toEqual([0]);
  });

  it.each([
    ['the shop’s limit', limited(4, 1, 4, 9), 'At most 4 per order'],
    ['the supply', limited(4, 1, 9, 4), 'The last 4'],
    ['the last piece', limited(1, 1, 9, 1), 'The last one'],
  ])('stops at %s and names it', (_, full, text) => {
    const { set } = show(full);
    press('One more: Dish 1');
    expect(set).toEqual([]);
    expect(screen.getByText(text)).toBeDefined();
  });

  it('names no limit one piece below it', () => {
    show(limited(3, 1, 4, 9));
    expect(screen.queryByText(/At most|last/)).toBeNull();
  });
});
