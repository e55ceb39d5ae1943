import type { ReferenceSource } from '../reference/index.ts';
import type { OrderAnnouncements } from './announce-orders.job.ts';
import { isAcceptedAtOnce } from './auto-accept.ts';
import type { ChangeOrderStatus } from './change-order-status.use-case.ts';
import type { HeldOrders } from './held-orders.port.ts';
import type { Orders } from './orders.ports.ts';

/** ORDER-3d: hands a held order to its shop, once; does nothing for other orders. Runs in the caller's transaction. */
export type ReleaseHeld = (orderId: number) => Promise<void>;

type Deps = {
  readonly orders: Pick<Orders, 'find'>;
  readonly held: Pick<HeldOrders, 'release'>;
  readonly announcements: Pick<OrderAnnouncements, 'placed'>;
  readonly reference: ReferenceSource;
  readonly changeOrderStatus: ChangeOrderStatus;
};

export const createReleaseHeld =
  ({ orders, held, announcements, reference, changeOrderStatus }: Deps): ReleaseHeld =>
  async (orderId) => {
    if (!(await held.release(orderId))) return;
    announcements.placed(orderId);
    const order = await orders.find(orderId);
    if (order && (await isAcceptedAtOnce(order, reference))) await changeOrderStatus({ orderId, to: 'accepted' });
  };
