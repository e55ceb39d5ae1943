import type { ReferenceSource } from '../reference/index.ts';
import type { Store } from '../store/index.ts';
import type { ChangeOrderStatus } from './change-order-status.use-case.ts';
import type { PlaceOrder } from './place-order.use-case.ts';

type Deps = { readonly store: Store; readonly reference: ReferenceSource; readonly changeOrderStatus: ChangeOrderStatus };

/** Contract 5.4: an order is accepted with its placing where the marketplace says so (`order_auto_approved`), and at the table. */
export const createAcceptAtOnce =
  ({ store, reference, changeOrderStatus }: Deps) =>
  (placeOrder: PlaceOrder): PlaceOrder =>
  (customer, draft) =>
    store.transaction(async () => {
      const placed = await placeOrder(customer, draft);
      const isAccepted = draft.delivery.type === 'dine_in' || (await reference()).setting('order_auto_approved') === '1';
      if (!placed.ok || !isAccepted) return placed;
      const accepted = await changeOrderStatus({ orderId: placed.value.id, to: 'accepted' });
      return accepted.ok ? accepted : placed;
    });
