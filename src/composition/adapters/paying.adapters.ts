export { createHttpPaymentMethods } from '@infra/orders/http-payment-methods.adapter.ts';
export { createHttpOrderPayments } from '@infra/payments/http-order-payments.adapter.ts';
