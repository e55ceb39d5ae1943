import { orderId, parcelId } from '@domain/kernel/ids.ts';
import type { PaymentSubject, PaymentVisit, PaymentVisits } from '@domain/payments/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, optionalText } from '../drivers/http/wire.ts';
import { readMoney } from '../localization/stored-money.ts';

/** ORDER-3: the payment under way, in this tab's session storage. */
export const createStoredPaymentVisits = ({ store }: { readonly store: TextStore }): PaymentVisits =>
  createStoredValue<PaymentVisit | undefined>(
    store,
    { read: jsonCodec(readVisit).read, write: (visit) => (visit ? JSON.stringify(visit) : undefined) },
    undefined,
  );

const readVisit = (json: unknown): PaymentVisit | undefined => {
  const dto = asRecord(json);
  const subject = readSubject(asRecord(dto['subject']));
  return subject && { subject, start: optionalText(dto['start']), fromWallet: readMoney(dto['fromWallet']) };
};

const readSubject = ({ kind, id }: Readonly<Record<string, unknown>>): PaymentSubject | undefined => {
  const number = asInteger(id);
  if (number <= 0) return undefined;
  if (kind === 'order') return { kind, id: orderId(number) };
  return kind === 'parcel' ? { kind, id: parcelId(number) } : undefined;
};
