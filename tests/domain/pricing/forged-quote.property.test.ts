import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculate,
  linesTotal,
  LINE_KINDS,
  quoteOf,
  recomputeQuote,
  type CalculationInput,
  type Decimal,
  type LineLabel,
  type PriceLine,
  type PricePart,
  type PriceRule,
  type Quote,
} from '@domain/pricing/index.ts';
import { calculationInputArb, quoteArb, quoteHeaderFor } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { slowProof } from './slow-proof.ts';

type Draw = { readonly pick: <Item>(items: readonly Item[]) => Item; readonly by: number };

const RULES: readonly PriceRule[] = ['price', 'percent', 'fixed', 'distance', 'free', 'given'];
const LABELS = [
  'price',
  'tax',
  'discount',
  'bonus',
  'recipe.discount',
  'shop.tax',
  'delivery.fee',
  'service.fee',
  'waiter.fee',
  'promo.code',
  'tips',
] as const;
const ODD_ARGS = ['0', '1', '7.5', '-5', 'abc', '', 5, 0, true, '100', '1000'] as const;
const ARG_NAMES = ['percent', 'of', 'base', 'per_km', 'km', 'limited'] as const;

type ForgePart = (part: PricePart, draw: Draw) => PricePart;
const withArg = (part: PricePart, name: string, value: string | number | boolean): PricePart => ({
  ...part,
  args: { ...part.args, [name]: value },
});
const PARTS: readonly ForgePart[] = [
  (part, { by }) => ({ ...part, unit: part.unit + by }),
  (part) => ({ ...part, unit: 0 - part.unit }),
  (part) => ({ ...part, unit: 0 }),
  (part, { pick }) => ({ ...part, rule: pick(RULES) }),
  (part, { pick }) => ({ ...part, label: pick(LABELS) }),
  (part, { by }) => ({ ...part, quantity: part.quantity + by }),
  (part, { pick }) => withArg(part, pick(ARG_NAMES), pick(ODD_ARGS)),
  (part, { by }) => withArg(part, 'of', Number(part.args['of'] ?? 0) + by),
  (part) => withArg(part, 'limited', part.args['limited'] !== true),
  (part, { pick }) => {
    const name = pick(ARG_NAMES);
    return { ...part, args: Object.fromEntries(Object.entries(part.args).filter(([one]) => one !== name)) };
  },
];

type ForgeLine = (line: PriceLine, draw: Draw) => PriceLine;
const LINES: readonly ForgeLine[] = [
  (line, draw) => {
    const at = draw.pick(line.parts);
    const forge = draw.pick(PARTS);
    return { ...line, parts: line.parts.map((part) => (part === at ? forge(part, draw) : part)) };
  },
  (line, { by }) => ({
    ...line,
    quantity: line.quantity + by,
    parts: line.parts.map((part) => ({ ...part, quantity: part.quantity + by })),
  }),
  (line) => ({ ...line, quantity: 0, parts: line.parts.map((part) => ({ ...part, quantity: 0 })) }),
  (line, { pick }) => ({ ...line, kind: pick([...LINE_KINDS, 'addon']) }),
  (line, { pick }) => ({ ...line, label: pick(LABELS) as LineLabel }),
  (line, { pick }) => {
    const label = pick(LABELS) as LineLabel;
    return { ...line, label, parts: line.parts.map((part) => ({ ...part, label })) };
  },
  (line, { pick }) => ({ ...line, parts: line.parts.flatMap((part) => pick([[part], [], [part, part]])) }),
  (line) => ({ ...line, parts: line.parts.toReversed() }),
  (line) => ({ ...line, parts: [] }),
  (line) => ({ ...line, children: [...line.children, { ...line, children: [] }] }),
  (line) => ({ ...line, children: [...line.children, { ...line, kind: 'addon', children: [] }] }),
  (line) => ({ ...line, children: line.children.map((child) => ({ ...child, children: [child] })) }),
  (line, draw) => ({
    ...line,
    children: line.children.map((child) => ({
      ...child,
      parts: child.parts.map((part) => draw.pick(PARTS)(part, draw)),
    })),
  }),
  (line) => ({ ...line, ref: 'OTHER' }),
  // A right line of its own, at another price.
  (line, { by }) =>
    line.kind === 'item'
      ? {
          ...line,
          children: [],
          parts: [{ label: 'price', quantity: line.quantity, unit: Math.abs(by), rule: 'price', args: {} }],
        }
      : line,
];

