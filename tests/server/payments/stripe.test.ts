import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { money, type Scale } from '@domain/pricing/index.ts';
import { fromStripeAmount, toStripeAmount } from '@infra/server/features/payments/stripe/stripe-amount.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { EUR, type Customer } from '../support/shopping.ts';
import { startFakeStripe, STRIPE_KEY, STRIPE_SECRET, type FakeSession, type FakeStripe } from './fake-stripe.ts';
import { createPaying, pathOf, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
let stripe: FakeStripe;
let who: Customer;
beforeAll(async () => {
  stripe = await startFakeStripe();
  test = await startMarketplace({
    LIMITS: 'off',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  paying = await createPaying(test);
});
beforeEach(async () => {
  who = await paying.shopping.customer();
});
afterAll(async () => {
  await test.marketplace.close();
  await stripe.close();
});

const [JPY, KWD] = [3, 4];
const topUp = async (price = 20, currency = EUR, lang = 'fr'): Promise<string> =>
  (
    await test.api.ok(
      'topUpWallet',
      { payment_type: 'stripe', price, currency_id: currency },
      { token: who.token, lang },
    )
  ).data.id;
/** Goes to Stripe's page; the session it shows. */
const go = async (id: string): Promise<FakeSession> => {
  const response = await paying.get(`/pay/${id}`);
  expect(response.status).toBe(303);
  const session = [...stripe.sessions.values()].find(({ url }) => url === pathOf(response));
  if (!session) throw new Error(`No session at ${pathOf(response)}`);
  return session;
};
const tell = async ({ body, signature }: { readonly body: string; readonly signature: string }): Promise<number> =>
  (
    await test.marketplace.fetch(
      new Request(`${ORIGIN}/pay/callbacks/stripe`, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      }),
    )
  ).status;
const event = (session: FakeSession, type: string, how: object = {}) =>
  stripe.event(session.id, `checkout.session.${type}`, { at: test.clock.now(), ...how });
const stateOf = async (id: string) => (await paying.book(id)).state;

describe('ORDER-3 Stripe Checkout', () => {
  it('receives the complete form with an idempotency key, so that there is one session', async () => {
    const order = await paying.shopping.order(who, {}, { currency: EUR });
    const id = await paying.start(who, { order_id: order.id });
    const session = await go(id);
    const call = stripe.heard.at(-1);
    expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(call?.headers).toMatchObject({
      authorization: `Bearer ${STRIPE_KEY}`,
      'idempotency-key': `open-${id}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(call?.form).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'metadata[process_id]': id,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': String(Math.round(order.total_price * 100)),
      'line_items[0][price_data][product_data][name]': `Tiffin order #${order.id}`,
      success_url: `${ORIGIN}/pay/${id}/return`,
      cancel_url: `${ORIGIN}/pay/${id}/cancel`,
      locale: 'en',
    });
    const calls = stripe.heard.length;
    expect((await go(id)).id).toBe(session.id);
    expect(stripe.heard).toHaveLength(calls);
    stripe.pay(session.id);
    expect(await tell(event(session, 'completed'))).toBe(200);
    expect((await test.api.ok('showOrder', { id: order.id }, { token: who.token })).data.transaction).toMatchObject({
      status: 'paid',
      payment_trx_id: expect.stringMatching(/^pi_/) as string,
    });
  });

  it('redirects back; a payment counts before any webhook, and a later webhook changes nothing', async () => {
    const id = await topUp();
    const session = await go(id);
    stripe.pay(session.id);
    expect(pathOf(await paying.get(`/pay/${id}/return`))).toBe('/wallet');
    expect([await stateOf(id), await paying.shopping.balance(who)]).toEqual(['paid', 21.74]);
    for (let count = 0; count < 3; count++) expect(await tell(event(session, 'completed'))).toBe(200);
    expect(await paying.shopping.balance(who)).toBe(21.74);
  });

  it('shows a waiting page when the customer returns early, in the language of the order', async () => {
    const id = await topUp();
    await go(id);
    const response = await paying.get(`/pay/${id}/return`);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<meta http-equiv="refresh" content="3">'),
    ]);
    expect(await stateOf(id)).toBe('open');
  });

  it('is expired at Stripe first when canceled; a charge made before that counts', async () => {
    const [left, paid] = [await topUp(), await topUp()];
    const [first, second] = [await go(left), await go(paid)];
    stripe.pay(second.id);
    expect([pathOf(await paying.get(`/pay/${left}/cancel`)), pathOf(await paying.get(`/pay/${paid}/cancel`))]).toEqual([
      '/wallet',
      '/wallet',
    ]);
    expect([first.status, await stateOf(left), await stateOf(paid), await paying.shopping.balance(who)]).toEqual([
      'expired',
      'canceled',
      'paid',
      21.74,
    ]);
  });

  it('stays open for delayed methods until they settle or fail', async () => {
    const [later, failed] = [await topUp(), await topUp()];
    const [first, second] = [await go(later), await go(failed)];
    for (const session of [first, second])
      Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null });
    expect([await tell(event(first, 'completed')), await tell(event(second, 'completed'))]).toEqual([200, 200]);
    expect([await stateOf(later), await stateOf(failed)]).toEqual(['open', 'open']);
    stripe.pay(first.id);
    expect([
      await tell(event(first, 'async_payment_succeeded')),
      await tell(event(second, 'async_payment_failed')),
    ]).toEqual([200, 200]);
    expect([await stateOf(later), await stateOf(failed), await paying.shopping.balance(who)]).toEqual([
      'paid',
      'canceled',
      21.74,
    ]);
  });

  it('is expired at Stripe after its lifetime, and retried when unreachable', async () => {
    const id = await topUp();
    const session = await go(id);
    test.clock.advance(3_600_000);
    stripe.down(true);
    await test.timers.tick();
    stripe.down(false);
    expect([session.status, await stateOf(id)]).toEqual(['open', 'open']);
    test.clock.advance(600_000);
    await test.timers.tick();
    expect([session.status, await stateOf(id)]).toEqual(['expired', 'canceled']);
  });
});

