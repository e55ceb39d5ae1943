import type { RepeatDaysRow } from '../../features/orders/index.ts';

/** Renders the days of a recurring order (contract 2.7). */
export const toRepeat = (orderId: number, { id, from_day: from, to_day: to }: RepeatDaysRow) => ({
  id,
  order_id: orderId,
  from,
  to,
});