type Forge = (quote: Quote, draw: Draw) => Quote;
const QUOTES: readonly Forge[] = [
  (quote, draw) => {
    const at = draw.pick(quote.lines);
    const forge = draw.pick(LINES);
    return { ...quote, lines: quote.lines.map((line) => (line === at ? forge(line, draw) : line)) };
  },
  (quote, { pick }) => {
    const at = pick(quote.lines);
    return { ...quote, lines: quote.lines.filter((line) => line !== at) };
  },
  (quote, { pick }) => {
    const at = pick(quote.lines);
    return { ...quote, lines: quote.lines.flatMap((line) => (line === at ? [line, line] : [line])) };
  },
  (quote, { pick }) => ({ ...quote, lines: [...quote.lines, pick(quote.lines)] }),
  (quote) => ({ ...quote, lines: quote.lines.toReversed() }),
  (quote, { pick }) => ({ ...quote, coupon: pick([null, 'OTHER', quote.coupon]) }),
  (quote, { pick }) => ({ ...quote, km: pick([null, '0', '3.5', quote.km]) as Decimal | null }),
  (quote, { pick }) => ({ ...quote, type: pick(['delivery', 'pickup', 'point']) }),
  (quote, { pick }) => ({ ...quote, rate: pick(['1', '2', quote.rate]) as Decimal }),
  (quote, { pick }) => ({ ...quote, scale: pick([0, 2, 3] as const) }),
];

const summed = (line: PriceLine): PriceLine => ({
  ...line,
  amount: line.parts.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0),
  children: line.children.map(summed),
});

/** Sums and id made right again: what a dishonest server would send. */
const signed = ({ id: _id, total: _total, lines, ...header }: Quote): Quote =>
  quoteOf(header, { lines: lines.map(summed) });

const forgeryArb = fc
  .tuple(
    calculationInputArb,
    fc.array(fc.constantFrom(...QUOTES, ...Array.from({ length: 12 }, () => QUOTES[0] as Forge)), {
      minLength: 1,
      maxLength: 2,
    }),
    fc.gen(),
    fc.constantFrom(-2, -1, 1, 2, 500),
  )
  .map(([input, forges, gen, by]) => {
    const pick: Draw['pick'] = (items) =>
      items[gen(fc.nat, { max: Math.max(0, items.length - 1) })] as (typeof items)[number];
    const honest = quoteOf(quoteHeaderFor(input), calculate(input));
    return {
      honest,
      forged: signed(
        forges.reduce((quote, forge) => (quote.lines.length === 0 ? quote : forge(quote, { pick, by })), honest),
      ),
    };
  });

const NOTHING = '0' as Decimal;
const stock = (
  id: number,
  discount: CalculationInput['items'][number]['stock']['discount'],
): CalculationInput['items'][number]['stock'] => ({ id, base: '5' as Decimal, taxPercent: '8' as Decimal, discount });

