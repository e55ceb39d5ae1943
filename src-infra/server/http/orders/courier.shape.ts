import type { CourierRecord } from '../../orders/index.ts';
import { pictureUrl } from '../shapes/index.ts';

/** Who brings something; the phone only while it is on its way to its customer (contract 2.5). */
export const toDeliveryman = ({ id, uuid, firstname, lastname, active, img, phone }: CourierRecord, origin: string, isRunning: boolean) => ({
  id, uuid, firstname, lastname, active, img: pictureUrl(origin, img), ...(isRunning && { phone }),
});
