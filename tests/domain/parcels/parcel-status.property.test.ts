import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { parcelId } from '@domain/kernel/ids.ts';
import { STEPS } from '@domain/orders/index.ts';
import {
  applyParcelUpdate,
  followCourier,
  canCancelParcel,
  isActiveParcel,
  nextParcelStatuses,
  PARCEL_STATUSES,
  parcelProgress,
  parcelTransition,
  readParcelStatus,
  type ParcelStatus,
} from '@domain/parcels/index.ts';
import { hostileTextArb, parcelStatusArb, parcelUpdateArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** Contract 4.3, written out. */
const STEPS_OF: Readonly<Record<ParcelStatus, readonly ParcelStatus[]>> = {
  new: ['pending', 'accepted', 'canceled'],
  pending: ['accepted', 'canceled'],
  accepted: ['ready', 'canceled'],
  ready: ['on_a_way', 'canceled'],
  on_a_way: ['delivered', 'canceled'],
  delivered: [],
  canceled: [],
};

describe('PARCEL-1g the status machine', () => {
  it('allows exactly the contract’s steps and names every refusal', () => {
    for (const from of PARCEL_STATUSES) {
      expect(nextParcelStatuses(from)).toEqual(STEPS_OF[from]);
      for (const to of PARCEL_STATUSES) {
        const kind = to === from ? 'same' : STEPS_OF[from].length === 0 ? 'final' : 'not-allowed';
        expect(parcelTransition(from, to)).toEqual(
          STEPS_OF[from].includes(to) ? { ok: true, value: to } : { ok: false, error: { kind } },
        );
      }
      expect(isActiveParcel(from)).toBe(STEPS_OF[from].length > 0);
    }
  });

  it('PARCEL-1h lets the customer cancel a new parcel only', () => {
    expect(PARCEL_STATUSES.filter(canCancelParcel)).toEqual(['new']);
  });

  it('ends on every path without visiting a status twice', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 9 })), (picks) => {
        const seen: ParcelStatus[] = ['new'];
        for (const pick of picks) {
          const next = nextParcelStatuses(seen.at(-1)!);
          if (next.length === 0) break;
          seen.push(next[pick % next.length]!);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(['delivered', 'canceled']).toContain(seen.at(-1));
      }),
      runs(30),
    );
  });

  it('rejects unknown words', () => {
    fc.assert(
      fc.property(parcelStatusArb, hostileTextArb, (from, text) => {
        expect(parcelTransition(from, text)).toEqual({ ok: false, error: { kind: 'unknown' } });
      }),
      runs(30),
    );
  });
});

describe('PARCEL-1f status words', () => {
  it('read both spellings and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, parcelStatusArb), (text) => {
        expect(readParcelStatus(text)).toBe(PARCEL_STATUSES.find((status) => status === text));
      }),
      runs(30),
    );
    expect([readParcelStatus('cancelled'), readParcelStatus('cooking')]).toEqual(['canceled', undefined]);
    expect(PARCEL_STATUSES).toEqual(['new', 'pending', 'accepted', 'ready', 'on_a_way', 'delivered', 'canceled']);
  });
});

describe('PARCEL-1i the stepper', () => {
  it('counts finished steps; the first open one is current unless canceled', () => {
    const done: Readonly<Record<ParcelStatus, number>> = {
      new: 0,
      pending: 0,
      accepted: 1,
      ready: 2,
      on_a_way: 3,
      delivered: 4,
      canceled: 0,
    };
    for (const status of PARCEL_STATUSES) {
      const expected = STEPS.map((step, index) => ({
        step,
        state: index < done[status] ? 'done' : status !== 'canceled' && index === done[status] ? 'now' : 'later',
      }));
      expect(parcelProgress(status)).toEqual({
        steps: expected,
        next: status === 'canceled' ? undefined : STEPS[done[status]],
      });
    }
  });

  it('never moves back except on cancellation', () => {
    const doneIn = (status: ParcelStatus): number =>
      parcelProgress(status).steps.filter(({ state }) => state === 'done').length;
    const steps = PARCEL_STATUSES.flatMap((from) => nextParcelStatuses(from).map((to) => [from, to] as const)).filter(
      ([, to]) => to !== 'canceled',
    );
    expect(steps.filter(([from, to]) => doneIn(to) < doneIn(from))).toEqual([]);
  });
});

describe('PARCEL-1j updates', () => {
  const parcel = {
    id: parcelId(61),
    status: 'new' as ParcelStatus,
    updatedAt: instant(1_741_600_000_000),
    title: 'Books',
  };

  it('converge on the newest state in any order, repeated or late', () => {
    fc.assert(
      fc.property(
        fc
          .array(parcelUpdateArb, { maxLength: 8 })
          .chain((updates) =>
            fc.tuple(
              fc.constant(updates),
              fc.shuffledSubarray([...updates, ...updates], { minLength: updates.length * 2 }),
            ),
          ),
        ([updates, again]) => {
          const own = [parcel, ...updates.filter(({ id }) => id === parcel.id)];
          const rank = (one: { updatedAt: number; status: ParcelStatus }): number =>
            one.updatedAt * 10 + PARCEL_STATUSES.indexOf(one.status);
          const newest = own.reduce((best, one) => (rank(one) > rank(best) ? one : best));
          const expected = { ...parcel, status: newest.status, updatedAt: newest.updatedAt };
          expect(updates.reduce(applyParcelUpdate, parcel)).toEqual(expected);
          expect(again.reduce(applyParcelUpdate, parcel)).toEqual(expected);
        },
      ),
      runs(50),
    );
  });

  it('return the same parcel if they bring nothing new', () => {
    expect(applyParcelUpdate(parcel, parcel)).toBe(parcel);
  });
});

describe('PARCEL-1m positions', () => {
  it('follow the courier to the newest position', () => {
    const seenArb = fc
      .record({ at: fc.integer({ min: 0, max: 5 }), latitude: fc.integer({ min: 50, max: 54 }) })
      .map(({ at, latitude }) => ({ at: instant(at), position: { latitude, longitude: 4.9 } }));
    const known = { name: 'Jonas Weber', phone: undefined, image: undefined, position: undefined, seenAt: undefined };
    fc.assert(
      fc.property(fc.array(seenArb, { minLength: 1, maxLength: 6 }), (seen) => {
        const followed = seen.reduce<ReturnType<typeof followCourier>>(followCourier, known);
        const newest = Math.max(...seen.map(({ at }) => at));
        expect([followed?.seenAt, followed?.name]).toEqual([newest, 'Jonas Weber']);
        expect(seen.filter(({ at }) => at === newest).map(({ position }) => position)).toContainEqual(
          followed?.position,
        );
        expect(seen.reduceRight<ReturnType<typeof followCourier>>(followCourier, known)?.seenAt).toBe(newest);
        expect(followCourier(undefined, seen[0])).toMatchObject({ name: '', position: seen[0]!.position });
        expect(followCourier(known, undefined)).toBe(known);
      }),
      runs(50),
    );
  });
});