/** Carts with every kind of line and every rule. */
const RICH: readonly CalculationInput[] = [
  {
    rate: '2' as Decimal,
    scale: 2,
    ownerMember: 1,
    shopTaxPercent: '5' as Decimal,
    serviceFee: '1' as Decimal,
    tips: { type: 'fix', minor: 200 },
    items: [
      {
        member: 1,
        stock: stock(1, { id: 1, type: 'percent', amount: '10' as Decimal }),
        quantity: 2,
        addons: [{ stock: stock(11, { id: 2, type: 'fix', amount: '90' as Decimal }), quantity: 1 }],
      },
      { member: 2, stock: stock(2, { id: 3, type: 'fix', amount: '1' as Decimal }), quantity: 2, addons: [] },
    ],
    bonuses: [
      { id: 1, type: 'sum', stockId: undefined, value: '1' as Decimal, bonusStockId: 3, quantity: 1, available: 3 },
    ],
    recipes: [
      { id: 1, type: 'percent', amount: '10' as Decimal, ingredients: [{ stockId: 1, quantity: 1 }] },
      { id: 2, type: 'fix', amount: '90' as Decimal, ingredients: [{ stockId: 2, quantity: 1 }] },
    ],
    delivery: { type: 'delivery', base: '2.5' as Decimal, perKm: '0.4' as Decimal, km: '3.5' as Decimal },
    coupon: { code: 'ALL', type: 'fix', target: 'total_price', amount: '2' as Decimal },
  },
  {
    rate: '1' as Decimal,
    scale: 3,
    ownerMember: 1,
    shopTaxPercent: NOTHING,
    serviceFee: NOTHING,
    tips: { type: 'percent', percent: '10' as Decimal },
    bonuses: [],
    recipes: [],
    items: [
      { member: 1, stock: { ...stock(1, undefined), taxPercent: NOTHING }, quantity: 1, addons: [] },
      { member: 1, stock: stock(2, undefined), quantity: 1, addons: [] },
    ],
    delivery: { type: 'dine_in', servicePercent: '10' as Decimal },
    coupon: { code: 'X', type: 'percent', target: 'total_price', amount: '150' as Decimal },
  },
  {
    rate: '1' as Decimal,
    scale: 0,
    ownerMember: 1,
    shopTaxPercent: '5' as Decimal,
    serviceFee: '1' as Decimal,
    tips: undefined,
    bonuses: [],
    recipes: [],
    items: [
      {
        member: 1,
        stock: stock(1, { id: 1, type: 'percent', amount: '300' as Decimal }),
        quantity: 3,
        addons: [{ stock: stock(11, undefined), quantity: 1 }],
      },
    ],
    delivery: { type: 'point', price: '4' as Decimal },
    coupon: { code: 'X', type: 'fix', target: 'delivery_fee', amount: '9' as Decimal },
  },
];

/** Every change of one part. */
const partForgeries = (part: PricePart): readonly PricePart[] => [
  ...[-1, 1, 0 - part.unit, -2 * part.unit].map((by) => ({ ...part, unit: part.unit + by })),
  ...[-1, 1].map((by) => ({ ...part, quantity: part.quantity + by })),
  ...RULES.map((rule) => ({ ...part, rule })),
  ...LABELS.map((label) => ({ ...part, label })),
  ...ARG_NAMES.flatMap((name) => [
    ...ODD_ARGS.map((value) => withArg(part, name, value)),
    { ...part, args: Object.fromEntries(Object.entries(part.args).filter(([one]) => one !== name)) },
  ]),
  { ...withArg(part, 'of', Number(part.args['of'] ?? 0) + 1) },
  { ...part, rule: 'free', unit: 0, args: {} },
  { ...part, rule: 'given', args: {} },
  { ...part, rule: 'fixed', unit: 0 - part.unit, args: { base: '1' } },
];

/** Every change of one line, its parts and its children. */
const lineForgeries = (line: PriceLine): readonly PriceLine[] => [
  ...line.parts.flatMap((part, at) =>
    partForgeries(part).map((forged) => ({ ...line, parts: line.parts.with(at, forged) })),
  ),
  ...line.parts.flatMap((part, at) => [
    { ...line, parts: line.parts.toSpliced(at, 1) },
    { ...line, parts: line.parts.toSpliced(at, 0, part) },
  ]),
  ...line.children.flatMap((child, at) =>
    [...lineForgeries(child), { ...child, children: [child] }].map((forged) => ({
      ...line,
      children: line.children.with(at, forged),
    })),
  ),
  ...[...LINE_KINDS, 'addon' as const].map((kind) => ({ ...line, kind })),
  ...LABELS.map((label) => ({ ...line, label: label as LineLabel })),
  ...LABELS.map((label) => ({
    ...line,
    label: label as LineLabel,
    parts: line.parts.map((part) => ({ ...part, label })),
  })),
  ...[0, 1, 2, 7].map((quantity) => ({ ...line, quantity, parts: line.parts.map((part) => ({ ...part, quantity })) })),
  { ...line, quantity: line.quantity + 1 },
  { ...line, parts: line.parts.toReversed() },
  { ...line, ref: 'OTHER' },
  { ...line, children: [...line.children, { ...line, children: [] }] },
  { ...line, children: [...line.children, { ...line, kind: 'addon', children: [] }] },
];

