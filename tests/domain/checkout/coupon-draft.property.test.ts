import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedCoupon,
  COUPON_USES_MAX,
  lastDayOfEnded,
  newCoupon,
  type CouponDraft,
  type CouponTerms,
} from '@domain/checkout/index.ts';
import { addDays, dateOfDay, dayNumber } from '@domain/calendar/index.ts';
import { calculate, couponSaving, decimal, money, majorOf, quoteOf, totalsOf } from '@domain/pricing/index.ts';
import { calculationInputArb, quoteHeaderFor, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const TODAY = '2025-03-10';
const dayArb = (least: string, most: string): fc.Arbitrary<string> =>
  fc.integer({ min: dayNumber(least), max: dayNumber(most) }).map(dateOfDay);
const targetArb = fc.constantFrom('total_price' as const, 'delivery_fee' as const);
const codeArb = fc.stringMatching(/^[A-Za-z0-9-]{3,30}$/);
const percentArb = fc.integer({ min: 1_000, max: 100_000 }).map((thousandths) => String(thousandths / 1_000));
const amountArb = fc.integer({ min: 1, max: 999_999 }).map(String);
const draftArb: fc.Arbitrary<CouponDraft> = fc.constantFrom('fix' as const, 'percent' as const).chain((type) =>
  fc.record({
    code: codeArb,
    type: fc.constant(type),
    target: targetArb,
    amount: type === 'percent' ? percentArb : amountArb,
    uses: fc.integer({ min: 1, max: COUPON_USES_MAX }),
    lastDay: dayArb(TODAY, '2099-12-31'),
  }),
);
const created = (draft: CouponDraft, scale: 0 | 2 | 3 = 2): CouponTerms => {
  const outcome = newCoupon(draft, { scale, today: TODAY });
  if (!outcome.ok) throw new Error(outcome.error.join());
  return outcome.value;
};
/** Values that each field refuses. */
const WRONG: { readonly [Field in 'code' | 'amount' | 'uses' | 'lastDay']: readonly CouponDraft[Field][] } = {
  code: ['', 'AB', 'A'.repeat(31), 'A B C', 'CAFÉ', 'A_B_C', '<b>'],
  amount: ['', '0', '-1', '1.2345', '1e2', ' ', '1,5,0', 'Infinity', '1000000'],
  uses: [0, -1, 1.5, COUPON_USES_MAX + 1, NaN],
  lastDay: ['', '2025-03-09', '2025-02-30', '10.03.2026', '2025-3-11'],
};
const FIELDS = ['code', 'amount', 'uses', 'lastDay'] as const;

describe('PRICE-6b an amount that an operator types', () => {
  it('is exactly what the price engine takes off, at most the part that it applies to', () => {
    fc.assert(
      fc.property(
        calculationInputArb,
        draftArb,
        scaleArb,
        fc.integer({ min: 1, max: 99_999_999 }),
        (input, draft, scale, minor) => {
          const amount = majorOf(money(minor, scale));
          fc.pre(/^\d{1,6}(\.|$)/.test(amount));
          const coupon = created({ ...draft, type: 'fix', amount }, scale);
          // A cart in the base currency itself.
          const inBase = { ...input, scale, rate: decimal(1), coupon: undefined };
          const quote = quoteOf(quoteHeaderFor(inBase), calculate(inBase));
          const { price, discount, delivery } = totalsOf(quote.lines, (units) => money(units, scale));
          const part = draft.target === 'delivery_fee' ? delivery.minor : price.minor - discount.minor;
          expect(couponSaving(coupon, quote).minor).toBe(Math.min(minor, part));
        },
      ),
      runs(100, 20_000),
    );
  });

  it('is refused if the base currency cannot express it, never rounded', () => {
    const taken = (amount: string, scale: 0 | 2 | 3): boolean =>
      newCoupon({ ...SPRING, type: 'fix', amount }, { scale, today: TODAY }).ok;
    expect([taken('1,055', 3), taken('1.055', 2), taken('1.5', 0), taken('1.0', 0)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it.each(['0.999', '100.001', '101', '0'])('is no percentage if it is %s', (amount) => {
    expect(newCoupon({ ...SPRING, type: 'percent', amount }, { scale: 2, today: TODAY })).toEqual({
      ok: false,
      error: ['amount'],
    });
  });
});

const SPRING: CouponDraft = {
  code: 'SPRING2',
  type: 'fix',
  target: 'total_price',
  amount: '2',
  uses: 5,
  lastDay: TODAY,
};

describe('ORDER-1j a new coupon', () => {
  it('has its code in capitals and is otherwise what was typed', () => {
    fc.assert(
      fc.property(draftArb, (draft) => {
        expect(created({ ...draft, code: ` ${draft.code} ` })).toEqual({
          ...draft,
          code: draft.code.toUpperCase(),
          amount: decimal(draft.amount),
        });
      }),
      runs(200),
    );
  });

  it('is refused with every field that is wrong', () => {
    const wrongArb = fc.subarray([...FIELDS], { minLength: 1 });
    fc.assert(
      fc.property(draftArb, wrongArb, fc.nat(), (draft, wrong, pick) => {
        const broken = wrong.map((field) => [field, WRONG[field][pick % WRONG[field].length]] as const);
        const outcome = newCoupon({ ...draft, ...Object.fromEntries(broken) }, { scale: 2, today: TODAY });
        expect(outcome).toEqual({ ok: false, error: wrong });
      }),
      runs(200),
    );
  });
});

describe('ORDER-1k a change of a coupon', () => {
  const place = { scale: 2 as const, today: TODAY };

  it('changes what is named and leaves the rest, also what has passed meanwhile', () => {
    const oldArb = draftArb.map((draft) => ({ ...created(draft), uses: 0, lastDay: '2025-01-31' }));
    const namesArb = fc.subarray(['target', 'uses', 'lastDay'] as const);
    fc.assert(
      fc.property(oldArb, draftArb, namesArb, (current, draft, names) => {
        const change = Object.fromEntries(names.map((name) => [name, draft[name]]));
        expect(changedCoupon(current, change, { ...place, isUsed: false })).toEqual({
          ok: true,
          value: { ...current, ...change },
        });
      }),
      runs(200),
    );
  });

  it('never changes what a used coupon takes off', () => {
    fc.assert(
      fc.property(draftArb, draftArb, (first, { type, target, amount, uses, lastDay }) => {
        const current = created(first);
        const isSame = type === current.type && target === current.target && decimal(amount) === current.amount;
        const outcome = changedCoupon(current, { type, target, amount, uses, lastDay }, { ...place, isUsed: true });
        if (isSame) expect(outcome).toEqual({ ok: true, value: { ...current, uses, lastDay } });
        else expect(outcome).toEqual({ ok: false, error: { kind: 'used' } });
        expect(changedCoupon(current, { uses, lastDay }, { ...place, isUsed: true })).toEqual({
          ok: true,
          value: { ...current, uses, lastDay },
        });
      }),
      runs(200),
    );
  });

  it('to another kind needs an amount of that kind', () => {
    const [fix, percent] = [created(SPRING), created({ ...SPRING, type: 'percent', amount: '50' })];
    const wrong = { ok: false, error: { kind: 'wrong', fields: ['amount'] } };
    expect(changedCoupon(fix, { type: 'percent' }, { ...place, isUsed: false })).toEqual(wrong);
    expect(changedCoupon(percent, { type: 'fix' }, { ...place, isUsed: false })).toEqual(wrong);
    expect(changedCoupon(fix, { type: 'percent', amount: '2' }, { ...place, isUsed: false }).ok).toBe(true);
  });
});

describe('ORDER-1l the last day of a coupon that is ended', () => {
  it('is over at once, and never later than it was', () => {
    fc.assert(
      fc.property(dayArb('2020-01-01', '2030-12-31'), dayArb('2020-01-01', '2030-12-31'), (lastDay, today) => {
        const ended = lastDayOfEnded(lastDay, today);
        expect(ended < today && ended <= lastDay).toBe(true);
        expect([lastDay, addDays(today, -1)]).toContain(ended);
      }),
      runs(200),
    );
  });
});
