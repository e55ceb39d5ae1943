import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculate,
  decimal,
  decimalOfMinor,
  deliveryCharge,
  divideDecimal,
  addDecimals,
  compareDecimals,
  lineAmounts,
  lineSums,
  money,
  moneyOf,
  multiplyDecimals,
  noMoney,
  parseDecimal,
  percentOf,
  priceStock,
  priceText,
  quoteOf,
  recomputeQuote,
  roundDecimal,
  timesMoney,
  type CalculationInput,
  type Decimal,
  type Money,
  type Scale,
} from '@domain/pricing/index.ts';
import {
  calculationInputArb,
  hostileNumberArb,
  hostileTextArb,
  quoteArb,
  quoteHeaderFor,
  stockPriceArb,
  uncountableNumberArb,
} from '@domain/testing/index.ts';
import { holdsNaN, isRefused, unlessRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const forged = (minor: number, scale: number): Money => ({ minor, scale }) as Money;

/** Text that is typed as a decimal but is not one. */
const fakeDecimalArb = fc
  .oneof(
    fc.constantFrom(
      '',
      ' ',
      '-',
      '.',
      '5.',
      '.5',
      '1e5',
      '0x10',
      '1.2.3',
      '--1',
      ' 1',
      '1 ',
      'NaN',
      '+1',
      '1_000',
      '1,5',
    ),
    hostileTextArb,
  )
  .filter((text) => !/^-?\d+(\.\d+)?$/.test(text)) as fc.Arbitrary<Decimal>;

describe('PRICE-1 amounts', () => {
  it('throw for invalid amounts, decimal places and counts', () => {
    fc.assert(
      fc.property(hostileNumberArb, hostileNumberArb, (number, other) => {
        const isWhole = Number.isSafeInteger(number);
        const isScale = [0, 2, 3].includes(other);
        expect(isRefused(() => money(number, other as Scale))).toBe(!isWhole || !isScale);
        expect(isRefused(() => noMoney(other as Scale))).toBe(!isScale);
        expect(isRefused(() => priceText(forged(number, other), { symbol: '$', position: 'after' }))).toBe(
          !isWhole || !isScale,
        );
        expect(isRefused(() => decimalOfMinor(number, 2))).toBe(!isWhole);
        const arePlaces = Number.isInteger(other) && other >= 0 && other <= 400;
        expect(
          [
            () => decimalOfMinor(1, other),
            () => roundDecimal('0' as Decimal, other),
            () => divideDecimal('0' as Decimal, '1' as Decimal, other),
          ].map(isRefused),
        ).toEqual([!arePlaces, !arePlaces, !arePlaces]);
        expect(isRefused(() => timesMoney(money(2, 2), number))).toBe(
          !Number.isSafeInteger(number) || !Number.isSafeInteger(2 * number),
        );
        expect(isRefused(() => decimal(number))).toBe(!Number.isFinite(number));
      }),
      runs(25, 20_000),
    );
  });

  it('throw for text that is only typed as a decimal', () => {
    const [one, two] = ['1', '2'] as Decimal[] as [Decimal, Decimal];
    fc.assert(
      fc.property(fakeDecimalArb, (fake) => {
        const calls = [
          () => addDecimals(fake, one),
          () => multiplyDecimals(two, fake),
          () => compareDecimals(fake, one),
          () => roundDecimal(fake, 2),
          () => divideDecimal(one, fake, 2),
          () => moneyOf(fake, 2),
          () => percentOf(money(100, 2), fake),
          () => deliveryCharge({ base: one, perKm: fake, km: two }, { rate: one, scale: 2 }),
          () => priceStock({ base: fake, rate: one, scale: 2, taxPercent: one, discount: undefined }),
        ];
        expect(calls.map(isRefused)).toEqual(calls.map(() => true));
      }),
      runs(30, 10_000),
    );
  });

  it('reject numbers of more than 400 digits, and round-trip what they write', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 420 }),
        fc.nat({ max: 420 }),
        fc.integer({ min: -420, max: 420 }),
        fc.constantFrom('', '-', '+'),
        (whole, part, exponent, sign) => {
          const text = `${sign}${'7'.repeat(whole)}.${'3'.repeat(part)}e${exponent}`;
          const read = parseDecimal(text);
          expect(read.ok).toBe(whole + part > 0 && Math.max(1, whole) + part + Math.abs(exponent) <= 400);
          if (read.ok) expect(parseDecimal(read.value)).toEqual(read);
        },
      ),
      runs(40, 10_000),
    );
    expect([
      parseDecimal(`.${'3'.repeat(399)}`).ok,
      parseDecimal(`.${'3'.repeat(400)}`).ok,
      parseDecimal('9'.repeat(1_000_000)).ok,
    ]).toEqual([true, false, false]);
  });

  it('return zero for a negative share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        fc.integer({ min: -500, max: 500 }),
        (minor, percent) => {
          const share = percentOf(money(minor, 2), decimal(percent)).minor;
          expect(share).toBe(minor <= 0 || percent <= 0 ? 0 : Number((BigInt(minor) * BigInt(percent) + 50n) / 100n));
        },
      ),
      runs(40, 10_000),
    );
  });

  it('throw for fractions of pieces and inexact sums', () => {
    fc.assert(
      fc.property(stockPriceArb(2), hostileNumberArb, (price, quantity) => {
        const { gross, discount } = {
          gross: (price.price.minor + price.tax.minor) * quantity,
          discount: price.discount.minor * quantity,
        };
        const isExact = [quantity, gross, discount].every(Number.isSafeInteger);
        for (const call of [
          () => lineSums(price, quantity, []),
          () => lineAmounts(price, quantity, []),
          () => lineSums(price, 0, [{ price, quantity }]),
        ])
          expect(isRefused(call)).toBe(!isExact);
      }),
      runs(40, 10_000),
    );
  });
});

