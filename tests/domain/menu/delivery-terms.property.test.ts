import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeliveryTerms } from '@domain/menu/index.ts';
import { majorOf, money } from '@domain/pricing/index.ts';
import { checkShopApplication } from '@domain/partners/index.ts';
import { scaleArb, shopApplicationDraftArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** Values of which some are right and some wrong. */
const WRONG = { fee: '1.2345', feePerKm: '-1', minimum: 'free', leadFrom: '', leadTo: '1001' } as const;
type Field = keyof typeof WRONG;

describe('OPS-6p delivery terms', () => {
  it('agree with the application of a shop', () => {
    const draftArb = scaleArb.chain((scale) => fc.tuple(fc.constant(scale), shopApplicationDraftArb(scale)));
    const wrongArb = fc.subarray(Object.keys(WRONG) as Field[]);
    fc.assert(
      fc.property(draftArb, wrongArb, ([scale, draft], wrong) => {
        const typed = { ...draft, deposit: '', ...Object.fromEntries(wrong.map((field) => [field, WRONG[field]])) };
        const [terms, application] = [checkDeliveryTerms(typed, scale), checkShopApplication(typed, scale)];
        expect(terms.ok).toBe(application.ok);
        if (!terms.ok || !application.ok) {
          const fieldsOf = (outcome: typeof terms | typeof application): readonly string[] =>
            outcome.ok ? [] : outcome.error.map(({ field }) => field);
          expect(fieldsOf(terms)).toEqual(fieldsOf(application));
          return;
        }
        const { tariff, minimum, lead } = application.value;
        expect(terms.value).toEqual({ fee: tariff.base, feePerKm: tariff.perKm, minimum, deposit: undefined, lead });
      }),
      runs(150, 3_000),
    );
  });

  it('ORDER-12f offer returnable boxes for more than nothing, or not at all', () => {
    const rest = { fee: '', feePerKm: '', minimum: '', leadFrom: '20', leadTo: '30', leadUnit: 'minute' };
    const depositOf = (deposit: string) => {
      const terms = checkDeliveryTerms({ ...rest, deposit }, 2);
      return terms.ok ? terms.value.deposit : terms.error;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (minor) => {
        expect(depositOf(String(majorOf(money(minor, 2))))).toEqual(money(minor, 2));
      }),
      runs(20),
    );
    expect(depositOf(' ')).toBeUndefined();
    expect(['0', '-1', '1.234', 'two'].map(depositOf)).toEqual(
      ['too-small', 'invalid', 'too-many-decimals', 'invalid'].map((kind) => [{ field: 'deposit', kind }]),
    );
  });

  it('know the units of time, and that the longest is not below the shortest', () => {
    const draft = { fee: '', feePerKm: '', minimum: '', deposit: '', leadFrom: '30', leadTo: '20', leadUnit: 'week' };
    expect(checkDeliveryTerms(draft, 2)).toEqual({
      ok: false,
      error: [
        { field: 'leadTo', kind: 'low' },
        { field: 'leadUnit', kind: 'unknown' },
      ],
    });
  });
});
