import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/catalog/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  checkParcel,
  PARCEL_NOTE_MAX,
  PARCEL_SIDES,
  PARCEL_TEXT_MAX,
  type ParcelDraft,
  type ParcelFault,
  type ParcelType,
} from '@domain/parcels/index.ts';
import { decimal } from '@domain/pricing/index.ts';
import { hostileTextArb, parcelDraftArb, parcelTypeArb } from '@domain/testing/index.ts';
import { zoneTable as zones } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

type Case = { readonly type: ParcelType; readonly draft: ParcelDraft };

const caseArb: fc.Arbitrary<Case> = parcelTypeArb.chain((type) =>
  fc.record({ type: fc.constant(type), draft: parcelDraftArb(type) }),
);
const now = instant(Date.UTC(2025, 2, 10, 9));
const timeZone = 'Europe/Amsterdam';

const faultsOf = (draft: ParcelDraft, type: ParcelType): readonly ParcelFault[] => {
  const checked = checkParcel(draft, type, { now, timeZone, zones });
  return checked.ok ? [] : checked.error;
};

/** A way to spoil a draft, and the one fault that must follow. */
type Spoil = readonly [fault: ParcelFault, spoil: (given: Case) => ParcelDraft];

const party =
  (end: 'sender' | 'receiver', changed: Partial<ParcelDraft['sender']>) =>
  ({ draft }: Case): ParcelDraft => ({ ...draft, [end]: { ...draft[end], ...changed } });
const text =
  (changed: Partial<ParcelDraft>) =>
  ({ draft }: Case): ParcelDraft => ({ ...draft, ...changed });
const movedTo =
  (end: 'sender' | 'receiver', latitude: number) =>
  ({ draft }: Case): ParcelDraft => ({
    ...draft,
    [end]: { ...draft[end], place: { ...draft[end].place!, location: { latitude, longitude: 4.88 } } },
  });

/** In the order of the form. */
const SPOILS: readonly Spoil[] = [
  ...PARCEL_SIDES.flatMap((side): readonly Spoil[] => {
    const sized =
      (value: number) =>
      ({ draft }: Case): ParcelDraft => ({ ...draft, size: { ...draft.size, [side]: value } });
    return [
      [{ field: side, kind: 'invalid' }, sized(0)],
      [{ field: side, kind: 'invalid' }, sized(Number.NaN)],
      [{ field: side, kind: 'invalid' }, sized(Number.POSITIVE_INFINITY)],
      [{ field: side, kind: 'invalid' }, sized(-1)],
    ];
  }),
  [{ field: 'weight', kind: 'invalid' }, text({ weight: -5 })],
  ...(['sender', 'receiver'] as const).flatMap((end): readonly Spoil[] => [
    [{ field: `${end}-name`, kind: 'required' }, party(end, { name: '  ' })],
    [{ field: `${end}-name`, kind: 'too-short' }, party(end, { name: 'N' })],
    [{ field: `${end}-phone`, kind: 'required' }, party(end, { phone: '' })],
    [{ field: `${end}-phone`, kind: 'invalid' }, party(end, { phone: 'call me' })],
    [{ field: `${end}-place`, kind: 'required' }, party(end, { place: undefined })],
    [
      { field: `${end}-place`, kind: 'required' },
      (given) => party(end, { place: { ...given.draft[end].place!, text: ' ' } })(given),
    ],
    [{ field: `${end}-place`, kind: 'invalid' }, movedTo(end, 91)],
    [{ field: `${end}-place`, kind: 'invalid' }, movedTo(end, Number.NaN)],
  ]),
  [{ field: 'date', kind: 'required' }, text({ date: '' })],
  [{ field: 'date', kind: 'invalid' }, text({ date: '2025-02-30' })],
  [{ field: 'time', kind: 'required' }, text({ time: '' })],
  [{ field: 'time', kind: 'invalid' }, text({ time: '25:00' })],
  [{ field: 'time', kind: 'invalid' }, text({ time: '24:00' })],
  [{ field: 'time', kind: 'past' }, text({ date: '2025-03-10', time: '10:00' })],
  [{ field: 'note', kind: 'too-long' }, text({ note: 'é'.repeat(PARCEL_NOTE_MAX + 1) })],
  [{ field: 'qr-value', kind: 'too-long' }, text({ qrValue: 'x'.repeat(PARCEL_TEXT_MAX + 1) })],
  [{ field: 'instruction', kind: 'too-long' }, text({ instruction: '🍜'.repeat(PARCEL_TEXT_MAX + 1) })],
];

