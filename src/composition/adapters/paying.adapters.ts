export { createHttpPaymentMethods } from '@infra/orders/http-payment-methods.adapter.ts';
export { createHttpDuePayments } from '@infra/payments/http-due-payments.adapter.ts';
