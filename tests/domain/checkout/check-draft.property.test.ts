import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotDays, WEEKDAYS, type Schedule } from '@domain/calendar/index.ts';
import { checkDraft, type CheckoutFacts, type DraftFault } from '@domain/checkout/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { OrderDraft } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { addressArb, orderDraftArb } from '@domain/testing/index.ts';
import { zoneTable as zones } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

type Case = { readonly draft: OrderDraft; readonly facts: CheckoutFacts };

/** Noon of a Monday; the shop works every day from 09:00 to 21:00. */
const now = instant(Date.UTC(2025, 2, 10, 12));
const schedule: Schedule = {
  timeZone: 'UTC',
  spans: WEEKDAYS.map((day) => ({ day, from: 540, to: 1260 })),
  closedDates: [],
  isAccepting: true,
};

const OWNER = { phone: '31612345678', isPhoneVerified: true };

/** Everything is there and right. */
const rightCaseArb: fc.Arbitrary<Case> = fc
  .record({
    draft: orderDraftArb,
    address: addressArb,
    isInsideZone: fc.constantFrom(true, undefined),
    isPhoneRequired: fc.boolean(),
    isVerifiedPhoneRequired: fc.boolean(),
    minor: fc.integer({ min: 0, max: 9000 }),
    tag: fc.constantFrom('cash', 'wallet', 'stripe'),
  })
  .map(({ draft, address, isInsideZone, isPhoneRequired, isVerifiedPhoneRequired, minor, tag }) => ({
    draft: {
      ...draft,
      address,
      phone: isPhoneRequired || isVerifiedPhoneRequired ? '+31 6 1234 5678' : '',
      slot: draft.slot && { date: '2025-03-10', time: '13:00' },
    },
    facts: {
      schedule,
      now,
      leadMinutes: 45,
      leadFromMinutes: 30,
      zones,
      hasDetails: true,
      isPhoneRequired,
      phoneOwner: isVerifiedPhoneRequired ? OWNER : undefined,
      isInsideZone,
      price: money(minor, 2),
      minimum: money(minor, 2),
      total: money(minor + 300, 2),
      paymentTag: tag,
      walletBalance: money(minor + 300, 2),
    },
  }));

