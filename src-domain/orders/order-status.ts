/** ORDER-6: the inner spelling; adapters read `cancelled` as `canceled`. */
export const ORDER_STATUSES = ['new', 'accepted', 'cooking', 'ready', 'on_a_way', 'delivered', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const DELIVERY_TYPES = ['delivery', 'pickup', 'point', 'dine_in', 'kiosk'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const PAYMENT_STATUSES = ['progress', 'split', 'paid', 'canceled', 'rejected', 'refund', 're_pay'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
