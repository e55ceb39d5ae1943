import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftToOpen, OPENING_STEPS } from '@domain/partners/index.ts';
import { runs } from '../runs.ts';

const SPAN = { weekday: 1, from: 540, to: 1380 } as never;

describe('ACCOUNT-7 an approved shop', () => {
  it('ACCOUNT-7i takes orders once it has a menu and hours and was opened, and says until then what is left', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.boolean(), fc.boolean(), (products, hasHours, isAccepting) => {
        const schedule = { timeZone: 'UTC', spans: hasHours ? [SPAN] : [], closedDates: [], isAccepting };
        const left = leftToOpen({ products, schedule });
        expect(OPENING_STEPS.map((step) => left.includes(step))).toEqual([products === 0, !hasHours, !isAccepting]);
        expect(left).toEqual(OPENING_STEPS.filter((step) => left.includes(step)));
      }),
      runs(100),
    );
  });
});