/** Ways to spoil a draft, one for each part of the page, in the order of the page. */
const SPOILS: readonly {
  readonly kind: DraftFault['kind'];
  readonly part: string;
  readonly spoil: (given: Case) => Case;
}[] = [
  {
    kind: 'address-missing',
    part: 'address',
    spoil: ({ draft, facts }) => ({ draft: { ...draft, deliveryType: 'delivery', address: undefined }, facts }),
  },
  {
    kind: 'outside-zone',
    part: 'address',
    spoil: ({ draft, facts }) => ({
      draft: { ...draft, deliveryType: 'delivery' },
      facts: { ...facts, isInsideZone: false },
    }),
  },
  {
    kind: 'shop-closed',
    part: 'time',
    spoil: ({ draft, facts }) => ({
      draft: { ...draft, slot: undefined },
      facts: { ...facts, schedule: { ...schedule, closedDates: ['2025-03-10'] } },
    }),
  },
  {
    kind: 'day-closed',
    part: 'time',
    spoil: ({ draft, facts }) => ({
      draft: { ...draft, slot: { date: '2025-03-11', time: '13:00' } },
      facts: { ...facts, schedule: { ...schedule, closedDates: ['2025-03-11'] } },
    }),
  },
  {
    kind: 'slot-gone',
    part: 'time',
    spoil: ({ draft, facts }) => ({ draft: { ...draft, slot: { date: '2025-03-10', time: '12:00' } }, facts }),
  },
  {
    kind: 'details-missing',
    part: 'details',
    spoil: ({ draft, facts }) => ({ draft, facts: { ...facts, hasDetails: false } }),
  },
  {
    kind: 'phone-required',
    part: 'phone',
    spoil: ({ draft, facts }) => ({
      draft: { ...draft, deliveryType: 'delivery', phone: '  ' },
      facts: { ...facts, isPhoneRequired: true },
    }),
  },
  ...[OWNER, { ...OWNER, isPhoneVerified: false }].map((phoneOwner) => ({
    kind: 'phone-unverified' as const,
    part: 'phone',
    spoil: ({ draft, facts }: Case): Case => ({
      draft: {
        ...draft,
        deliveryType: 'delivery',
        phone: phoneOwner.isPhoneVerified ? '+31 6 8765 4321' : '+31 6 1234 5678',
      },
      facts: { ...facts, phoneOwner },
    }),
  })),
  {
    kind: 'phone-required',
    part: 'phone',
    spoil: ({ draft, facts }) => ({
      draft: { ...draft, deliveryType: 'delivery', phone: '' },
      facts: { ...facts, isPhoneRequired: false, phoneOwner: OWNER },
    }),
  },
  { kind: 'phone-invalid', part: 'phone', spoil: ({ draft, facts }) => ({ draft: { ...draft, phone: '12' }, facts }) },
  ...(['recipient-name', 'recipient-phone'] as const).map((kind) => ({
    kind,
    part: kind,
    spoil: ({ draft, facts }: Case): Case => {
      const { handover } = draft;
      const { name, phone } = handover.recipient ?? { name: 'Mira', phone: '14155550142' };
      const recipient = kind === 'recipient-name' ? { name: ' ', phone } : { name, phone: '12' };
      return { draft: { ...draft, handover: { ...handover, recipient } }, facts };
    },
  })),
  {
    kind: 'payment-missing',
    part: 'payment',
    spoil: ({ draft, facts }) => ({ draft, facts: { ...facts, paymentTag: undefined } }),
  },
  {
    kind: 'wallet-too-low',
    part: 'payment',
    spoil: ({ draft, facts }) => ({
      draft,
      facts: { ...facts, paymentTag: 'wallet', walletBalance: money(facts.total.minor - 1, 2) },
    }),
  },
  {
    kind: 'wallet-too-low',
    part: 'payment',
    spoil: ({ draft, facts }) => ({ draft, facts: { ...facts, paymentTag: 'wallet', walletBalance: undefined } }),
  },
  {
    kind: 'below-minimum',
    part: 'minimum',
    spoil: ({ draft, facts }) => ({ draft, facts: { ...facts, minimum: money(facts.price.minor + 1, 2) } }),
  },
];

describe('ORDER-2 faults of a draft', () => {
  it('accepts a complete draft', () => {
    fc.assert(
      fc.property(rightCaseArb, ({ draft, facts }) => {
        expect(checkDraft(draft, facts)).toEqual([]);
      }),
      runs(20, 5000),
    );
  });

  it('reports exactly the faults, in page order', () => {
    const spoilsArb = fc
      .subarray([...SPOILS])
      .filter((spoils) => new Set(spoils.map(({ part }) => part)).size === spoils.length);
    fc.assert(
      fc.property(rightCaseArb, spoilsArb, (given, spoils) => {
        const { draft, facts } = spoils.reduce((spoilt, { spoil }) => spoil(spoilt), given);
        expect(checkDraft(draft, facts)).toEqual(spoils.map(({ kind }) => ({ kind })));
      }),
      runs(25, 10_000),
    );
  });

  it('requires no address, zone or phone for pickup', () => {
    fc.assert(
      fc.property(rightCaseArb, ({ draft, facts }) => {
        const pickup = { ...draft, deliveryType: 'pickup' as const, address: undefined, phone: '' };
        expect(checkDraft(pickup, { ...facts, isInsideZone: false, isPhoneRequired: true })).toEqual([]);
      }),
      runs(6, 2000),
    );
  });

  it('ORDER-2h says of a paused shop that it takes no orders, and asks for no other time or address', () => {
    fc.assert(
      fc.property(rightCaseArb, ({ draft, facts }) => {
        const delivery = { ...draft, deliveryType: 'delivery' as const };
        const paused = { ...facts, isInsideZone: false, schedule: { ...schedule, isAccepting: false } };
        expect(checkDraft(delivery, paused)).toEqual([{ kind: 'shop-paused' }]);
        expect(checkDraft({ ...delivery, slot: undefined }, paused)).toEqual([{ kind: 'shop-paused' }]);
        const offered = slotDays({ ...paused, leadMinutes: facts.leadMinutes });
        expect(offered.flatMap(({ times }) => times)).toEqual([]);
      }),
      runs(20, 2000),
    );
  });
});
