import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountOfDay,
  deliveryCharge,
  isLimited,
  lineAmounts,
  lineSums,
  money,
  percentOf,
  priceStock,
  reductionOf,
  type Decimal,
  type Discount,
  type StockPriceInput,
} from '@domain/pricing/index.ts';
import {
  baseAmountArb,
  dateArb,
  discountArb,
  moneyArb,
  percentArb,
  rateArb,
  scaleArb,
  stockPriceArb,
} from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const inputArb: fc.Arbitrary<StockPriceInput> = fc.record({
  base: baseAmountArb,
  rate: rateArb,
  scale: scaleArb,
  taxPercent: percentArb,
  discount: fc.option(discountArb, { nil: undefined }),
});

/** A decimal as a fraction of whole numbers. */
const fraction = (value: Decimal): readonly [bigint, bigint] => {
  const [whole = '', part = ''] = value.split('.');
  return [BigInt(whole + part), 10n ** BigInt(part.length)];
};

/** r() of the contract: half up, of a product of decimals and whole numbers. */
const halfUp = (numbers: readonly Decimal[], times: bigint, over: bigint = 1n): number => {
  const parts = numbers.map(fraction);
  const top = parts.reduce((product, [digits]) => product * digits, times);
  const bottom = parts.reduce((product, [, unit]) => product * unit, over);
  return Number((2n * top + bottom) / (2n * bottom));
};

/** Contract 5.1, word by word. */
const slowPrice = ({ base, rate, scale, taxPercent, discount }: StockPriceInput): readonly number[] => {
  const unit = 10n ** BigInt(scale);
  const price = halfUp([base, rate], unit);
  const tax = halfUp([taxPercent], BigInt(price), 100n);
  const wanted = !discount
    ? 0
    : discount.type === 'fix'
      ? halfUp([discount.amount, rate], unit)
      : halfUp([discount.amount], BigInt(price), 100n);
  const reduction = Math.min(wanted, price + tax);
  return [price, tax, reduction, price + tax - reduction];
};

describe('PRICE-2 the price of one piece', () => {
  it('is price plus tax minus discount, each rounded once, half up', () => {
    fc.assert(
      fc.property(inputArb, (input) => {
        const { price, tax, discount, total } = priceStock(input);
        expect([price.minor, tax.minor, discount.minor, total.minor]).toEqual(slowPrice(input));
      }),
      runs(40, 30_000),
    );
  });

  it('is never negative, whatever the discount', () => {
    fc.assert(
      fc.property(inputArb, fc.integer({ min: 0, max: 10 ** 6 }), (input, amount) => {
        const discount: Discount = {
          id: 1,
          type: amount % 2 === 0 ? 'fix' : 'percent',
          amount: String(amount) as Decimal,
        };
        const reduced = priceStock({ ...input, discount });
        expect(reduced.total.minor).toBeGreaterThanOrEqual(0);
        expect(reduced.discount.minor).toBeGreaterThanOrEqual(0);
        expect(reduced.discount.minor).toBeLessThanOrEqual(reduced.price.minor + reduced.tax.minor);
        expect(isLimited(reductionOf(reduced.price, discount, input.rate), reduced.discount)).toBe(
          reductionOf(reduced.price, discount, input.rate).minor > reduced.price.minor + reduced.tax.minor,
        );
      }),
      runs(25, 10_000),
    );
  });

  it('does not fall when the base price rises, nor rise with a discount', () => {
    fc.assert(
      fc.property(inputArb, fc.nat({ max: 99 }), (input, more) => {
        const [whole = '0', part] = input.base.split('.');
        const dearer = `${Number(whole) + more}${part === undefined ? '' : `.${part}`}` as Decimal;
        const gross = { ...input, discount: undefined };
        expect(priceStock({ ...gross, base: dearer }).total.minor).toBeGreaterThanOrEqual(
          priceStock(gross).total.minor,
        );
        expect(priceStock(input).total.minor).toBeLessThanOrEqual(priceStock(gross).total.minor);
      }),
      runs(25, 10_000),
    );
  });

  it('ignores tax and discount of zero or negative percent', () => {
    for (const percent of ['0', '-5', '-0.01'] as Decimal[]) expect(percentOf(money(10_000, 2), percent).minor).toBe(0);
    expect(
      [percentOf(money(50, 2), '1' as Decimal), percentOf(money(49, 2), '1' as Decimal)].map(({ minor }) => minor),
    ).toEqual([1, 0]);
  });
});

