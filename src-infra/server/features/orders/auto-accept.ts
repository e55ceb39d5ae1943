import type { ReferenceSource } from '../reference/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ChangeOrderStatus } from './change-order-status.use-case.ts';
import type { NewOrderRow } from './order-record.ts';
import type { PlaceOrder } from './place-order.use-case.ts';

type Deps = {
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly changeOrderStatus: ChangeOrderStatus;
};

/**
 * Contract 5.4: accepts an order on placement if the marketplace says so (`order_auto_approved`), or for guests who sit
 * at their table already.
 */
export const createAutoAccept =
  ({ transactions, reference, changeOrderStatus }: Deps) =>
  (placeOrder: PlaceOrder): PlaceOrder =>
  (customer, draft) =>
    transactions.run(async () => {
      const placed = await placeOrder(customer, draft);
      if (!placed.ok || draft.isHeld || !(await isAcceptedAtOnce(placed.value, reference))) return placed;
      const accepted = await changeOrderStatus({ orderId: placed.value.id, to: 'accepted' });
      return accepted.ok ? accepted : placed;
    });

type Served = Pick<NewOrderRow, 'delivery_type' | 'user_booking_id'>;

/** BOOKING-3e: Whether an order is accepted as soon as the shop has it; one ahead to a reserved table waits. */
export const isAcceptedAtOnce = async (
  { delivery_type: type, user_booking_id: reservation }: Served,
  reference: ReferenceSource,
): Promise<boolean> =>
  (type === 'dine_in' && reservation === null) || (await reference()).setting('order_auto_approved') === '1';
