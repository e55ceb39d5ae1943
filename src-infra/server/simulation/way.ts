import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { placeOnWay } from './courier-way.ts';

/** A courier whom the operator has sent off (contract 8.12): from where, since when, how fast. */
export type Drive = GeoPoint & { readonly speed_kmh: number; readonly since: number };
/** The way of a courier to somebody's door. */
export type Way = { readonly from: GeoPoint; readonly begin: number; readonly lastsMs: number };

const HOUR_MS = 3_600_000;

/** How long a courier takes at a speed. */
export const travelMs = (from: GeoPoint, to: GeoPoint, speedKmh: number): number => Math.round((kilometresBetween(from, to) / speedKmh) * HOUR_MS);

/** The way on which the operator has sent a courier, else the one that the simulation goes. */
export const wayOf = (drive: Drive | null, to: GeoPoint | undefined, usual: Way): Way =>
  drive && to ? { from: drive, begin: drive.since, lastsMs: travelMs(drive, to, drive.speed_kmh) } : usual;

/** Where the courier is; at the door once the way is over. */
export const placeAt = ({ from, begin, lastsMs }: Way, to: GeoPoint, now: number): GeoPoint =>
  placeOnWay(from, to, now >= begin + lastsMs ? 1 : (now - begin) / lastsMs);
