import { instantOfLocal, type TimeZones } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { partyOf } from './check-party.ts';
import type { NewParcel, ParcelDraft } from './parcel-draft.ts';
import type { ParcelFault, ParcelField } from './parcel-fault.ts';
import { parcelKm } from './parcel-price.ts';
import type { MeasureLimits, ParcelSide, ParcelType } from './parcel-type.ts';

/** Contract 3.13: characters of the longest texts. */
export const PARCEL_NOTE_MAX = 191;
/** Contract 3.13: characters of the other texts. */
export const PARCEL_TEXT_MAX = 255;

/** The current moment, and the zone of the form's wall clock. */
export type ParcelTerms = { readonly now: Instant; readonly timeZone: string; readonly zones: TimeZones };

/** PARCEL-1a: Returns the parcel, or all faults in the order of the form. */
export const checkParcel = (
  draft: ParcelDraft,
  type: ParcelType,
  terms: ParcelTerms,
): Result<NewParcel, readonly ParcelFault[]> => {
  const faults: ParcelFault[] = [];
  const sizeOf = (side: ParcelSide): number | undefined => measured(draft.size[side], type.size[side], side, faults);
  const size = { width: sizeOf('width'), height: sizeOf('height'), length: sizeOf('length') };
  const weight = measured(draft.weight, type.weight, 'weight', faults);
  const sender = partyOf(draft.sender, 'sender', faults);
  const receiver = partyOf(draft.receiver, 'receiver', faults);
  if (sender.place && receiver.place) {
    const way = parcelKm(type, { from: sender.place.location, to: receiver.place.location });
    if (!way.ok) faults.push(way.error);
  }
  faults.push(...timeFaults(draft, terms));
  const note = shortText(draft.note, PARCEL_NOTE_MAX, 'note', faults);
  const qrValue = shortText(draft.qrValue, PARCEL_TEXT_MAX, 'qr-value', faults);
  const instruction = shortText(draft.instruction, PARCEL_TEXT_MAX, 'instruction', faults);
  if (faults.length > 0 || !sender.place || !receiver.place) return err(faults);
  const { date, time, isNotifying } = draft;
  const ends = { sender: { ...sender, place: sender.place }, receiver: { ...receiver, place: receiver.place } };
  return ok({
    typeId: type.id,
    size,
    weight,
    ...ends,
    date,
    time,
    note,
    qrValue,
    instruction,
    description: draft.description.trim(),
    isNotifying,
  });
};

const measured = (
  value: number | undefined,
  { min, max }: MeasureLimits,
  field: ParcelField,
  faults: ParcelFault[],
): number | undefined => {
  if (value === undefined) return undefined;
  if (!Number.isFinite(value) || value <= 0) faults.push({ field, kind: 'invalid' });
  else if (value < min) faults.push({ field, kind: 'too-small' });
  else if (value > (max ?? Number.POSITIVE_INFINITY)) faults.push({ field, kind: 'too-large' });
  return value;
};

/** A time counts as past from the minute it names. */
const timeFaults = ({ date, time }: ParcelDraft, { now, timeZone, zones }: ParcelTerms): readonly ParcelFault[] => {
  const missing = (
    [
      ['date', date],
      ['time', time],
    ] as const
  )
    .filter(([, text]) => text === '')
    .map(([field]) => ({ field, kind: 'required' as const }));
  if (missing.length > 0) return missing;
  const at = instantOfLocal(date, time, timeZone, zones);
  if (at === undefined || time === '24:00')
    return [{ field: isTimeFault(date, timeZone, zones) ? 'time' : 'date', kind: 'invalid' }];
  return at <= now ? [{ field: 'time', kind: 'past' }] : [];
};

const isTimeFault = (date: string, timeZone: string, zones: TimeZones): boolean =>
  instantOfLocal(date, '12:00', timeZone, zones) !== undefined;

const shortText = (text: string, most: number, field: ParcelField, faults: ParcelFault[]): string => {
  const trimmed = text.trim();
  if ([...trimmed].length > most) faults.push({ field, kind: 'too-long' });
  return trimmed;
};