/** Ways to put a number, or the text of one, where the engine takes it. */
const SPOILS: readonly ((input: CalculationInput, number: number) => CalculationInput)[] = [
  (input, number) => ({ ...input, items: input.items.map((item) => ({ ...item, quantity: number })) }),
  (input, number) => ({ ...input, items: input.items.map((item) => ({ ...item, member: number })) }),
  (input, number) => ({
    ...input,
    items: input.items.map((item) => ({ ...item, stock: { ...item.stock, id: number } })),
  }),
  (input, number) => ({
    ...input,
    items: input.items.map((item) => ({ ...item, addons: [{ stock: item.stock, quantity: number }] })),
  }),
  (input, number) => ({
    ...input,
    items: input.items.map((item) => ({ ...item, addons: [{ stock: { ...item.stock, id: number }, quantity: 1 }] })),
  }),
  (input, number) => ({ ...input, ownerMember: number }),
  (input, number) => ({ ...input, tips: { type: 'fix', minor: number } }),
  (input, number) => ({ ...input, scale: number as Scale }),
  (input, number) => ({
    ...input,
    bonuses: [
      { id: number, type: 'count', stockId: 1, value: '1' as Decimal, bonusStockId: 2, quantity: 1, available: 1 },
    ],
  }),
  (input, number) => ({
    ...input,
    bonuses: [
      {
        id: 1,
        type: 'count',
        stockId: 1,
        value: String(number) as Decimal,
        bonusStockId: 2,
        quantity: 1,
        available: 1,
      },
    ],
  }),
  (input, number) => ({
    ...input,
    bonuses: [
      { id: 1, type: 'count', stockId: 1, value: '1' as Decimal, bonusStockId: number, quantity: 1, available: 1 },
    ],
  }),
  (input, number) => ({
    ...input,
    bonuses: [
      { id: 1, type: 'sum', stockId: 1, value: '1' as Decimal, bonusStockId: 2, quantity: number, available: 1 },
    ],
  }),
  (input, number) => ({
    ...input,
    bonuses: [
      { id: 1, type: 'sum', stockId: 1, value: '1' as Decimal, bonusStockId: 2, quantity: 1, available: number },
    ],
  }),
  (input, number) => ({
    ...input,
    recipes: [{ id: number, type: 'fix', amount: '1' as Decimal, ingredients: [{ stockId: 1, quantity: 1 }] }],
  }),
  (input, number) => ({
    ...input,
    recipes: [{ id: 1, type: 'fix', amount: '1' as Decimal, ingredients: [{ stockId: 1, quantity: number }] }],
  }),
];

