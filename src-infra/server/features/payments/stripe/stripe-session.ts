import type { CallbackEvent, CheckoutState } from '../payment-provider.port.ts';
import { fromStripeAmount } from './stripe-amount.ts';

export type StripeObject = Readonly<Record<string, unknown>>;
export type StripeSession = {
  readonly id: string;
  readonly url: string | undefined;
  readonly processId: string;
  readonly state: CheckoutState;
};

/** Reads a Checkout Session; `undefined` for anything else. */
export const readSession = (value: unknown): StripeSession | undefined => {
  if (!isObject(value) || value['object'] !== 'checkout.session') return undefined;
  const { id, url } = value;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    id,
    url: typeof url === 'string' ? url : undefined,
    processId: textOf(value['client_reference_id']),
    state: stateOf(value),
  };
};

/** Reads the session of an event; `undefined` for other events. Unpaid delayed methods stay open. */
export const readEvent = (value: unknown): { readonly news: CallbackEvent | undefined } | undefined => {
  if (!isObject(value) || value['object'] !== 'event' || typeof value['type'] !== 'string') return undefined;
  if (!SESSION_EVENTS.has(value['type'])) return { news: undefined };
  const session = readSession(isObject(value['data']) ? value['data']['object'] : undefined);
  if (!session || session.processId === '') return undefined;
  const state =
    value['type'] === 'checkout.session.async_payment_failed'
      ? ({ kind: 'canceled', isRefused: true } as const)
      : session.state;
  return { news: { processId: session.processId, reference: session.id, state } };
};

const SESSION_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

const stateOf = ({
  status,
  payment_status: paid,
  amount_total: units,
  currency,
  payment_intent: intent,
}: StripeObject): CheckoutState => {
  if (
    paid === 'paid' &&
    typeof units === 'number' &&
    Number.isSafeInteger(units) &&
    units >= 0 &&
    typeof currency === 'string'
  ) {
    return {
      kind: 'paid',
      amount: fromStripeAmount(units, currency),
      currency: currency.toUpperCase(),
      paymentReference: isObject(intent) ? textOf(intent['id']) : textOf(intent),
    };
  }
  return status === 'expired' ? { kind: 'canceled' } : { kind: 'open', isSubmitted: status === 'complete' };
};

const isObject = (value: unknown): value is StripeObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
