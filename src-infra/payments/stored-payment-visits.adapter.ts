import { orderId } from '@domain/kernel/ids.ts';
import type { PaymentVisit, PaymentVisits } from '@domain/payments/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, optionalText } from '../drivers/http/wire.ts';

/** ORDER-3: the payment under way, in this tab's session storage. */
export const createStoredPaymentVisits = ({ store }: { readonly store: TextStore }): PaymentVisits =>
  createStoredValue<PaymentVisit | undefined>(
    store,
    { read: jsonCodec(readVisit).read, write: (visit) => (visit ? JSON.stringify(visit) : undefined) },
    undefined,
  );

const readVisit = (json: unknown): PaymentVisit | undefined => {
  const dto = asRecord(json);
  const order = asInteger(dto['order']);
  return order > 0 ? { order: orderId(order), start: optionalText(dto['start']) } : undefined;
};