describe('PARCEL-1a a parcel', () => {
  it('accepts a valid parcel with trimmed texts and phone digits', () => {
    fc.assert(
      fc.property(caseArb, ({ type, draft }) => {
        const checked = checkParcel(draft, type, { now, timeZone, zones });
        expect(checked.ok).toBe(true);
        if (!checked.ok) return;
        const { value } = checked;
        expect(value).toMatchObject({
          typeId: type.id,
          size: draft.size,
          weight: draft.weight,
          date: draft.date,
          time: draft.time,
          isNotifying: draft.isNotifying,
          note: draft.note.trim(),
          qrValue: draft.qrValue.trim(),
          instruction: draft.instruction.trim(),
          description: draft.description.trim(),
        });
        for (const end of ['sender', 'receiver'] as const) {
          const [given, taken] = [draft[end], value[end]];
          expect(taken.phone).toMatch(/^\d{7,15}$/);
          expect(taken.name).toBe(given.name.trim());
          const { location, text: street, house, stage, room } = given.place!;
          expect(taken.place).toEqual({
            location,
            text: street.trim(),
            house: house.trim(),
            stage: stage.trim(),
            room: room.trim(),
          });
        }
      }),
      runs(40),
    );
  });

  it('reports exactly one fault', () => {
    fc.assert(
      fc.property(caseArb, fc.constantFrom(...SPOILS), (given, [fault, spoil]) => {
        expect(faultsOf(spoil(given), given.type)).toEqual([fault]);
      }),
      runs(100),
    );
    fc.assert(
      fc.property(caseArb, (given) => {
        expect(SPOILS.map(([, spoil]) => faultsOf(spoil(given), given.type))).toEqual(SPOILS.map(([fault]) => [fault]));
      }),
      runs(2, 100),
    );
  });

  it('reports all faults in form order', () => {
    const fieldOf = ([fault]: Spoil): string => ('field' in fault ? fault.field : '');
    const severalArb = fc
      .subarray([...SPOILS], { minLength: 2, maxLength: 6 })
      .map((spoils) => spoils.filter((spoil, index) => index === 0 || fieldOf(spoil) !== fieldOf(spoils[index - 1]!)));
    fc.assert(
      fc.property(caseArb, severalArb, ({ type, draft }, spoils) => {
        const isTimeTwice = spoils.filter((spoil) => ['date', 'time'].includes(fieldOf(spoil))).length > 1;
        fc.pre(!isTimeTwice);
        const spoiled = spoils.reduce((current, [, spoil]) => spoil({ type, draft: current }), draft);
        expect(faultsOf(spoiled, type)).toEqual(spoils.map(([fault]) => fault));
      }),
      runs(40),
    );
    fc.assert(
      fc.property(caseArb, ({ type, draft }) => {
        expect(faultsOf({ ...draft, date: '', time: '' }, type)).toEqual([
          { field: 'date', kind: 'required' },
          { field: 'time', kind: 'required' },
        ]);
        expect(faultsOf({ ...draft, date: 'soon', time: 'noon' }, type)).toEqual([{ field: 'date', kind: 'invalid' }]);
      }),
      runs(5),
    );
  });
});

