import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Checkout, CheckoutState, PaymentProvider, ProviderFailure } from '../payment-provider.port.ts';
import { isSigned } from '../signed-text.ts';
import { toStripeAmount } from './stripe-amount.ts';
import { createCallStripe, type StripeAccess } from './stripe-calls.ts';
import { readEvent, readSession, type StripeSession } from './stripe-session.ts';

export type StripeSettings = { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string };
type Deps = StripeSettings & { readonly fetch: StripeAccess['fetch'] };

/** Stripe sessions last at least 30 minutes. Deterministic per process, since one idempotency key requires one form. */
const SHORTEST_MS = 31 * 60_000;
/** Languages of Stripe Checkout; otherwise Stripe follows the browser. */
const LOCALES: ReadonlySet<string> = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(' '),
);

/** Stripe Checkout: a session on Stripe's page, reported by webhooks. */
export const createStripeProvider = ({ secretKey, webhookSecret, apiUrl, fetch }: Deps): PaymentProvider => {
  const call = createCallStripe({ secretKey, apiUrl, fetch });

  const sessionOf = (answer: Result<unknown, ProviderFailure>): Result<StripeSession, ProviderFailure> => {
    if (!answer.ok) return answer;
    const session = readSession(answer.value);
    return session ? ok(session) : err({ kind: 'unreachable', reason: 'no session in the answer' });
  };
  const inquire = async (reference: string): Promise<Result<CheckoutState, ProviderFailure>> => {
    const session = sessionOf(await call({ method: 'GET', path: pathOf(reference) }));
    return session.ok ? ok(session.value.state) : session;
  };

  return {
    name: 'stripe',

    open: async (checkout) => {
      const units = toStripeAmount(checkout.amount, checkout.currency);
      if (units === undefined) return err({ kind: 'refused', reason: 'an amount that Stripe cannot take' });
      const session = sessionOf(
        await call({
          method: 'POST',
          path: SESSIONS,
          idempotencyKey: `open-${checkout.id}`,
          form: formOf(checkout, units),
        }),
      );
      if (!session.ok) return session;
      const { id, url } = session.value;
      return url === undefined ? err({ kind: 'refused', reason: 'the session has ended' }) : ok({ reference: id, url });
    },

    inquire,

    close: async (reference) => {
      const ended = sessionOf(
        await call({
          method: 'POST',
          path: `${pathOf(reference)}/expire`,
          form: {},
          idempotencyKey: `close-${reference}`,
        }),
      );
      // Only open sessions can be expired; any other has a final state.
      return ended.ok ? ok(ended.value.state) : inquire(reference);
    },

    readCallback: async ({ headers, body, now: at }) => {
      if (!isSigned(webhookSecret, body, headers.get('stripe-signature') ?? '', at)) return err({ kind: 'unsigned' });
      const event = readEvent(parsed(body));
      return event ? ok(event.news) : err({ kind: 'unreadable' });
    },
  };
};

const SESSIONS = '/v1/checkout/sessions';
const pathOf = (reference: string): string => `${SESSIONS}/${encodeURIComponent(reference)}`;

const formOf = (
  { id, currency, title, locale, expiresAt, returnUrl, cancelUrl }: Checkout,
  units: number,
): Readonly<Record<string, string>> => ({
  mode: 'payment',
  client_reference_id: id,
  'metadata[process_id]': id,
  'payment_intent_data[metadata][process_id]': id,
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(units),
  'line_items[0][price_data][product_data][name]': title,
  success_url: returnUrl,
  cancel_url: cancelUrl,
  expires_at: String(Math.floor((expiresAt + SHORTEST_MS) / 1000)),
  locale: LOCALES.has(locale) ? locale : 'auto',
});

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch (failure) {
    if (failure instanceof SyntaxError) return undefined;
    throw failure;
  }
};
