import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STATUSES,
  canApply,
  CARRIED_SIZE_MAX,
  CARRIED_SIZES,
  checkCourierApplication,
  needsPlate,
  textsAbout,
  VEHICLE_TEXT_MAX,
  VEHICLES,
  type CourierApplicationDraft,
  type CourierApplicationFault,
} from '@domain/couriers/index.ts';
import { runs } from '../runs.ts';

const wordArb = fc.constantFrom('', 'Gazelle', ' أخضر ', 'B-TX 12', '电动');
const sizeArb = fc.constantFrom('', '0', '40', ' 35,5 ', '22.25', String(CARRIED_SIZE_MAX));

/** Forms that can be sent, filled in every way. */
const draftArb: fc.Arbitrary<CourierApplicationDraft> = fc.record({
  vehicle: fc.constantFrom(...VEHICLES),
  brand: wordArb,
  model: wordArb,
  color: wordArb,
  number: fc.constantFrom('NX-22', ' ب ١٢٣ '),
  length: sizeArb,
  width: sizeArb,
  height: sizeArb,
  kg: sizeArb,
  images: fc.subarray(['one.webp', 'two.webp', 'three.webp']),
});

type Damage = readonly [change: Partial<CourierApplicationDraft>, fault: CourierApplicationFault];
const tooLong = (field: keyof typeof VEHICLE_TEXT_MAX): Damage => [
  { [field]: 'ص'.repeat(VEHICLE_TEXT_MAX[field] + 1) },
  { field, kind: 'too-long' },
];
/** One thing wrong at a time, in the order of the form. */
const DAMAGES: readonly Damage[] = [
  tooLong('brand'),
  tooLong('model'),
  tooLong('color'),
  [{ number: ' ' }, { field: 'number', kind: 'required' }],
  [{ length: 'long' }, { field: 'length', kind: 'invalid' }],
  [{ width: '-1' }, { field: 'width', kind: 'invalid' }],
  [{ height: `${CARRIED_SIZE_MAX}.1` }, { field: 'height', kind: 'too-large' }],
  [{ kg: '1,2,3' }, { field: 'kg', kind: 'invalid' }],
];

describe('COURIER-7 the form of an application', () => {
  it('COURIER-7b asks for what the vehicle has', () => {
    expect(textsAbout(undefined)).toEqual([]);
    expect(textsAbout('foot')).toEqual([]);
    expect(VEHICLES.filter((vehicle) => !textsAbout(vehicle).includes('number'))).toEqual(['bike', 'foot']);
    expect(VEHICLES.filter((vehicle) => !needsPlate(vehicle))).toEqual(['bike', 'foot', 'electric']);
  });

  it('COURIER-7c tells every fault at once, in the order of the form', () => {
    fc.assert(
      fc.property(draftArb, fc.subarray([...DAMAGES], { minLength: 1 }), (draft, damages) => {
        const changes = damages.map(([change]) => change);
        const broken = Object.assign({}, draft, { vehicle: 'diesel' }, ...changes) as CourierApplicationDraft;
        expect(checkCourierApplication(broken)).toEqual({ ok: false, error: damages.map(([, fault]) => fault) });
      }),
      runs(300),
    );
    fc.assert(
      fc.property(draftArb, (draft) => {
        const missing = { field: 'vehicle', kind: 'required' };
        expect(checkCourierApplication({ ...draft, vehicle: undefined })).toEqual({ ok: false, error: [missing] });
      }),
      runs(100),
    );
  });

  it('COURIER-7d is sent as it was typed, and nothing else', () => {
    fc.assert(
      fc.property(draftArb, (draft) => {
        const checked = checkCourierApplication(draft);
        if (!checked.ok) throw new Error(JSON.stringify(checked.error));
        const { vehicle, texts, sizes, images } = checked.value;
        expect([vehicle, images]).toEqual([draft.vehicle, draft.images]);
        const written = textsAbout(vehicle).filter((field) => draft[field].trim() !== '');
        expect(texts).toEqual(Object.fromEntries(written.map((field) => [field, draft[field].trim()])));
        const measured = CARRIED_SIZES.filter((field) => draft[field].trim() !== '');
        expect(Object.keys(sizes)).toEqual(measured);
        for (const size of measured) expect(Number(sizes[size])).toBe(Number(draft[size].trim().replace(',', '.')));
      }),
      runs(300),
    );
  });

  it('COURIER-7e can be sent by customers, one at a time', () => {
    const states = [undefined, ...APPLICATION_STATUSES].flatMap((status) =>
      [true, false].map((isCustomer) => ({ status, isCustomer })),
    );
    expect(states.filter(canApply)).toEqual([
      { status: undefined, isCustomer: true },
      { status: 'canceled', isCustomer: true },
    ]);
  });
});
