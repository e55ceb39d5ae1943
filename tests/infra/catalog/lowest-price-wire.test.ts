import { describe, expect, it } from 'vitest';
import { cardPrice } from '@domain/catalog/index.ts';
import { money } from '@domain/pricing/index.ts';
import type { ReadingContext } from '@infra/catalog/catalog-wire.ts';
import { toProductCard } from '@infra/catalog/product-wire.ts';

const context = { scale: () => 2, toImage: () => undefined, language: () => 'en' } as unknown as ReadingContext;

const amounts = (total_price: number) => ({ price: total_price, tax: 0, discount: 0, total_price });
const bowl = { mandatory: true, product: { id: 2, stock: { id: 9, quantity: 40, ...amounts(2) } } };
const poke = {
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000001',
  stocks: [{ id: 1, quantity: 9, ...amounts(14.9), addons: [bowl] }],
};

describe('CATALOG-7c the lowest price on the wire', () => {
  it('is the server’s on a card', () => {
    const told = { ...poke, lowest_price: { amount: 16.9, discount: 0.5, varies: true } };
    expect(cardPrice(toProductCard(told, context))).toEqual({
      amount: money(1690, 2),
      discount: money(50, 2),
      varies: true,
    });
  });

  it('stays that of the first stock on the card of a server that does not tell', () => {
    for (const lowest_price of [undefined, null])
      expect(cardPrice(toProductCard({ ...poke, lowest_price }, context))?.amount).toEqual(money(1490, 2));
  });
});
