import { parseDecimal } from '@domain/pricing/index.ts';
import type { CallbackEvent } from '../payment-provider.port.ts';

type Told = {
  readonly reference: string;
  readonly process_id: string;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
};

/** Serializes the test provider's callback for an ended checkout. */
export const messageOf = ({ reference, process_id, status, amount, currency }: Told): string =>
  JSON.stringify({ event: `checkout.${status}`, reference, process_id, amount, currency });

/** Parses a callback; `undefined` if malformed. */
export const readMessage = (body: string): CallbackEvent | undefined => {
  const message = parsed(body);
  const text = (name: string): string => (typeof message[name] === 'string' ? message[name] : '');
  const [event, reference, processId, amount, currency] = [
    text('event'),
    text('reference'),
    text('process_id'),
    text('amount'),
    text('currency'),
  ];
  if (reference === '' || processId === '') return undefined;
  if (event === 'checkout.canceled') return { reference, processId, state: { kind: 'canceled' } };
  const isPaid = event === 'checkout.paid' && parseDecimal(amount).ok && currency !== '';
  return isPaid
    ? { reference, processId, state: { kind: 'paid', amount, currency, paymentReference: reference } }
    : undefined;
};

const parsed = (body: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch (failure) {
    if (failure instanceof SyntaxError) return {};
    throw failure;
  }
};
