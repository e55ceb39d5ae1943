import type { ReactNode } from 'react';
import { ok } from '@domain/kernel/result.ts';
import type { OrderId } from '@domain/kernel/ids.ts';
import type { DraftFault } from '@domain/checkout/index.ts';
import {
  createFindPlacedOrder,
  createPlaceOrder,
  type Calculation,
  type OrderDraft,
  type PendingPlacement,
  type PlaceOutcome,
} from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { changeText } from '../../features/checkout/change.messages.ts';
import { problemText } from '../../features/checkout/checkout.messages.ts';
import { timeOptions } from '../../features/checkout/time-options.ts';
import { failureText } from '../../features/failure/index.ts';
import { aboutOf, plainDraft, readShownOrder, readTypedOrder, type ShownOrder } from './checkout-form.ts';
import { faultsOf, loadCheckout, type CheckoutFacts } from './checkout-facts.ts';
import { CheckoutForm } from './checkout-form.view.tsx';
import { Message } from './parts.view.tsx';
import { PLAIN_CHECKOUT, plainSignIn } from './plain-path.ts';
import { page, redirectTo, type PlainAnswer, type PlainPage, type PlainPorts } from './plain-page.ts';

/** Faults that are shown before anything was sent: those that typing cannot correct. */
const SHOWN_AT_ONCE: ReadonlySet<DraftFault['kind']> = new Set([
  'outside-zone',
  'below-minimum',
  'shop-closed',
  'shop-paused',
]);

/** ORDER-1: address, time, contact and price of the cart; places it for cash. */
export const checkoutPage: PlainPage = async (ports, { query, sent }) => {
  const { sessions, translate } = ports;
  if (!sessions.read()) return redirectTo(plainSignIn(PLAIN_CHECKOUT));
  const shown = sent && readShownOrder(sent);
  const facts = await loadCheckout(ports);
  if (!facts.ok) return said(ports, failureText(facts.error, translate), 503);
  const isSame = shown && facts.value?.cart.id === shown.cart;
  const earlier = sent && shown && !isSame ? await earlierOrder(ports, sent, shown) : undefined;
  if (earlier !== undefined) return redirectTo(`/orders/${earlier}`);
  if (!facts.value) return said(ports, translate(sent ? 'checkout.problem.cart' : 'cart.empty'), sent ? 409 : 200);
  return answer(ports, facts.value, sent ?? query, isSame ? shown : undefined);
};

const answer = async (
  ports: PlainPorts,
  facts: CheckoutFacts,
  given: URLSearchParams,
  shown: ShownOrder | undefined,
): Promise<PlainAnswer> => {
  const { translate, price, now, timeZones, makeUuid, orders } = ports;
  const { cart, shop, address, cash, profile } = facts;
  const typed = readTypedOrder(given, profile.phone ? `+${profile.phone.replace(/^\+/, '')}` : '');
  const draft = plainDraft(typed, aboutOf(cart, cash), address, cart.total.scale);
  const calculated = await orders.calculate(draft);
  if (!calculated.ok) {
    const earlier = shown && (await earlierOrder(ports, given, shown));
    return earlier ? redirectTo(`/orders/${earlier}`) : said(ports, failureText(calculated.error, translate), 503);
  }
  const calculation = calculated.value;
  const all = await faultsOf(ports, facts, draft, calculation);
  const form = (problem: ReactNode, faults: readonly DraftFault[], status: number): PlainAnswer =>
    page(
      translate('checkout.heading', { shop: shop.title }),
      <CheckoutForm
        facts={facts}
        typed={typed}
        times={timeOptions(shop, now(), timeZones, 'UTC')}
        totals={calculation.totals}
        faults={faults}
        problem={problem}
        about={{ ...aboutOf(cart, cash), key: makeUuid(), quote: calculation.quote?.id, ...totalOf(calculation) }}
      />,
      status,
    );
  if (!shown)
    return form(
      undefined,
      all.filter(({ kind }) => SHOWN_AT_ONCE.has(kind)),
      200,
    );
  if (all.length > 0) return form(undefined, all, 400);
  // The customer pays the amount that was shown; another one is shown first.
  if (shown.total !== calculation.totals.total.minor) {
    const to = price(calculation.totals.total);
    const from = price(money(shown.total, calculation.totals.total.scale));
    return form(translate('checkout.changed_total', { from, to }), [], 409);
  }
  // The time that was chosen since is part of the quote, not of its amounts.
  const outcome = await place(ports, draft, shown, calculation.quote?.id);
  if (outcome.ok) return redirectTo(`/orders/${outcome.value}`);
  if (outcome.error.kind !== 'changed') return form(problemText(outcome.error, translate), [], 409);
  const sentences = outcome.error.changes.map((change) => changeText(change, price, translate));
  return form(
    <>
      <strong>{translate('checkout.changed_title')}</strong>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>,
    [],
    409,
  );
};

const totalOf = ({ totals }: Calculation) => ({ total: totals.total.minor });

/** The cart of a form is gone: the order that the same form has placed before, if it has. */
const earlierOrder = async (
  ports: PlainPorts,
  sent: URLSearchParams,
  shown: ShownOrder,
): Promise<OrderId | undefined> => {
  const { address, carts, currency, orders } = ports;
  const draft = plainDraft(readTypedOrder(sent, ''), shown, address.read(), currency()?.scale ?? 2);
  const outcome = await place(ports, draft, shown, shown.quote);
  if (outcome.ok) return outcome.value;
  // The key has placed an order, with a time that was chosen later than the quote was made.
  if (outcome.error.kind !== 'rejected' || outcome.error.status !== 422) return undefined;
  const placement = { key: shown.key, cartId: draft.cartId, draft, quoteId: shown.quote, awaitsSignIn: false };
  const found = await createFindPlacedOrder({ orders, carts })(placement);
  return found.ok ? found.value : undefined;
};

/** ORDER-4: places the order under the key of its form. */
const place = (
  { orders, delay, settings }: PlainPorts,
  draft: OrderDraft,
  shown: ShownOrder,
  quoteId: string | undefined,
): Promise<PlaceOutcome> => {
  let pending: PendingPlacement | undefined;
  return createPlaceOrder({
    orders,
    pending: { read: () => pending, write: (placement) => (pending = placement) },
    makeKey: () => shown.key,
    delay,
    announcesIdempotency: () => settings().extensions.includes('idempotency'),
    findPlaced: () => Promise.resolve(ok(undefined)),
  }).place(draft, quoteId);
};

const said = ({ translate }: PlainPorts, text: string, status: number): PlainAnswer =>
  page(
    translate('checkout.summary'),
    <Message to="/orders" label={translate('orders.title')}>
      {text}
    </Message>,
    status,
  );
