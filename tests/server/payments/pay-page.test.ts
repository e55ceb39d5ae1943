import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { EUR, type Customer } from '../support/shopping.ts';
import { createPaying, pathOf, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
let who: Customer;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  paying = await createPaying(test);
  who = await paying.shopping.customer();
});
afterAll(() => test.marketplace.close());

const topUp = async (lang?: string, price = 1234.5): Promise<string> =>
  (
    await test.api.ok(
      'topUpWallet',
      { payment_type: 'mercado-pago', price, currency_id: EUR },
      { token: who.token, ...(lang && { lang }) },
    )
  ).data.id;
const page = async (id: string): Promise<string> => (await paying.get(`/pay/${id}`)).text();

describe('ORDER-3 the page of the test provider', () => {
  it.each([
    ['en', 'ltr', 'Pay with Mercado Pago', 'Money for your Tiffin wallet'],
    ['ar', 'rtl', 'الدفع عبر Mercado Pago', 'رصيد لمحفظتك في تيفن'],
    ['de', 'ltr', 'Mit Mercado Pago bezahlen', 'Guthaben für dein Tiffin-Konto'],
    ['fr', 'ltr', 'Payer avec Mercado Pago', 'Argent pour votre portefeuille Tiffin'],
  ])('speaks the language of the order: %s', async (lang, direction, title, thing) => {
    const text = await page(await topUp(lang));
    expect(text).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(text).toContain(`<title>${title} – Tiffin</title>`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(thing);
    expect(text).toContain('<bdi dir="ltr">1,234.50€</bdi>');
    expect(text).not.toMatch(/:(provider|amount|id)\b/);
  });

  it('has the strictest content security policy, and its style matches the hash', async () => {
    const response = await paying.get(`/pay/${await topUp()}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|script-src/);
    const text = await response.text();
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(text).not.toMatch(/<script|<img| style=/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has one heading, labeled buttons, and full keyboard access', async () => {
    const text = await page(await topUp());
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(
      [...text.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label = '']) => label.replace(/<[^>]*>/g, '')),
    ).toEqual(['Pay 1,234.50€', 'Cancel and go back', 'Let the bank decline', 'Pay, and lose the answer']);
    expect(text).toContain('<summary>');
    expect(text).not.toMatch(/tabindex|<input/);
  });

  it('pays once under repeated and concurrent presses, then redirects', async () => {
    const start = await paying.shopping.balance(who);
    const id = await topUp('en', 92);
    const answers = await Promise.all(Array.from({ length: 8 }, () => paying.press(id, 'pay')));
    expect(new Set(answers.map((answer) => `${answer.status} ${pathOf(answer)}`))).toEqual(new Set(['303 /wallet']));
    expect(pathOf(await paying.press(id, 'pay'))).toBe('/wallet');
    expect(pathOf(await paying.press(id, 'cancel'))).toBe('/wallet');
    expect(pathOf(await paying.get(`/pay/${id}`))).toBe('/wallet');
    expect(await paying.shopping.balance(who)).toBe(start + 100);
    expect(await paying.book(id)).toMatchObject({ state: 'paid', atProvider: 'paid' });
  });

  it('reports a declined card and allows another attempt', async () => {
    const start = await paying.shopping.balance(who);
    const id = await topUp('en', 9.2);
    expect(await page(`${id}?declined=1`)).not.toContain('declined the payment');
    for (let attempt = 0; attempt < 3; attempt++) {
      const next = pathOf(await paying.press(id, 'decline'));
      expect(next).toBe(`/pay/${id}?declined=1`);
      expect(await page(next.slice('/pay/'.length))).toMatch(
        /<p class="bad" role="alert">Your bank declined the payment\./,
      );
    }
    expect([await paying.book(id), await paying.shopping.balance(who)]).toEqual([
      { state: 'open', orderId: null, draft: null, atProvider: 'open' },
      start,
    ]);
    await paying.press(id, 'pay');
    expect(await paying.shopping.balance(who)).toBe(start + 10);
  });

  it('can be canceled, after which nothing can be paid', async () => {
    const start = await paying.shopping.balance(who);
    const id = await topUp();
    expect(pathOf(await paying.press(id, 'cancel'))).toBe('/wallet');
    for (const action of ['pay', 'lost', 'decline', 'cancel'])
      expect(pathOf(await paying.press(id, action))).toBe('/wallet');
    expect([(await paying.book(id)).state, await paying.shopping.balance(who)]).toEqual(['canceled', start]);
  });

  it('simulates a lost response: the callback arrives late and twice, and counts once', async () => {
    const start = await paying.shopping.balance(who);
    const id = await topUp('en', 46);
    expect(pathOf(await paying.press(id, 'lost'))).toBe(`/pay/${id}`);
    const text = await page(id);
    expect(text).toContain('<h1>Paid</h1>');
    expect(text).toContain(`href="/pay/${id}/return"`);
    expect(await paying.book(id)).toMatchObject({ state: 'open', atProvider: 'paid' });
    await test.timers.tick();
    expect((await paying.book(id)).state).toBe('open');
    test.clock.advance(6_000);
    await test.timers.tick();
    expect([(await paying.book(id)).state, await paying.shopping.balance(who)]).toEqual(['paid', start + 50]);
    test.clock.advance(20_000);
    await test.timers.tick();
    await test.timers.tick();
    expect(await paying.shopping.balance(who)).toBe(start + 50);
  });

  it('asks the provider when the customer returns before the callback', async () => {
    const start = await paying.shopping.balance(who);
    const id = await topUp('en', 46);
    await paying.press(id, 'lost');
    expect(pathOf(await paying.get(`/pay/${id}/return`))).toBe('/wallet');
    test.clock.advance(60_000);
    await test.timers.tick();
    expect(await paying.shopping.balance(who)).toBe(start + 50);
  });

  it('expires after an hour: earlier payments count', async () => {
    const start = await paying.shopping.balance(who);
    const [paid, left, seen] = [await topUp('en', 46), await topUp(), await topUp()];
    await paying.get(`/pay/${paid}`);
    await test.store.database
      .updateTable('test_payments')
      .set({ status: 'paid' })
      .where('process_id', '=', paid)
      .execute();
    await page(seen);
    test.clock.advance(3_600_000);
    await test.timers.tick();
    expect([(await paying.book(paid)).state, (await paying.book(left)).state, (await paying.book(seen)).state]).toEqual(
      ['paid', 'canceled', 'canceled'],
    );
    expect(await paying.shopping.balance(who)).toBe(start + 50);
    for (const id of [left, seen]) expect(pathOf(await paying.press(id, 'pay'))).toBe('/wallet');
    expect(await paying.shopping.balance(who)).toBe(start + 50);
  });
});

describe('API-1 security of the payment page', () => {
  it('reveals no other process', async () => {
    for (const id of ['pp_x', `pp_${'A'.repeat(43)}`, '..', '%00', "'; drop table users", 'callbacks']) {
      for (const response of [
        await paying.get(`/pay/${encodeURIComponent(id)}`),
        await paying.get(`/pay/${encodeURIComponent(id)}/return`),
        await paying.press(encodeURIComponent(id), 'pay'),
      ]) {
        expect([id, response.status, response.headers.get('location')]).toEqual([id, 404, null]);
      }
    }
    const text = await (await paying.get('/pay/pp_x', { 'accept-language': 'de-DE,de;q=0.9' })).text();
    expect(text).toContain('Hier gibt es nichts zu bezahlen');
  });

  it('rejects cross-site forms, unknown actions and large bodies', async () => {
    const id = await topUp();
    expect((await paying.press(id, 'pay', { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
    for (const action of ['', 'PAY', 'refund', 'x'.repeat(5000)])
      expect((await paying.press(id, action)).status).toBe(400);
    expect(await paying.book(id)).toMatchObject({ state: 'open' });
  });

  it('is rate limited', async () => {
    const on = await startMarketplace({ LIMITS: 'requests=3' });
    const other = await createPaying(on);
    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push((await other.get('/pay/pp_x')).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await on.marketplace.close();
  });
});
