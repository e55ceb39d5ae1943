import type { CourierRecord } from '../../features/orders/index.ts';
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