/** Every change of one quote, with its lines, but without its id. */
const quoteForgeries = (quote: Quote): readonly Quote[] => [
  ...quote.lines.flatMap((line, at) =>
    [
      ...lineForgeries(line).map((forged) => quote.lines.with(at, forged)),
      quote.lines.toSpliced(at, 1),
      quote.lines.toSpliced(at, 0, line),
      [...quote.lines, line],
    ].map((lines) => ({ ...quote, lines })),
  ),
  ...[null, 'OTHER', 'X', 'ALL'].map((coupon) => ({ ...quote, coupon })),
  ...[null, '0', '3.5'].map((km) => ({ ...quote, km: km as Decimal | null })),
  ...['delivery', 'pickup', 'point'].map((type) => ({ ...quote, type })),
  ...['1', '2'].map((rate) => ({ ...quote, rate: rate as Decimal })),
];

describe('PRICE-7 a forged quote', () => {
  it('is rejected after any single change, even before its id is compared', () => {
    // Every day some of the smallest cart, in full and for mutants all.
    const isEveryDay = runs(1, 2).numRuns === 1;
    const [carts, step] = isEveryDay ? [RICH.slice(2), 25] : [RICH, 1];
    const wrong: unknown[] = [];
    let looks = 0;
    for (const { id: _id, total: _total, ...forged } of carts
      .flatMap((input) => quoteForgeries(quoteOf(quoteHeaderFor(input), calculate(input))))
      .filter((_, index) => index % step === 0)) {
      const lines = forged.lines.map(summed);
      const quote = {
        ...forged,
        id: 'q1_',
        lines,
        total: lines.reduce(
          (sum, line) => sum + line.amount + line.children.reduce((all, child) => all + child.amount, 0),
          0,
        ),
      };
      const proof = recomputeQuote(quote);
      const what = proof.ok ? 'nothing' : proof.error.what;
      if ((what === 'id') !== slowProof(quote) || (what === 'id' && !recomputeQuote(signed(quote)).ok))
        wrong.push({ what, quote });
      looks += 1;
    }
    expect(wrong.slice(0, 2)).toEqual([]);
    expect(looks).toBeGreaterThan(20);
  });

  it('is accepted only if every part follows its rule, even with matching sums and id', () => {
    fc.assert(
      fc.property(forgeryArb, ({ honest, forged }) => {
        expect([slowProof(honest), recomputeQuote(honest).ok]).toEqual([true, true]);
        const proof = recomputeQuote(forged);
        expect(proof.ok).toBe(slowProof(forged));
        if (proof.ok) expect(proof.value.total.minor).toBe(forged.total);
        else expect(proof.error.kind).toBe('tampered');
      }),
      runs(15, 10_000),
    );
  });

  it('reports the fault: part, line, order, total or id', () => {
    const faultOf = (quote: Quote): unknown => {
      const proof = recomputeQuote(quote);
      return proof.ok ? 'none' : proof.error;
    };
    fc.assert(
      fc.property(quoteArb, (quote) => {
        const at = quote.lines.findIndex(({ kind }) => kind === 'service');
        const service = quote.lines[at] as PriceLine;
        const changed = (line: Partial<PriceLine>): Quote => ({
          ...quote,
          lines: quote.lines.with(at, { ...service, ...line }),
        });
        expect(faultOf({ ...quote, total: quote.total + 1 })).toEqual({
          kind: 'tampered',
          what: 'total',
          label: String(quote.total + 1),
        });
        expect(faultOf({ ...quote, id: 'q1_0' })).toEqual({ kind: 'tampered', what: 'id', label: 'q1_0' });
        expect(faultOf({ ...quote, lines: quote.lines.filter((line) => line !== service) })).toEqual({
          kind: 'tampered',
          what: 'order',
          label: quote.lines
            .filter((line) => line !== service)
            .map(({ kind }) => kind)
            .join(','),
        });
        expect(faultOf(changed({ amount: service.amount + 1 }))).toEqual({
          kind: 'tampered',
          what: 'line',
          label: 'service.fee',
        });
        expect(
          faultOf(
            changed({
              parts: service.parts.map((part) => ({ ...part, unit: part.unit + 1 })),
              amount: service.amount + 1,
            }),
          ),
        ).toEqual({ kind: 'tampered', what: 'part', label: 'service.fee' });
        expect(faultOf(changed({ parts: service.parts.map((part) => ({ ...part, unit: 2 ** 60 })) }))).toMatchObject({
          kind: 'tampered',
          what: 'part',
          label: expect.stringContaining('range') as string,
        });
        expect(linesTotal(quote.lines)).toBe(quote.total);
      }),
      runs(4, 500),
    );
  });

  it('names the faulty line', () => {
    const quote = quoteOf(quoteHeaderFor(RICH[0] as CalculationInput), calculate(RICH[0] as CalculationInput));
    const faultIn = (kind: PriceLine['kind'], change: (line: PriceLine) => Partial<PriceLine>): unknown => {
      const proof = recomputeQuote({
        ...quote,
        lines: quote.lines.map((line) => (line.kind === kind ? summed({ ...line, ...change(line) }) : line)),
      });
      return proof.ok ? 'none' : proof.error;
    };
    const [ofItem, ofService] = (['price', 'service.fee'] as const).map((label) => ({
      kind: 'tampered',
      what: 'line',
      label,
    }));
    const halved = ({ parts: [first, ...rest] }: PriceLine): Partial<PriceLine> => ({
      parts: first ? [{ ...first, quantity: 1, unit: first.unit * first.quantity }, ...rest] : [],
    });
    expect(
      faultIn('service', ({ parts, ...line }) => ({
        parts: [...parts, ...parts.map((part) => ({ ...part, unit: 0 }))],
        ...line,
      })),
    ).toEqual(ofService);
    expect(faultIn('service', (line) => ({ children: [line] }))).toEqual(ofService);
    expect(faultIn('item', halved)).toEqual(ofItem);
    expect(
      faultIn('item', ({ parts }) => ({ quantity: 0, parts: parts.map((part) => ({ ...part, quantity: 0 })) })),
    ).toEqual(ofItem);
    expect(faultIn('item', (line) => ({ children: [{ ...line, children: [] }] }))).toEqual(ofItem);
    expect(
      faultIn('item', (line) => ({ children: line.children.map((child) => ({ ...child, children: [child] })) })),
    ).toEqual(ofItem);
  });

  it('is rejected if recipes take more than the items cost', () => {
    const plain: CalculationInput = {
      ...(RICH[2] as CalculationInput),
      scale: 2,
      items: [{ member: 1, stock: { ...stock(1, undefined), taxPercent: NOTHING }, quantity: 1, addons: [] }],
      shopTaxPercent: NOTHING,
      coupon: undefined,
    };
    const quote = quoteOf(quoteHeaderFor(plain), calculate(plain));
    const recipe: PriceLine = {
      kind: 'recipe_discount',
      label: 'recipe.discount',
      ref: 1,
      member: null,
      quantity: 1,
      children: [],
      amount: -900,
      parts: [{ label: 'recipe.discount', quantity: 1, unit: -900, rule: 'fixed', args: { base: '9' } }],
    };
    const lines = quote.lines.flatMap((line) =>
      line.kind === 'item'
        ? [line, recipe]
        : [line.kind === 'shop_tax' ? { ...line, parts: line.parts.map((part) => withArg(part, 'of', -400)) } : line],
    );
    expect(recomputeQuote(signed({ ...quote, lines }))).toEqual({
      ok: false,
      error: { kind: 'tampered', what: 'line', label: 'recipe.discount' },
    });
  });
});
