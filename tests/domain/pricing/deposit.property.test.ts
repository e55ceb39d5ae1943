import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxesOf,
  calculate,
  decimal,
  depositFor,
  isOfferedDeposit,
  moneyOf,
  packagingInput,
  quoteId,
  quoteOf,
  recomputeQuote,
  type CalculationInput,
  type PackagingOffer,
  type Quote,
} from '@domain/pricing/index.ts';
import { baseAmountArb, calculationInputArb, couponRuleArb, quoteHeaderFor } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { halfUp, read, times, whole } from './slow-cart.ts';

const offerArb: fc.Arbitrary<PackagingOffer> = fc.record({
  deposit: baseAmountArb,
  boxes: fc.record(
    Object.fromEntries([1, 2, 3, 4, 5, 11].map((stock) => [String(stock), fc.integer({ min: 0, max: 5 })])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<PackagingOffer['boxes']>,
});

const without = (input: CalculationInput): CalculationInput => ({ ...input, packaging: undefined });
const piecesOf = ({ items }: CalculationInput) => items.map(({ stock, quantity }) => ({ stockId: stock.id, quantity }));
const withBoxes = (input: CalculationInput, offer: PackagingOffer): CalculationInput => ({
  ...input,
  packaging: packagingInput(piecesOf(input), offer),
});
const quoted = (input: CalculationInput): Quote => quoteOf(quoteHeaderFor(input), calculate(input));

describe('PRICE-8 the deposit for returnable boxes', () => {
  it('raises the total by the boxes at one rounded amount each, and changes nothing else', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const { boxes, deposit } = input.packaging ?? { boxes: 0, deposit: decimal(0) };
        const unit = Number(halfUp(times(times(read(deposit), read(input.rate)), whole(10 ** input.scale))));
        const bare = calculate(without(input)).totals;
        const { total, deposit: charged, ...others } = calculate(input).totals;
        expect(charged.minor).toBe(unit * boxes);
        expect(total.minor).toBe(bare.total.minor + unit * boxes);
        expect({ ...others, total: bare.total, deposit: bare.deposit }).toEqual(bare);
      }),
      runs(40, 100_000),
    );
  });

  it('PRICE-8a is the same whatever the tax, coupon, tip and discount', () => {
    fc.assert(
      fc.property(calculationInputArb, couponRuleArb, (input, coupon) => {
        const plain: CalculationInput = {
          ...input,
          shopTaxPercent: decimal(0),
          delivery: { type: 'pickup' },
          tips: undefined,
          recipes: [],
          items: input.items.map((item) => ({
            ...item,
            stock: { ...item.stock, discount: undefined, taxPercent: decimal(0) },
          })),
        };
        const { deposit } = calculate({ ...plain, coupon: undefined }).totals;
        expect(calculate({ ...input, coupon }).totals.deposit).toEqual(deposit);
        expect(calculate({ ...plain, tips: { type: 'percent', percent: decimal(15) } }).totals.deposit).toEqual(
          deposit,
        );
      }),
      runs(30, 50_000),
    );
  });

  it('PRICE-8b counts the boxes of what is paid for, however it is divided into lines', () => {
    fc.assert(
      fc.property(calculationInputArb, offerArb, fc.nat({ max: 9 }), (input, { boxes }, more) => {
        const pieces = piecesOf(input);
        const singles = pieces.flatMap(({ stockId, quantity }) =>
          Array.from({ length: quantity }, () => ({ stockId, quantity: 1 })),
        );
        expect(boxesOf(pieces, boxes)).toBe(boxesOf(singles.toReversed(), boxes));
        expect(boxesOf([...pieces, { stockId: 99, quantity: more }], boxes)).toBe(boxesOf(pieces, boxes));
        expect(boxesOf([{ stockId: 1, quantity: more }], { 1: 2 })).toBe(2 * more);
      }),
      runs(30),
    );
  });

  it('PRICE-8b is one line of all boxes, and none without boxes', () => {
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const lines = calculate(input).lines.filter(({ kind }) => kind === 'deposit');
        expect(lines.map(({ quantity }) => quantity)).toEqual(
          [input.packaging?.boxes ?? 0].filter((boxes) => boxes > 0),
        );
      }),
      runs(20),
    );
  });

  it('PRICE-8c is proven by what the shop offers for the pieces of the quote, on both sides alike', () => {
    fc.assert(
      fc.property(calculationInputArb, offerArb, (input, offer) => {
        const quote = quoted(withBoxes(input, offer));
        expect(recomputeQuote(quote).ok).toBe(true);
        expect(isOfferedDeposit(quote, offer)).toBe(true);
        expect(isOfferedDeposit(quoted(without(input)), undefined)).toBe(true);
        // What is offered before it is chosen is what it costs once it is.
        const { deposit } = calculate(withBoxes(input, offer)).totals;
        const boxes = boxesOf(piecesOf(input), offer.boxes);
        expect(depositFor(quoted(without(input)), offer)).toEqual(boxes > 0 ? { boxes, deposit } : undefined);
      }),
      runs(30, 20_000),
    );
  });

  it('PRICE-8c is not proven with another deposit, other boxes, or unasked', () => {
    fc.assert(
      fc.property(calculationInputArb, offerArb, fc.integer({ min: 1, max: 9 }), (input, offer, more) => {
        const { boxes } = packagingInput(piecesOf(input), offer);
        const forged = quoted({ ...input, packaging: { deposit: offer.deposit, boxes: boxes + more } });
        expect(recomputeQuote(forged).ok).toBe(true);
        expect(isOfferedDeposit(forged, offer)).toBe(false);
        expect(isOfferedDeposit(forged, undefined)).toBe(false);
        const dearer = quoted({ ...input, packaging: { deposit: decimal('77.77'), boxes: boxes + 1 } });
        expect(isOfferedDeposit(dearer, { ...offer, boxes: { ...offer.boxes } })).toBe(false);
      }),
      runs(30, 20_000),
    );
  });

  it('PRICE-8c is found wrong where its amount does not follow from its own rule', () => {
    const input = { rate: decimal('1.5'), scale: 2 as const, packaging: { deposit: decimal(2), boxes: 3 } };
    fc.assert(
      fc.property(calculationInputArb, fc.integer({ min: 1, max: 500 }), (cart, more) => {
        const quote = quoted({ ...cart, ...input });
        const lines = quote.lines.map((line) => {
          const [part] = line.parts;
          if (line.kind !== 'deposit' || !part) return line;
          const unit = part.unit + more;
          return { ...line, parts: [{ ...part, unit }], amount: unit * line.quantity };
        });
        const forged = { ...quote, lines, total: quote.total + 3 * more };
        expect(recomputeQuote({ ...forged, id: quoteId(forged) })).toMatchObject({
          ok: false,
          error: { what: 'part', label: 'deposit' },
        });
      }),
      runs(20),
    );
  });

  it('refuses boxes that are no whole number, or fewer than none', () => {
    fc.assert(
      fc.property(calculationInputArb, fc.constantFrom(-1, 0.5, Number.NaN), (input, boxes) => {
        expect(() => calculate({ ...input, packaging: { deposit: decimal(2), boxes } })).toThrow(RangeError);
      }),
      runs(5),
    );
  });

  it('is three boxes at 2.00 in an order', () => {
    fc.assert(
      fc.property(calculationInputArb, (cart) => {
        const input = { ...cart, rate: decimal(1), scale: 2 as const, packaging: { deposit: decimal(2), boxes: 3 } };
        expect(calculate(input).totals.deposit).toEqual(moneyOf(decimal(6), 2));
      }),
      runs(3),
    );
  });
});
