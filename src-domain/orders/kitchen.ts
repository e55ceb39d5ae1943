import { latinDigits } from '../kernel/latin-digits.ts';
import { nextStatuses, type DeliveryType, type OrderStatus } from './order-status.ts';

/**
 * ORDER-6o: The next statuses that belong to the kitchen. A courier takes over what is ready, so the kitchen hands over
 * only what leaves the shop without one, and does nothing on the way.
 */
export const kitchenSteps = (from: OrderStatus, type: DeliveryType): readonly OrderStatus[] =>
  from === 'on_a_way' ? [] : nextStatuses(from, type).filter((to) => to !== 'on_a_way');

/** What proves that somebody may fetch an order: its type, and the code that its customer was shown. */
export type HandoverCode = { readonly type: DeliveryType; readonly code: number | string | null };

/** ORDER-6p: Whether the kitchen hands an order over against a code only. */
export const needsHandoverCode = ({ type, code }: HandoverCode): boolean => type === 'pickup' && code !== null;

/** ORDER-6p: Whether what was typed, in any digits and with any spaces, is the code that a customer was shown. */
export const isHandoverCode = (code: number | string, typed: string): boolean =>
  latinDigits(typed).replaceAll(/\s/g, '') === String(code);

/** ORDER-6p: Whether the typed code lets the kitchen hand the order over. */
export const fitsHandoverCode = (order: HandoverCode, typed: string): boolean =>
  order.code === null || !needsHandoverCode(order) || isHandoverCode(order.code, typed);
