import { err, ok, type Result } from '../kernel/result.ts';
import { typedNumber } from '../partners/index.ts';
import type { Decimal } from '../pricing/index.ts';

/** How couriers get about. */
export const VEHICLES = ['bike', 'foot', 'motorbike', 'electric', 'benzine', 'diesel', 'hybrid', 'gas'] as const;
/** One of `VEHICLES`. */
export type Vehicle = (typeof VEHICLES)[number];

/** Contract 3.15: The most characters of what describes a vehicle. */
export const VEHICLE_TEXT_MAX = { brand: 191, model: 191, number: 50, color: 50 } as const;
/** Texts that describe a vehicle; `number` is that of its plate. */
export type VehicleText = keyof typeof VEHICLE_TEXT_MAX;
/** What fits: three lengths in centimeters, and a weight in kilograms. */
export const CARRIED_SIZES = ['length', 'width', 'height', 'kg'] as const;
/** One of `CARRIED_SIZES`. */
export type CarriedSize = (typeof CARRIED_SIZES)[number];
/** Contract 3.15: The largest length or weight. */
export const CARRIED_SIZE_MAX = 100_000;

/** An application to become a courier as it is typed. */
export type CourierApplicationDraft = Readonly<Record<VehicleText | CarriedSize, string>> & {
  readonly vehicle: Vehicle | undefined;
  /** Addresses of pictures that were sent. */
  readonly images: readonly string[];
};

/** An application that can be sent; empty fields are left out. */
export type CourierApplication = {
  readonly vehicle: Vehicle;
  readonly texts: Partial<Readonly<Record<VehicleText, string>>>;
  readonly sizes: Partial<Readonly<Record<CarriedSize, Decimal>>>;
  readonly images: readonly string[];
};

/** What is wrong with one field. */
export type CourierApplicationFault = {
  readonly field: keyof CourierApplicationDraft;
  readonly kind: 'required' | 'too-long' | 'invalid' | 'too-large';
};

/** COURIER-7b: Returns what a way of getting about is described by: nothing on foot, and a plate only with a motor. */
export const textsAbout = (vehicle: Vehicle | undefined): readonly VehicleText[] => {
  if (vehicle === undefined || vehicle === 'foot') return [];
  return vehicle === 'bike' ? ['brand', 'model', 'color'] : ['brand', 'model', 'color', 'number'];
};

/** COURIER-7b: Whether a vehicle may not be ridden without a plate; what drives electrically may be a bicycle. */
export const needsPlate = (vehicle: Vehicle | undefined): boolean =>
  textsAbout(vehicle).includes('number') && vehicle !== 'electric';

/**
 * COURIER-7c, COURIER-7d: Returns the application, or all faults in the order of the form. What the vehicle is not
 * described by is left out, whatever was typed before.
 */
export const checkCourierApplication = (
  draft: CourierApplicationDraft,
): Result<CourierApplication, readonly CourierApplicationFault[]> => {
  const { vehicle, images } = draft;
  const faults: CourierApplicationFault[] = vehicle === undefined ? [{ field: 'vehicle', kind: 'required' }] : [];
  const texts = textsAbout(vehicle).flatMap((field) => {
    const text = draft[field].trim();
    if ([...text].length > VEHICLE_TEXT_MAX[field]) faults.push({ field, kind: 'too-long' });
    if (text === '' && field === 'number' && needsPlate(vehicle)) faults.push({ field, kind: 'required' });
    return text === '' ? [] : [[field, text] as const];
  });
  const sizes = CARRIED_SIZES.flatMap((field) => {
    if (draft[field].trim() === '') return [];
    const read = typedNumber(draft[field], CARRIED_SIZE_MAX);
    if (!read.ok) faults.push({ field, kind: read.error });
    return read.ok ? [[field, read.value] as const] : [];
  });
  if (vehicle === undefined || faults.length > 0) return err(faults);
  return ok({ vehicle, texts: Object.fromEntries(texts), sizes: Object.fromEntries(sizes), images });
};
