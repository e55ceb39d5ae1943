import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, linesTotal, LINE_KINDS, quoteOf, recomputeQuote, type Decimal, type LineLabel, type PriceLine, type PricePart, type PriceRule, type Quote } from '@domain/pricing/index.ts';
import { calculationInputArb, quoteArb, quoteHeaderFor } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { slowProof } from './slow-proof.ts';

type Draw = { readonly pick: <Item>(items: readonly Item[]) => Item; readonly by: number };

const RULES: readonly PriceRule[] = ['price', 'percent', 'fixed', 'distance', 'free', 'given'];
const LABELS = ['price', 'tax', 'discount', 'bonus', 'recipe.discount', 'shop.tax', 'delivery.fee', 'service.fee', 'waiter.fee', 'promo.code', 'tips'] as const;
const ODD_ARGS = ['0', '1', '7.5', '-5', 'abc', '', 5, 0, true, '100', '1000'] as const;
const ARG_NAMES = ['percent', 'of', 'base', 'per_km', 'km', 'limited'] as const;

type ForgePart = (part: PricePart, draw: Draw) => PricePart;
const withArg = (part: PricePart, name: string, value: string | number | boolean): PricePart => ({ ...part, args: { ...part.args, [name]: value } });
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
  (part, { pick }) => { const name = pick(ARG_NAMES); return { ...part, args: Object.fromEntries(Object.entries(part.args).filter(([one]) => one !== name)) }; },
];

type ForgeLine = (line: PriceLine, draw: Draw) => PriceLine;
const LINES: readonly ForgeLine[] = [
  (line, draw) => { const at = draw.pick(line.parts); const forge = draw.pick(PARTS); return { ...line, parts: line.parts.map((part) => (part === at ? forge(part, draw) : part)) }; },
  (line, { by }) => ({ ...line, quantity: line.quantity + by, parts: line.parts.map((part) => ({ ...part, quantity: part.quantity + by })) }),
  (line) => ({ ...line, quantity: 0, parts: line.parts.map((part) => ({ ...part, quantity: 0 })) }),
  (line, { pick }) => ({ ...line, kind: pick([...LINE_KINDS, 'addon']) }),
  (line, { pick }) => ({ ...line, label: pick(LABELS) as LineLabel }),
  (line, { pick }) => { const label = pick(LABELS) as LineLabel; return { ...line, label, parts: line.parts.map((part) => ({ ...part, label })) }; },
  (line, { pick }) => ({ ...line, parts: line.parts.flatMap((part) => pick([[part], [], [part, part]])) }),
  (line) => ({ ...line, parts: line.parts.toReversed() }),
  (line) => ({ ...line, parts: [] }),
  (line) => ({ ...line, children: [...line.children, { ...line, children: [] }] }),
  (line) => ({ ...line, children: [...line.children, { ...line, kind: 'addon', children: [] }] }),
  (line) => ({ ...line, children: line.children.map((child) => ({ ...child, children: [child] })) }),
  (line, draw) => ({ ...line, children: line.children.map((child) => ({ ...child, parts: child.parts.map((part) => draw.pick(PARTS)(part, draw)) })) }),
  (line) => ({ ...line, ref: 'OTHER' }),
  // A right line of its own, at another price.
  (line, { by }) => (line.kind === 'item' ? { ...line, children: [], parts: [{ label: 'price', quantity: line.quantity, unit: Math.abs(by), rule: 'price', args: {} }] } : line),
];

type Forge = (quote: Quote, draw: Draw) => Quote;
const QUOTES: readonly Forge[] = [
  (quote, draw) => { const at = draw.pick(quote.lines); const forge = draw.pick(LINES); return { ...quote, lines: quote.lines.map((line) => (line === at ? forge(line, draw) : line)) }; },
  (quote, { pick }) => { const at = pick(quote.lines); return { ...quote, lines: quote.lines.filter((line) => line !== at) }; },
  (quote, { pick }) => { const at = pick(quote.lines); return { ...quote, lines: quote.lines.flatMap((line) => (line === at ? [line, line] : [line])) }; },
  (quote, { pick }) => ({ ...quote, lines: [...quote.lines, pick(quote.lines)] }),
  (quote) => ({ ...quote, lines: quote.lines.toReversed() }),
  (quote, { pick }) => ({ ...quote, coupon: pick([null, 'OTHER', quote.coupon]) }),
  (quote, { pick }) => ({ ...quote, km: pick([null, '0', '3.5', quote.km]) as Decimal | null }),
  (quote, { pick }) => ({ ...quote, type: pick(['delivery', 'pickup', 'point']) }),
  (quote, { pick }) => ({ ...quote, rate: pick(['1', '2', quote.rate]) as Decimal }),
  (quote, { pick }) => ({ ...quote, scale: pick([0, 2, 3] as const) }),
];