/** Ways to ask for less than nothing. */
const NEGATIVES: readonly ((input: CalculationInput, amount: Decimal) => CalculationInput)[] = [
  (input, rate) => ({ ...input, rate }),
  (input, serviceFee) => ({ ...input, serviceFee }),
  (input, base) => ({ ...input, delivery: { type: 'delivery', base, perKm: '1' as Decimal, km: '1' as Decimal } }),
  (input, perKm) => ({ ...input, delivery: { type: 'delivery', base: '1' as Decimal, perKm, km: '1' as Decimal } }),
  (input, km) => ({ ...input, delivery: { type: 'delivery', base: '1' as Decimal, perKm: '1' as Decimal, km } }),
  (input, price) => ({ ...input, delivery: { type: 'point', price } }),
  (input, amount) => ({ ...input, coupon: { code: 'X', type: 'fix', target: 'total_price', amount } }),
  (input, percent) => ({ ...input, tips: { type: 'percent', percent } }),
  (input, base) => ({
    ...input,
    items: [
      { member: 1, stock: { id: 1, base, taxPercent: '0' as Decimal, discount: undefined }, quantity: 1, addons: [] },
    ],
  }),
  (input, amount) => ({
    ...input,
    items: [
      {
        member: 1,
        stock: { id: 1, base: '1' as Decimal, taxPercent: '0' as Decimal, discount: { id: 1, type: 'fix', amount } },
        quantity: 1,
        addons: [],
      },
    ],
  }),
  (input, amount) => ({
    ...input,
    items: [
      {
        member: 1,
        stock: { id: 1, base: '900' as Decimal, taxPercent: '0' as Decimal, discount: undefined },
        quantity: 1,
        addons: [],
      },
    ],
    recipes: [{ id: 1, type: 'fix', amount, ingredients: [{ stockId: 1, quantity: 1 }] }],
  }),
];

describe('PRICE-1 the price engine', () => {
  it('throws for invalid counts, ids and amounts, or returns a correct total', () => {
    fc.assert(
      fc.property(
        calculationInputArb,
        fc.constantFrom(...SPOILS),
        hostileNumberArb,
        uncountableNumberArb,
        (input, spoil, number, uncountable) => {
          const spoilt = spoil(input, number);
          const priced = unlessRefused(() => quoteOf(quoteHeaderFor(spoilt), calculate(spoilt)));
          if (priced) {
            expect([holdsNaN(priced), priced.total >= 0]).toEqual([false, true]);
            expect(recomputeQuote(priced).ok).toBe(true);
          }
          if (input.items.length > 0) expect(isRefused(() => calculate(spoil(input, uncountable)))).toBe(true);
        },
      ),
      runs(12, 10_000),
    );
  });

  it('throws for negative deductions', () => {
    fc.assert(
      fc.property(calculationInputArb, fc.integer({ min: 1, max: 10 ** 6 }), (input, size) => {
        for (const spoil of NEGATIVES)
          expect(isRefused(() => calculate(spoil(input, decimalOfMinor(-size, 3))))).toBe(true);
        expect(isRefused(() => calculate({ ...input, rate: '0' as Decimal }))).toBe(true);
      }),
      runs(4, 2000),
    );
  });

  it('throws for inexact amounts on the way, even if the sum would be exact', () => {
    const dear = { id: 1, base: '900000000000' as Decimal, taxPercent: '0' as Decimal, discount: undefined };
    const free = { ...dear, discount: { id: 1, type: 'percent', amount: '100' as Decimal } } as const;
    const terms = {
      rate: '1' as Decimal,
      scale: 3,
      bonuses: [],
      recipes: [],
      ownerMember: 1,
      shopTaxPercent: '0' as Decimal,
      serviceFee: '0' as Decimal,
      delivery: { type: 'pickup' },
      tips: undefined,
      coupon: undefined,
    } as const;
    const cart = (stock: typeof dear | typeof free, quantity: number, items: number = 1): CalculationInput => ({
      ...terms,
      items: Array.from({ length: items }, (_, member) => ({ member, stock, quantity, addons: [] })),
    });
    expect(
      [cart(free, 10), cart(free, 11), cart(free, 1, 11), cart(dear, 1, 10), cart(dear, 1, 11)].map((input) =>
        isRefused(() => calculate(input)),
      ),
    ).toEqual([false, true, true, false, true]);
  });

  it('rejects a quote with an invalid number', () => {
    fc.assert(
      fc.property(quoteArb, hostileNumberArb, fc.nat({ max: 99 }), (quote, number, at) => {
        const place = at % (quote.lines.length + 1);
        const lines = quote.lines.map((line, index) =>
          index === place ? { ...line, parts: line.parts.map((part) => ({ ...part, unit: number })) } : line,
        );
        const spoilt = place === quote.lines.length ? { ...quote, total: number } : { ...quote, lines };
        const isSame =
          place === quote.lines.length
            ? quote.total === number
            : quote.lines[place]?.parts.every(({ unit }) => unit === number);
        expect(recomputeQuote(spoilt).ok).toBe(isSame);
      }),
      runs(8, 10_000),
    );
  });
});
