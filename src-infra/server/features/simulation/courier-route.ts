import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import type { FindRoute } from './street-routes.ts';
import { positionOnRoute } from './route-position.ts';

/** A manually controlled drive (contract 8.12): origin, start and speed. */
export type Drive = GeoPoint & { readonly speed_kmh: number; readonly since: number };
/** The route of a courier to its destination. */
export type CourierRoute = { readonly from: GeoPoint; readonly begin: number; readonly lastsMs: number };

const HOUR_MS = 3_600_000;

/** Returns the travel time at a speed. */
export const travelMs = (from: GeoPoint, to: GeoPoint, speedKmh: number): number =>
  Math.round((kilometresBetween(from, to) / speedKmh) * HOUR_MS);

/** Returns the route the operator has set, or the simulated one. */
export const courierRoute = (drive: Drive | null, to: GeoPoint | undefined, usual: CourierRoute): CourierRoute =>
  drive && to ? { from: drive, begin: drive.since, lastsMs: travelMs(drive, to, drive.speed_kmh) } : usual;

/** Returns the current position, which is the destination at the end. */
export const positionAt = (
  { from, begin, lastsMs }: CourierRoute,
  to: GeoPoint,
  now: number,
  routes: FindRoute,
): GeoPoint => positionOnRoute(from, to, now >= begin + lastsMs ? 1 : (now - begin) / lastsMs, routes);
