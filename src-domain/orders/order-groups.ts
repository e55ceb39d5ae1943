import { isActiveStatus, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/**
 * ORDER-6l, ORDER-6r: By what a customer's orders are listed; `active` ones are still under way, `refund` ones have a
 * request to pay them back, whatever became of it.
 */
export type OrderGroup = 'all' | 'active' | 'delivered' | 'canceled' | 'refund';

/** Which orders a list shows; an empty `search` leaves out none. */
export type OrderSelection = { readonly group: OrderGroup; readonly search: string };

/** ORDER-6l: The statuses of a group; every status belongs to `all` and to one other group. */
export const groupStatuses = (group: Exclude<OrderGroup, 'refund'>): readonly OrderStatus[] =>
  ORDER_STATUSES.filter(
    (status) => group === 'all' || (isActiveStatus(status) ? group === 'active' : group === status),
  );
