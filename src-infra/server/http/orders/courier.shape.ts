import type { CourierRecord } from '../../features/orders/index.ts';
import type { CourierRoutes } from '../../features/simulation/index.ts';
import { pictureUrl } from '../shapes/index.ts';

/** Renders a courier; the phone only while delivering (contract 2.5). */
export const toDeliveryman = (
  { id, uuid, firstname, lastname, active, img, phone }: CourierRecord,
  origin: string,
  isRunning: boolean,
) => ({
  id,
  uuid,
  firstname,
  lastname,
  active,
  img: pictureUrl(origin, img),
  ...(isRunning && { phone }),
});

type Carried = { readonly kind: 'order' | 'parcel'; readonly id: number; readonly status: string };

/** Returns the route of a courier under way, where a map knows one. */
export const courierRouteOf = async (
  routes: CourierRoutes | undefined,
  { kind, id, status }: Carried,
  language: string,
) => (status === 'on_a_way' ? ((await routes?.of({ kind, id }, language)) ?? null) : null);
