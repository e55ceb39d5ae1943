import * as fc from 'fast-check';
import type { GeoPoint } from '../catalog/index.ts';
import { instant } from '../kernel/clock.port.ts';
import { parcelId, parcelTypeId } from '../kernel/ids.ts';
import {
  PARCEL_STATUSES,
  type MeasureLimits,
  type ParcelDraft,
  type ParcelPlace,
  type ParcelStatus,
  type ParcelTariff,
  type ParcelType,
  type ParcelUpdate,
  type PartyDraft,
} from '../parcels/index.ts';
import { baseAmountArb, decimalArb } from './money.arb.ts';

/** Every status. */
export const parcelStatusArb: fc.Arbitrary<ParcelStatus> = fc.constantFrom(...PARCEL_STATUSES);

const limitsArb: fc.Arbitrary<MeasureLimits> = fc
  .record({
    min: fc.integer({ min: 0, max: 10 }),
    span: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined, freq: 5 }),
  })
  .map(({ min, span }) => ({ min, max: span === undefined ? undefined : min + span + 1 }));

const tariffArb: fc.Arbitrary<ParcelTariff> = fc.record({ base: baseAmountArb, perKm: baseAmountArb });

/**
 * Types with all kinds of limits; some without a maximum, without a range, and some with special prices. The range is
 * at least five kilometers.
 */
export const parcelTypeArb: fc.Arbitrary<ParcelType> = fc.record({
  id: fc.integer({ min: 1, max: 3 }).map(parcelTypeId),
  title: fc.constantFrom('Small box', 'Envelope'),
  image: fc.constant(undefined),
  size: fc.record({ width: limitsArb, height: limitsArb, length: limitsArb }),
  weight: limitsArb.map(({ min, max }) => ({ min: min * 100, max: max === undefined ? undefined : max * 100 })),
  maxRangeKm: fc.option(decimalArb(5, 30, 2), { nil: undefined, freq: 5 }),
  tariff: tariffArb,
  special: fc.option(tariffArb, { nil: undefined, freq: 2 }),
  options: fc.constantFrom([], [{ id: 8, title: 'Fragile items welcome', description: '' }]),
});

/** Locations of one city, at most three kilometers apart; often equal. */
const cityPointArb: fc.Arbitrary<GeoPoint> = fc.oneof(
  fc.constant({ latitude: 52.3731, longitude: 4.8826 }),
  fc.record({
    latitude: fc.integer({ min: 0, max: 150 }).map((step) => 52.3656 + step / 10_000),
    longitude: fc.integer({ min: 0, max: 150 }).map((step) => 4.8751 + step / 10_000),
  }),
);

const placeArb: fc.Arbitrary<ParcelPlace> = fc.record({
  location: cityPointArb,
  text: fc.constantFrom('Lindenstraat 8', ' Parkweg 3 ', 'شارع الملك فهد'),
  house: fc.constantFrom('', '8 '),
  stage: fc.constantFrom('', '2 '),
  room: fc.constantFrom('', ' 1'),
});

const partyArb: fc.Arbitrary<PartyDraft> = fc.record({
  name: fc.constantFrom('Nadia Berg', ' Omar Vis ', 'عمر'),
  phone: fc.constantFrom('31612345678', '+31 6 1234 5678', '0031-687654321'),
  place: placeArb,
});

const within = ({ min, max }: MeasureLimits): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constant(Math.max(1, min)),
    fc.integer({ min: Math.max(1, min), max: max ?? min + 1000 }),
    ...(max === undefined ? [] : [fc.constant(max)]),
  );

/** Drafts that are valid for a type when checked between 2025-03-10 and 2025-03-11, in any zone. */
export const parcelDraftArb = (type: ParcelType): fc.Arbitrary<ParcelDraft> =>
  fc.record({
    size: fc.record({
      width: within(type.size.width),
      height: within(type.size.height),
      length: within(type.size.length),
    }),
    weight: within(type.weight),
    sender: partyArb,
    receiver: partyArb,
    date: fc.constantFrom('2025-03-13', '2025-03-30', '2025-12-31'),
    time: fc.constantFrom('00:00', '02:30', '13:00', '23:59'),
    note: fc.constantFrom('', ' Call on arrival '),
    qrValue: fc.constantFrom('', 'P-61'),
    instruction: fc.constantFrom('', 'Leave at the desk'),
    description: fc.constantFrom('', ' Books'),
    isNotifying: fc.boolean(),
  });

/** Updates of one parcel and, rarely, of another. */
export const parcelUpdateArb: fc.Arbitrary<ParcelUpdate> = fc.record({
  id: fc.constantFrom(parcelId(61), parcelId(61), parcelId(61), parcelId(62)),
  status: parcelStatusArb,
  updatedAt: fc.integer({ min: 0, max: 4 }).map((seconds) => instant(1_741_600_000_000 + seconds * 1000)),
});
