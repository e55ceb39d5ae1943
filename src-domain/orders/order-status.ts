import { err, ok, type Result } from '../kernel/result.ts';

/** ORDER-6: Normalized spelling; `cancelled` is converted by adapters. */
export const ORDER_STATUSES = ['new', 'accepted', 'cooking', 'ready', 'on_a_way', 'delivered', 'canceled'] as const;
/** The status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Contract 4.1: How an order leaves the shop; the client offers the first two. */
export const DELIVERY_TYPES = ['delivery', 'pickup', 'point', 'dine_in', 'kiosk'] as const;
/** How an order leaves the shop. */
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** ORDER-6a: Reads both spellings of canceled; undefined for an unknown status. */
export const readOrderStatus = (text: string): OrderStatus | undefined =>
  ORDER_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** Active orders are listed separately from the history. */
export const isActiveStatus = (status: OrderStatus): boolean => status !== 'delivered' && status !== 'canceled';

/** The statuses that no order leaves. */
export const ENDED_ORDER_STATUSES: readonly OrderStatus[] = /* @__PURE__ */ ORDER_STATUSES.filter(
  (status) => !isActiveStatus(status),
);

/** Customers can cancel only an order that is not accepted yet (contract 4.1). */
export const canCancel = (status: OrderStatus): boolean => status === 'new';

/**
 * Why an order keeps its status: it already has it (ERROR_252), no such status exists (253), it is final (255), or the
 * step is not allowed.
 */
export type TransitionRefusal = { readonly kind: 'same' | 'unknown' | 'final' | 'not-allowed' };

/** ORDER-6b: The next statuses of an order (contract 4.1). */
export const nextStatuses = (from: OrderStatus, type: DeliveryType): readonly OrderStatus[] => {
  switch (from) {
    case 'new':
      return ['accepted', 'canceled'];
    case 'accepted':
      return ['cooking', 'ready', 'canceled'];
    case 'cooking':
      return ['ready', 'canceled'];
    case 'ready':
      return [type === 'delivery' ? 'on_a_way' : 'delivered', 'canceled'];
    case 'on_a_way':
      return ['delivered', 'canceled'];
    case 'delivered':
    case 'canceled':
      return [];
  }
};

/** ORDER-7g: The note of an order can be changed until it is on its way or fetched. */
export const canChangeNote = (status: OrderStatus): boolean => isActiveStatus(status) && status !== 'on_a_way';

/** ORDER-10i: A dish can be missing until the order is packed. */
export const canMissDish = (status: OrderStatus): boolean =>
  isActiveStatus(status) && status !== 'ready' && status !== 'on_a_way';

/** ORDER-6b: one step of the status machine, from a wire word. ERROR_252 same, 253 unknown, 255 final. */
export const transition = (
  from: OrderStatus,
  to: string,
  type: DeliveryType,
): Result<OrderStatus, TransitionRefusal> => {
  const next = readOrderStatus(to);
  if (next === undefined) return err({ kind: 'unknown' });
  if (next === from) return err({ kind: 'same' });
  if (!isActiveStatus(from)) return err({ kind: 'final' });
  return nextStatuses(from, type).includes(next) ? ok(next) : err({ kind: 'not-allowed' });
};
