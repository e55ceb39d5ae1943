import * as fc from 'fast-check';
import { kilometresBetween } from '@domain/catalog/index.ts';
import {
  CARRIED_MAX,
  OFFER_AHEAD_MS,
  OFFERED_STATUSES,
  OFFERS_MAX,
  offersFor,
  REACH_KM,
  takeRefusal,
  type OfferedDelivery,
} from '@domain/couriers/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { ORDER_STATUSES } from '@domain/orders/index.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';

const NOW = instant(1_700_000_000_000);
const PLACE = { latitude: 52.37, longitude: 4.89 };
const COURIER = 7;

/** About as many in reach as out of it. */
const placeArb = fc.record({
  latitude: fc.double({ min: 52.3, max: 52.44, noNaN: true }),
  longitude: fc.double({ min: 4.8, max: 4.98, noNaN: true }),
});
const deliveryArb: fc.Arbitrary<OfferedDelivery> = fc.record({
  kind: fc.constantFrom('order', 'parcel'),
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('ready', 'accepted', 'cooking') },
    fc.constantFrom(...ORDER_STATUSES),
  ),
  isBrought: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  customerId: fc.integer({ min: 5, max: 12 }),
  courierId: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.integer({ min: 5, max: 9 })),
  start: placeArb,
  wantedAt: fc.option(
    fc.integer({ min: -OFFER_AHEAD_MS, max: 3 * OFFER_AHEAD_MS }).map((ahead) => instant(NOW + ahead)),
    { nil: undefined },
  ),
});
const deliveriesArb = fc.array(deliveryArb, { maxLength: 60 });
const courier = { id: COURIER, isOnline: true, place: PLACE, carried: 0 };

const isFit = ({ kind, status, isBrought, customerId, courierId, start, wantedAt }: OfferedDelivery): boolean =>
  isBrought &&
  courierId === undefined &&
  customerId !== COURIER &&
  (OFFERED_STATUSES[kind] as readonly string[]).includes(status) &&
  kilometresBetween(PLACE, start) <= REACH_KM &&
  (status === 'ready' || wantedAt === undefined || wantedAt <= NOW + OFFER_AHEAD_MS);

describe('COURIER-1 offers', () => {
  it('COURIER-1a COURIER-1b COURIER-1c COURIER-1d are open, near and wanted soon', () => {
    fc.assert(
      fc.property(fc.array(deliveryArb, { maxLength: OFFERS_MAX }), (deliveries) => {
        const offered = new Set(offersFor(deliveries, courier, NOW));
        for (const delivery of deliveries) expect(offered.has(delivery)).toBe(isFit(delivery));
      }),
      runs(300),
    );
  });

  it('COURIER-1e are in order, and no better one is left out', () => {
    const rank = ({ status }: OfferedDelivery) => ['ready', 'cooking', 'accepted'].indexOf(status);
    const isBetter = (one: OfferedDelivery, other: OfferedDelivery): boolean =>
      rank(one) < rank(other) ||
      (rank(one) === rank(other) && kilometresBetween(PLACE, one.start) < kilometresBetween(PLACE, other.start));
    fc.assert(
      fc.property(deliveriesArb, (deliveries) => {
        const offered = offersFor(deliveries, courier, NOW);
        const [fit, last] = [deliveries.filter(isFit), offered.at(-1)];
        expect(offered).toHaveLength(Math.min(fit.length, OFFERS_MAX));
        for (const [index, delivery] of offered.slice(1).entries())
          expect(isBetter(delivery, offered[index] ?? delivery)).toBe(false);
        for (const left of fit.filter((delivery) => !offered.includes(delivery)))
          expect(last && isBetter(left, last)).toBe(false);
      }),
      runs(200),
    );
  });

  it('COURIER-1f end with full hands and offline', () => {
    fc.assert(
      fc.property(deliveriesArb, fc.integer({ min: CARRIED_MAX, max: 5 }), (deliveries, carried) => {
        expect(offersFor(deliveries, { ...courier, carried }, NOW)).toEqual([]);
        expect(offersFor(deliveries, { ...courier, isOnline: false }, NOW)).toEqual([]);
        const [first] = offersFor(deliveries, courier, NOW);
        if (!first) return;
        expect(takeRefusal(first, { ...courier, carried })).toEqual({ kind: 'full' });
        expect(takeRefusal(first, { ...courier, isOnline: false })).toEqual({ kind: 'offline' });
      }),
      runs(100),
    );
  });

  it('COURIER-1g can all be taken, and by one courier only', () => {
    fc.assert(
      fc.property(deliveriesArb, placeArb, (deliveries, elsewhere) => {
        for (const delivery of offersFor(deliveries, courier, NOW)) {
          expect(takeRefusal(delivery, courier)).toBeUndefined();
          expect(takeRefusal({ ...delivery, start: elsewhere }, courier)).toBeUndefined();
          expect(takeRefusal({ ...delivery, courierId: 99 }, courier)).toEqual({ kind: 'taken' });
        }
        for (const delivery of deliveries.filter(({ customerId }) => customerId === COURIER))
          expect(takeRefusal(delivery, courier)?.kind).toMatch(/^(?:taken|not-open)$/);
      }),
      runs(100),
    );
  });
});