describe('PRICE-2 the discount of the day', () => {
  it('is the active one with the lowest id, first and last day included', () => {
    const datedArb = fc.record({
      id: fc.integer({ min: 1, max: 5 }),
      type: fc.constant('fix' as const),
      amount: fc.constant('1' as Decimal),
      start: dateArb('2025-03-01', '2025-03-09'),
      end: dateArb('2025-03-01', '2025-03-09'),
      isActive: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(datedArb, { selector: ({ id }) => id, maxLength: 5 }),
        dateArb('2025-03-01', '2025-03-09'),
        (discounts, today) => {
          const day = (date: string): number => Number(date.slice(8));
          const running = discounts.filter(
            ({ start, end, isActive }) => isActive && day(start) <= day(today) && day(today) <= day(end),
          );
          expect(discountOfDay(discounts, today)?.id).toBe(
            running.length === 0 ? undefined : Math.min(...running.map(({ id }) => id)),
          );
        },
      ),
      runs(25, 10_000),
    );
  });
});

describe('PRICE-2 the amounts of a line', () => {
  const addonsArb = fc.array(fc.record({ price: stockPriceArb(2), quantity: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 3,
  });

  it('sum every piece and add-on and are never negative', () => {
    fc.assert(
      fc.property(stockPriceArb(2), fc.integer({ min: 1, max: 9 }), addonsArb, (price, quantity, addons) => {
        const pieces = [{ price, quantity }, ...addons].flatMap((part) =>
          Array.from({ length: part.quantity }, () => part.price),
        );
        const { gross, discount, net } = lineAmounts(price, quantity, addons);
        expect(gross.minor).toBe(pieces.reduce((sum, piece) => sum + piece.price.minor + piece.tax.minor, 0));
        expect(net.minor).toBe(pieces.reduce((sum, piece) => sum + piece.total.minor, 0));
        expect(discount.minor).toBe(gross.minor - net.minor);
        expect(net.minor).toBeGreaterThanOrEqual(0);
        expect(lineSums(price, quantity, addons)).toEqual({ gross: gross.minor, discount: discount.minor, scale: 2 });
      }),
      runs(25, 10_000),
    );
  });

  it('throws for an add-on in another currency', () => {
    fc.assert(
      fc.property(stockPriceArb(2), moneyArb(3), (price, amount) => {
        const foreign = { price: { price: amount, tax: amount, discount: amount, total: amount }, quantity: 1 };
        expect(() => lineSums(price, 1, [foreign])).toThrow('do not mix');
      }),
      runs(10),
    );
  });
});

describe('PRICE-5 the delivery fee', () => {
  it('is the tariff for the distance, converted and rounded once, half up', () => {
    fc.assert(
      fc.property(baseAmountArb, baseAmountArb, baseAmountArb, (base, perKm, km) => {
        const [[b, bu], [p, pu], [k, ku]] = [fraction(base), fraction(perKm), fraction(km)];
        const [above, below] = [(b * pu * ku + p * k * bu) * 100n, bu * pu * ku];
        const { minor } = deliveryCharge({ base, perKm, km }, { rate: '1' as Decimal, scale: 2 });
        expect(BigInt(minor)).toBe((2n * above + below) / (2n * below));
        expect(deliveryCharge({ base, perKm, km }, { rate: '1000' as Decimal, scale: 2 }).minor).toBe(
          Number((2n * above * 1000n + below) / (2n * below)),
        );
      }),
      runs(25, 10_000),
    );
  });
});