const summed = (line: PriceLine): PriceLine => ({ ...line, amount: line.parts.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0), children: line.children.map(summed) });

/** Sums and id made right again: what a dishonest server would send. */
const signed = ({ id: _id, total: _total, lines, ...header }: Quote): Quote => quoteOf(header, { lines: lines.map(summed) });

const forgeryArb = fc.tuple(calculationInputArb, fc.array(fc.constantFrom(...QUOTES, ...Array.from({ length: 12 }, () => QUOTES[0] as Forge)), { minLength: 1, maxLength: 2 }), fc.gen(), fc.constantFrom(-2, -1, 1, 2, 500))
  .map(([input, forges, gen, by]) => {
    const pick: Draw['pick'] = (items) => items[gen(fc.nat, { max: Math.max(0, items.length - 1) })] as (typeof items)[number];
    const honest = quoteOf(quoteHeaderFor(input), calculate(input));
    return { honest, forged: signed(forges.reduce((quote, forge) => (quote.lines.length === 0 ? quote : forge(quote, { pick, by })), honest)) };
  });

describe('PRICE-7 a forged quote', () => {
  it('is believed exactly when every part of it is what the contract makes of its rule, also with right sums and id', () => {
    fc.assert(
      fc.property(forgeryArb, ({ honest, forged }) => {
        expect([slowProof(honest), recomputeQuote(honest).ok]).toEqual([true, true]);
        const proof = recomputeQuote(forged);
        expect(proof.ok).toBe(slowProof(forged));
        if (proof.ok) expect(proof.value.total.minor).toBe(forged.total);
        else expect(proof.error.kind).toBe('tampered');
      }),
      runs(30, 30_000),
    );
  });

  it('says what is wrong: a part, a line, the order, the total or the id', () => {
    const faultOf = (quote: Quote): unknown => { const proof = recomputeQuote(quote); return proof.ok ? 'none' : proof.error; };
    fc.assert(
      fc.property(quoteArb, (quote) => {
        const at = quote.lines.findIndex(({ kind }) => kind === 'service');
        const service = quote.lines[at] as PriceLine;
        const changed = (line: Partial<PriceLine>): Quote => ({ ...quote, lines: quote.lines.with(at, { ...service, ...line }) });
        expect(faultOf({ ...quote, total: quote.total + 1 })).toEqual({ kind: 'tampered', what: 'total', label: String(quote.total + 1) });
        expect(faultOf({ ...quote, id: 'q1_0' })).toEqual({ kind: 'tampered', what: 'id', label: 'q1_0' });
        expect(faultOf({ ...quote, lines: quote.lines.filter((line) => line !== service) })).toEqual({ kind: 'tampered', what: 'order', label: quote.lines.filter((line) => line !== service).map(({ kind }) => kind).join(',') });
        expect(faultOf(changed({ amount: service.amount + 1 }))).toEqual({ kind: 'tampered', what: 'line', label: 'service.fee' });
        expect(faultOf(changed({ parts: service.parts.map((part) => ({ ...part, unit: part.unit + 1 })), amount: service.amount + 1 }))).toEqual({ kind: 'tampered', what: 'part', label: 'service.fee' });
        expect(faultOf(changed({ parts: service.parts.map((part) => ({ ...part, unit: 2 ** 60 })) }))).toMatchObject({ kind: 'tampered', what: 'part', label: expect.stringContaining('range') as string });
        expect(linesTotal(quote.lines)).toBe(quote.total);
      }),
      runs(4, 500),
    );
  });
});