describe('L1 L10 Stripe failures', () => {
  it.each([500, 429, 'broken', 'cut'] as const)(
    '%s: a page that says so, and one session in the end',
    async (trouble) => {
      const id = await topUp(20, EUR, 'de');
      const before = stripe.sessions.size;
      stripe.next(trouble);
      const response = await paying.get(`/pay/${id}`);
      expect([response.status, await response.text()]).toEqual([
        502,
        expect.stringContaining('Stripe ist nicht erreichbar'),
      ]);
      expect(await stateOf(id)).toBe('open');
      await go(id);
      expect(stripe.sessions.size).toBe(before + 1);
    },
  );

  it('open one session for several concurrent browsers', async () => {
    const id = await topUp();
    const before = stripe.sessions.size;
    const pages = await Promise.all(Array.from({ length: 5 }, () => paying.get(`/pay/${id}`)));
    expect([new Set(pages.map(pathOf)).size, stripe.sessions.size]).toEqual([1, before + 1]);
  });

  it('ask Stripe to resend the webhook when a canceled checkout cannot be verified', async () => {
    const id = await topUp();
    const session = await go(id);
    Object.assign(session, { status: 'expired', url: null });
    stripe.next(503, 503);
    const message = event(session, 'expired');
    expect([await tell(message), await stateOf(id)]).toEqual([503, 'open']);
    expect([await tell(message), await stateOf(id)]).toEqual([200, 'canceled']);
  });
});

describe('PAY-5 webhooks of Stripe', () => {
  it('are accepted only with a fresh signature of the right secret', async () => {
    const id = await topUp();
    const session = await go(id);
    stripe.pay(session.id);
    const now = test.clock.now();
    for (const how of [{ secret: 'whsec_other' }, { at: now - 301_000 }, { at: now + 301_000 }])
      expect(await tell(event(session, 'completed', how))).toBe(400);
    const right = event(session, 'completed');
    expect(await tell({ ...right, body: right.body.replace('"paid"', '"paid" ') })).toBe(400);
    expect(await tell({ ...right, signature: '' })).toBe(400);
    expect(await stateOf(id)).toBe('open');
    // Signed with the old and the new secret while it is changed.
    expect(await tell({ ...right, signature: right.signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`) })).toBe(200);
    expect(await stateOf(id)).toBe('paid');
  });

  it('with another amount, currency or session are rejected; other events are ignored', async () => {
    const id = await topUp();
    const session = await go(id);
    stripe.pay(session.id);
    for (const change of [
      { amount_total: 1999 },
      { amount_total: 200_000 },
      { currency: 'usd' },
      { id: 'cs_test_other' },
    ]) {
      expect([change, await tell(event(session, 'completed', { change }))]).toEqual([change, 400]);
    }
    expect(await tell(stripe.event(session.id, 'charge.refunded', { at: test.clock.now() }))).toBe(200);
    expect(await tell(event(session, 'completed', { change: { client_reference_id: 'pp_of-another-shop' } }))).toBe(
      200,
    );
    expect(await tell(event(session, 'completed', { change: { client_reference_id: null } }))).toBe(400);
    expect(await tell(event(session, 'completed', { change: { object: 'refund' } }))).toBe(400);
    expect([await stateOf(id), await paying.shopping.balance(who)]).toEqual(['open', 0]);
    expect(await tell(event(session, 'completed'))).toBe(200);
  });
});

describe('PAY-5 amounts at Stripe', () => {
  it.each([
    [JPY, 5000, '5000', 'jpy'],
    [KWD, 12.34, '12340', 'kwd'],
    [EUR, 0.5, '50', 'eur'],
  ] as const)('are in its units: currency %d', async (currency, price, units, code) => {
    const id = await topUp(price, currency);
    const session = await go(id);
    expect(stripe.heard.at(-1)?.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': units,
      'line_items[0][price_data][currency]': code,
    });
    stripe.pay(session.id);
    expect([await tell(event(session, 'completed')), await stateOf(id)]).toEqual([200, 'paid']);
  });

  it('are rejected when Stripe cannot represent them, and no session is opened', async () => {
    const before = stripe.sessions.size;
    expect((await paying.get(`/pay/${await topUp(12.345, KWD)}`)).status).toBe(502);
    expect(stripe.sessions.size).toBe(before);
  });

  it('round-trip', () => {
    const scaleArb = fc.constantFrom<[Scale, string]>(
      [2, 'eur'],
      [0, 'jpy'],
      [3, 'kwd'],
      [2, 'jpy'],
      [0, 'usd'],
      [3, 'usd'],
    );
    fc.assert(
      fc.property(scaleArb, fc.nat(10 ** 9), ([scale, currency], minor) => {
        const units = toStripeAmount(money(minor, scale), currency);
        if (units !== undefined) expect(Number(fromStripeAmount(units, currency)) * 10 ** scale).toBeCloseTo(minor, 3);
        else expect([scale, currency].join() !== '2,eur').toBe(true);
      }),
    );
  });
});