describe('PARCEL-1b measures', () => {
  it('may be left to the type', () => {
    fc.assert(
      fc.property(caseArb, ({ type, draft }) => {
        const size = { width: undefined, height: undefined, length: undefined };
        expect(faultsOf({ ...draft, size, weight: undefined }, type)).toEqual([]);
      }),
      runs(10),
    );
  });

  it('accept their limits and nothing beyond', () => {
    fc.assert(
      fc.property(caseArb, ({ type, draft }) => {
        for (const field of [...PARCEL_SIDES, 'weight'] as const) {
          const { min, max } = field === 'weight' ? type.weight : type.size[field];
          const measured = (value: number): ParcelDraft =>
            field === 'weight' ? { ...draft, weight: value } : { ...draft, size: { ...draft.size, [field]: value } };
          if (min > 0)
            expect([faultsOf(measured(min), type), faultsOf(measured(min - 0.5), type)]).toEqual([
              [],
              [{ field, kind: 'too-small' }],
            ]);
          else expect(faultsOf(measured(0.01), type)).toEqual([]);
          if (max === undefined) expect(faultsOf(measured(1e9), type)).toEqual([]);
          else
            expect([faultsOf(measured(max), type), faultsOf(measured(max + 0.5), type)]).toEqual([
              [],
              [{ field, kind: 'too-large' }],
            ]);
        }
      }),
      runs(20),
    );
  });
});

describe('PARCEL-1c texts and times', () => {
  it('accept the longest text, not counting outer spaces', () => {
    fc.assert(
      fc.property(caseArb, ({ type, draft }) => {
        expect(
          faultsOf(
            { ...draft, note: ` ${'🍜'.repeat(191)} `, qrValue: 'x'.repeat(255), instruction: ` ${'x'.repeat(255)}` },
            type,
          ),
        ).toEqual([]);
      }),
      runs(5),
    );
    expect([PARCEL_NOTE_MAX, PARCEL_TEXT_MAX]).toEqual([191, 255]);
  });

  it('must be in the future on the zone’s clock, from the next minute on', () => {
    fc.assert(
      fc.property(
        caseArb,
        fc.constantFrom(
          ['Europe/Amsterdam', '10:00', '10:01'],
          ['America/New_York', '05:00', '05:01'],
          ['Asia/Kathmandu', '14:45', '14:46'],
        ),
        ({ type, draft }, [zone = '', present = '', next = '']) => {
          const isTaken = (time: string): boolean =>
            checkParcel({ ...draft, date: '2025-03-10', time }, type, { now, timeZone: zone, zones }).ok;
          expect([isTaken(present), isTaken(next)]).toEqual([false, true]);
        },
      ),
      runs(10),
    );
  });

  it('never throw for any input', () => {
    fc.assert(
      fc.property(
        caseArb,
        fc.record({
          date: hostileTextArb,
          time: hostileTextArb,
          name: hostileTextArb,
          phone: hostileTextArb,
          note: hostileTextArb,
        }),
        ({ type, draft }, hostile) => {
          const spoiled = {
            ...draft,
            ...hostile,
            sender: { ...draft.sender, name: hostile.name, phone: hostile.phone },
          };
          expect(faultsOf(spoiled, type).length).toBeGreaterThan(0);
        },
      ),
      runs(30),
    );
  });
});

describe('PARCEL-1d a distance that is too long', () => {
  it('reports its length along with all other faults', () => {
    fc.assert(
      fc.property(caseArb, ({ type, draft }) => {
        const far = movedTo('receiver', 53.4)({ type, draft });
        const km = distanceKm(far.sender.place!.location, far.receiver.place!.location);
        const expected = type.maxRangeKm === undefined ? [] : [{ kind: 'out-of-range', km, limit: type.maxRangeKm }];
        expect(faultsOf(far, type)).toEqual(expected);
        const unnamed = {
          ...far,
          date: '',
          sender: { ...far.sender, name: '' },
          receiver: { ...far.receiver, phone: '' },
        };
        expect(
          faultsOf(unnamed, { ...type, maxRangeKm: decimal(1) }).map((fault) =>
            'field' in fault ? fault.field : fault.kind,
          ),
        ).toEqual(['sender-name', 'receiver-phone', 'out-of-range', 'date']);
      }),
      runs(20),
    );
  });
});
