import type { ReferenceSource } from '../reference/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ChangeOrderStatus } from './change-order-status.use-case.ts';
import type { PlaceOrder } from './place-order.use-case.ts';

type Deps = {
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly changeOrderStatus: ChangeOrderStatus;
};

/** Contract 5.4: accepts an order on placement if the marketplace says so (`order_auto_approved`), or for dine-in. */
export const createAutoAccept =
  ({ transactions, reference, changeOrderStatus }: Deps) =>
  (placeOrder: PlaceOrder): PlaceOrder =>
  (customer, draft) =>
    transactions.run(async () => {
      const placed = await placeOrder(customer, draft);
      if (!placed.ok || draft.isHeld || !(await isAcceptedAtOnce(draft.delivery.type, reference))) return placed;
      const accepted = await changeOrderStatus({ orderId: placed.value.id, to: 'accepted' });
      return accepted.ok ? accepted : placed;
    });

/** Whether an order of this type is accepted as soon as the shop has it. */
export const isAcceptedAtOnce = async (type: string, reference: ReferenceSource): Promise<boolean> =>
  type === 'dine_in' || (await reference()).setting('order_auto_approved') === '1';
