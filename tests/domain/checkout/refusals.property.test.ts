import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS, type Schedule } from '@domain/calendar/index.ts';
import { checkDraft, tipAmount, tipSuggestions, type CheckoutFacts } from '@domain/checkout/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  compareDecimals,
  decimalOfMinor,
  money,
  noMoney,
  percentOf,
  type Decimal,
  type Scale,
} from '@domain/pricing/index.ts';
import {
  decimalArb,
  hostileNumberArb,
  hostileTextArb,
  moneyArb,
  orderDraftArb,
  scaleArb,
} from '@domain/testing/index.ts';
import { zoneTable as zones } from '../calendar/zone-table.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const schedule: Schedule = {
  timeZone: 'UTC',
  spans: WEEKDAYS.map((day) => ({ day, from: 540, to: 1260 })),
  closedDates: [],
  isAccepting: true,
};
const now = instant(Date.UTC(2025, 2, 10, 12));
const facts: CheckoutFacts = {
  schedule,
  now,
  leadMinutes: 45,
  leadFromMinutes: 30,
  zones,
  hasDetails: true,
  isPhoneRequired: false,
  phoneOwner: undefined,
  isInsideZone: true,
  price: money(900, 2),
  minimum: money(0, 2),
  total: money(1200, 2),
  paymentTag: 'cash',
  walletBalance: undefined,
};
const isLead = (minutes: number): boolean => minutes >= 0 && Number.isSafeInteger(Math.ceil(minutes));

describe('ORDER-2 the checkout', () => {
  it('throws for invalid lead times and mixed currencies', () => {
    fc.assert(
      fc.property(orderDraftArb, hostileNumberArb, fc.constantFrom<Scale>(0, 3), (draft, number, scale) => {
        const asked = { ...draft, slot: { date: '2025-03-11', time: '13:00' } };
        expect(isRefused(() => checkDraft(asked, { ...facts, leadFromMinutes: number }))).toBe(!isLead(number));
        expect(isRefused(() => checkDraft(draft, { ...facts, minimum: money(1, scale) }))).toBe(true);
        expect(
          isRefused(() => checkDraft(draft, { ...facts, paymentTag: 'wallet', walletBalance: money(1, scale) })),
        ).toBe(true);
      }),
      runs(8, 5000),
    );
  });

  it('reports malformed slots and phone numbers as faults', () => {
    fc.assert(
      fc.property(orderDraftArb, hostileTextArb, hostileTextArb, (draft, text, phone) => {
        for (const slot of [
          { date: text, time: '13:00' },
          { date: '2025-03-11', time: text },
          { date: text, time: text },
        ]) {
          const kinds = checkDraft({ ...draft, slot, phone }, facts).map(({ kind }) => kind);
          expect(kinds.filter((kind) => kind === 'slot-gone' || kind === 'day-closed')).toHaveLength(1);
          expect(kinds.includes('phone-invalid')).toBe(phone.trim() !== '');
        }
      }),
      runs(6, 2000),
    );
  });
});

describe('ORDER-1 a stored tip', () => {
  it('gives no tip for malformed amounts, however large or small', () => {
    const percentArb = fc.oneof(
      decimalArb(-50, 150, 2),
      fc.constantFrom<Decimal>(
        '-0.01' as Decimal,
        '100' as Decimal,
        '100.01' as Decimal,
        `1${'0'.repeat(399)}` as Decimal,
      ),
    );
    fc.assert(
      fc.property(
        scaleArb.chain((scale) => moneyArb(scale)),
        percentArb,
        fc.maxSafeInteger(),
        (base, percent, minor) => {
          const isShare =
            compareDecimals(percent, '0' as Decimal) > 0 && compareDecimals(percent, '100' as Decimal) <= 0;
          const share = isShare ? percentOf(base, percent) : noMoney(base.scale);
          const tip = tipAmount({ kind: 'percent', percent }, base);
          // ORDER-1n: rounding takes or adds a sixth at most.
          expect([tip.scale, 6 * Math.abs(tip.minor - share.minor) <= share.minor]).toEqual([base.scale, true]);
          expect(tipAmount({ kind: 'own', amount: money(minor, base.scale) }, base).minor).toBe(Math.max(0, minor));
          const negative = money(0 - base.minor, base.scale);
          expect([tipAmount({ kind: 'percent', percent }, negative).minor, tipSuggestions(negative)]).toEqual([0, []]);
        },
      ),
      runs(20, 10_000),
    );
    expect(tipAmount({ kind: 'percent', percent: decimalOfMinor(10_000, 2) }, money(900, 2))).toEqual(money(900, 2));
  });
});
