import * as fc from 'fast-check';
import {
  calculate,
  decimal,
  quoteOf,
  addDecimals,
  type CalculationInput,
  type PricedStock,
  type Quote,
  type QuoteSlot,
} from '../pricing/index.ts';
import { calculationInputArb, quoteHeaderFor } from './calculation.arb.ts';

/** Edits of a cart and its shop between two quotes. */
export type QuoteEdit =
  /** Raises the price of an item's stock in all lines. */
  | { readonly kind: 'dearer'; readonly item: number }
  | { readonly kind: 'quantity'; readonly item: number; readonly quantity: number }
  | { readonly kind: 'gone'; readonly item: number }
  | { readonly kind: 'bonus' | 'coupon' | 'recipes' | 'tax' | 'service' | 'tips' | 'waiter' | 'packaging' | 'slot' };

/** One edit of a cart or its terms. */
export const quoteEditArb: fc.Arbitrary<QuoteEdit> = fc.oneof(
  { withCrossShrink: true },
  fc.record({ kind: fc.constant('dearer' as const), item: fc.nat({ max: 2 }) }),
  fc.record({
    kind: fc.constant('quantity' as const),
    item: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('gone' as const), item: fc.nat({ max: 2 }) }),
  fc.record({
    kind: fc.constantFrom(
      'bonus' as const,
      'coupon' as const,
      'recipes' as const,
      'tax' as const,
      'service' as const,
      'tips' as const,
      'waiter' as const,
      'packaging' as const,
      'slot' as const,
    ),
  }),
);

/** A quote and that of the same cart after some edits; without any both are equal. */
export type QuotePair = { readonly seen: Quote; readonly now: Quote; readonly edits: readonly QuoteEdit[] };

/** Pairs of quotes with up to three edits between them. */
export const quotePairArb: fc.Arbitrary<QuotePair> = fc
  .record({ input: calculationInputArb, edits: fc.array(quoteEditArb, { maxLength: 3 }) })
  .map(({ input, edits }) => {
    const start: Situation = { input, slot: SLOT };
    return { seen: quoted(start), now: quoted(edits.reduce(edited, start)), edits };
  });

/** The same cart quoted in another currency with the same decimal places. */
export const inOtherCurrency = ({
  scale,
  cartId,
  shopId,
  currencyId,
  rate,
  km,
  type,
  slot,
  coupon,
  lines,
}: Quote): Quote =>
  quoteOf({ scale, cartId, shopId, currencyId: currencyId + 1, rate, km, type, slot, coupon }, { lines });

type Situation = { readonly input: CalculationInput; readonly slot: QuoteSlot | null };

const SLOT: QuoteSlot = { date: '2025-03-10', time: '12:30' };

const quoted = ({ input, slot }: Situation): Quote => quoteOf({ ...quoteHeaderFor(input), slot }, calculate(input));

const edited = (situation: Situation, edit: QuoteEdit): Situation => {
  const { input } = situation;
  const change = (more: Partial<CalculationInput>): Situation => ({ ...situation, input: { ...input, ...more } });
  switch (edit.kind) {
    case 'dearer': {
      const raised = input.items[edit.item]?.stock.id;
      const dearer = (stock: PricedStock): PricedStock =>
        stock.id === raised ? { ...stock, base: addDecimals(stock.base, decimal('1.25')) } : stock;
      return change({
        items: input.items.map((item) => ({
          ...item,
          stock: dearer(item.stock),
          addons: item.addons.map((addon) => ({ ...addon, stock: dearer(addon.stock) })),
        })),
      });
    }
    case 'quantity':
      return change({
        items: input.items.map((item, index) => (index === edit.item ? { ...item, quantity: edit.quantity } : item)),
      });
    case 'gone':
      return change({ items: input.items.filter((_, index) => index !== edit.item) });
    case 'bonus':
      return change({ bonuses: [] });
    case 'coupon':
      return change({ coupon: undefined });
    case 'recipes':
      return change({ recipes: [] });
    case 'tax':
      return change({ shopTaxPercent: addDecimals(input.shopTaxPercent, decimal('3')) });
    case 'service':
      return change({ serviceFee: addDecimals(input.serviceFee, decimal('1')) });
    case 'tips':
      return change({ tips: { type: 'fix', minor: 250 } });
    case 'waiter':
      return change({ delivery: { type: 'dine_in', servicePercent: decimal('10') } });
    case 'packaging':
      return change({ packaging: { deposit: decimal('2'), boxes: 3 } });
    case 'slot':
      return { ...situation, slot: situation.slot ? null : SLOT };
  }
};
