import type { RepeatDaysRow } from '../../orders/index.ts';

/** The days on which an order is made again (contract 2.7). */
export const toRepeat = (orderId: number, { id, from_day: from, to_day: to }: RepeatDaysRow) => ({ id, order_id: orderId, from, to });
