import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { wayAt, type Courier, type WayNow } from '@domain/orders/index.ts';

/** Where a courier is, the way there and onwards, and the kilometres left: as the crow flies without a known way. */
export type CourierNow = {
  readonly at: GeoPoint | undefined;
  readonly way: WayNow | undefined;
  readonly distance: number | undefined;
};

/** Returns what is known of a courier under way to a door; nothing without one. */
export const courierNow = (courier: Courier | undefined, door: GeoPoint | undefined): CourierNow => {
  const at = courier?.position;
  const way = at && wayAt(courier?.way ?? [], at);
  return { at, way, distance: way?.kilometresLeft ?? (at && door && kilometresBetween(at, door)) };
};
