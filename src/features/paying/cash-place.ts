import type { DeliveryType } from '@domain/orders/index.ts';

/** Where cash changes hands. */
export type CashPlace = 'courier' | 'counter' | 'table';

export const cashPlaceOf = (type: DeliveryType): CashPlace =>
  type === 'delivery' ? 'courier' : type === 'dine_in' ? 'table' : 'counter';

export const CASH_TEXTS = {
  courier: 'checkout.cash_courier',
  counter: 'checkout.cash_pickup',
  table: 'checkout.cash_table',
} as const;
