import { instant } from '@domain/kernel/clock.port.ts';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveDesk, type Connection } from '@infra/server/http/index.ts';
import { unlimited } from '@infra/server/foundation/limits/index.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Shopping } from '../support/shopping.ts';
import { makePicture } from '../support/uploading.ts';
import { openBrowser, type Browser, type Page } from './browser.ts';

const STAFF = { email: 'desk@tiffin.test', password: 'lunchbox' };
const ANSWER = 'We are sorry, <b>but</b> "no".\n\nThe soup\twas hot & good';
const SHOWN = 'We are sorry, &lt;b&gt;but&lt;/b&gt; &quot;no&quot;.\n\nThe soup\twas hot &amp; good';

let test: TestMarketplace;
let shopping: Shopping;
let browser: Browser;
let refundId: number;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  const who = await shopping.customer(100_000);
  const order = await shopping.order(who, { payment_id: 2 });
  const token = await test.api.signIn(STAFF.email);
  for (const status of ['accepted', 'cooking', 'ready', 'on_a_way', 'delivered'])
    await test.api.ok('moveOrder', { id: order.id, status }, { token });
  refundId = (await test.api.ok('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token })).data.id;
});
beforeEach(async () => {
  browser = openBrowser(test);
  await browser.post('/desk/sign-in', STAFF);
  await expire();
});
afterAll(() => test.marketplace.close());

/** Ends every sign-in of the operator, in every memory. */
const expire = async (): Promise<void> => {
  const { id } = await test.store.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', STAFF.email)
    .executeTakeFirstOrThrow();
  await test.store.database.updateTable('access_tokens').set({ expires_at: 1 }).where('user_id', '=', id).execute();
  await test.store.broadcast.publish('identity', String(id));
};
const decoded = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_whole, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '',
  );
/** Fills the form of a sign-in page in and sends it, as a browser does: line ends become CRLF. */
const signInOn = async (page: Page, who: object = STAFF, headers?: Readonly<Record<string, string>>): Promise<Page> => {
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(page.text) ?? [];
  const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [decoded(name), decoded(value).replaceAll('\n', '\r\n')] as const,
  );
  return browser.post(decoded(action), { ...Object.fromEntries(hidden), ...who }, headers);
};
const decide = (path = `/desk/refunds/${refundId}/decision?status=pending`): Promise<Page> =>
  browser.post(path, { decision: 'reject', answer: ANSWER.replaceAll('\n', '\r\n') });
const refund = async () =>
  (await test.api.ok('listAllRefunds', {}, { token: await test.api.signIn(STAFF.email) })).data.find(
    ({ id }) => id === refundId,
  );

describe('L14 a form sent after the session expired', () => {
  it('is not executed, reappears filled in after sign-in, and runs when sent again', async () => {
    const door = await decide();
    expect([door.status, door.text.includes('Your sign-in has ended')]).toEqual([401, true]);
    const back = await signInOn(door);
    expect([back.status, back.headers.get('location')]).toEqual([200, null]);
    expect(back.headers.getSetCookie()[0]).toMatch(/^desk_token=.*HttpOnly; SameSite=Strict$/);
    expect(back.text).toContain('You had been signed out. Nothing was done yet');
    expect(back.text).toContain(`aria-describedby="trouble">${SHOWN}</textarea>`);
    expect(back.text).toContain(`action="/desk/refunds/${refundId}/decision?status=pending"`);
    expect(back.text).not.toContain('lunchbox');
    expect((await refund())?.status).toBe('pending');
    expect((await browser.post(`/desk/refunds/${refundId}/decision`, { decision: 'reject', answer: ' ' })).status).toBe(
      400,
    );
  });

  it('survives failed sign-ins, which grant nothing', async () => {
    const wrong = await signInOn(await decide(), { ...STAFF, password: 'wrong-password' });
    expect([
      wrong.status,
      wrong.text.includes('Login or password is incorrect.'),
      wrong.text.includes('wrong-password'),
    ]).toEqual([400, true, false]);
    const customer = await signInOn(wrong, { ...STAFF, email: 'demo@tiffin.test' });
    expect([customer.status, customer.text.includes('no rights at the desk'), customer.headers.getSetCookie()]).toEqual(
      [403, true, []],
    );
    expect((await signInOn(customer)).text).toContain(`>${SHOWN}</textarea>`);
  });

  it('is kept for an operator who is signed in as a customer on the site', async () => {
    browser.cookies.set('access_token', encodeURIComponent(`Bearer ${await test.api.signIn('demo@tiffin.test')}`));
    const door = await decide();
    expect(door.status).toBe(403);
    expect((await signInOn(door)).text).toContain(`>${SHOWN}</textarea>`);
  });

  it('reappears on every page of the desk', async () => {
    const order = await shopping.order(await shopping.customer());
    const token = await test.api.signIn(STAFF.email);
    for (const status of ['accepted', 'ready']) await test.api.ok('moveOrder', { id: order.id, status }, { token });
    const courier = await test.store.database.selectFrom('couriers').select('user_id').executeTakeFirstOrThrow();
    const chat = (await test.api.ok('openChat', { roleId: 'admin' }, { token: (await shopping.customer()).token }))
      .data;
    const forms: readonly (readonly [string, Readonly<Record<string, string | File>>, string | RegExp])[] = [
      [
        `/desk/orders/${order.id}/status`,
        { status: 'on_a_way', deliveryman_id: String(courier.user_id) },
        `<option value="${courier.user_id}" selected>`,
      ],
      [`/desk/chats/${chat.id}/messages`, { chat_content: ANSWER }, `>${SHOWN}</textarea>`],
      [
        '/desk/shops/1/decision',
        { decision: 'rejected', status_note: ANSWER },
        /<details open>\s*<summary aria-label="Decide anew …: shop 1">/,
      ],
      [
        '/desk/news/new',
        {
          'en.title': 'Soup & salad',
          'ar.title': 'خبر',
          publish: '1',
          picture: new File([new Uint8Array(await makePicture('png'))], 'a.png', { type: 'image/png' }),
        },
        /value="Soup &amp; salad"[\s\S]*value="خبر"[\s\S]*value="1" checked/,
      ],
      [
        '/desk/simulation/faults',
        { action: 'set', error_rate: '7', paths: 'rest/shops' },
        /value="7"[\s\S]*value="rest\/shops"/,
      ],
      [
        '/desk/simulation/clock',
        { action: 'set', at: '2025-04-01T08:00' },
        /value="2025-04-01T08:00"[\s\S]*name="speed" value="1" inputmode="decimal"/,
      ],
      [
        '/desk/simulation/courier',
        { kind: 'parcel', number: '7', latitude: '52.1', mode: 'hold' },
        /<option value="parcel" selected>[\s\S]*value="7"[\s\S]*value="52.1"/,
      ],
    ];
    for (const [path, typed, shown] of forms) {
      await expire();
      const door = await browser.post(path, typed);
      expect([path, door.status]).toEqual([path, 401]);
      const back = await signInOn(door);
      expect([path, back.status, back.text.includes('id="trouble"')]).toEqual([path, 200, true]);
      if (typeof shown === 'string') expect(back.text).toContain(shown);
      else expect(back.text).toMatch(shown);
    }
  });

  it('is shown as text when its page no longer exists', async () => {
    const back = await signInOn(await decide('/desk/refunds/999999/decision'));
    expect(back.status).toBe(200);
    expect(back.text).toContain('<h2 id="typed">What you sent</h2>');
    expect(back.text).toContain(`<dt>answer</dt><dd class="typed" dir="auto">${SHOWN}</dd>`);
  });

  it('is kept when the session expires during the request', async () => {
    const admin = {
      id: 1,
      uuid: '00000000-0000-4000-8000-000000000000',
      firstname: 'Desk',
      lastname: null,
      role: 'admin',
      tokenId: 1,
      hasPassword: true,
    };
    const app = new Hono<{ Bindings: Connection }>();
    app.all('/api/v1/*', (context) =>
      context.json({ status: false, statusCode: 'ERROR_100', message: 'User is not logged in.' }, 401),
    );
    serveDesk(app, {
      authenticate: () => Promise.resolve(admin),
      managedShops: { mayManage: () => Promise.resolve(false), ofOwner: () => Promise.resolve(undefined) },
      reference: () => Promise.resolve({ resolveLanguage: () => ({ locale: 'en' }) } as never),
      clock: { now: () => instant(0) },
      limiter: unlimited,
      publicUrl: undefined,
      isDemo: true,
    });
    const sent = {
      method: 'POST',
      body: new URLSearchParams({ decision: 'reject', answer: ANSWER }),
      headers: { cookie: 'desk_token=1%7Cx', origin: ORIGIN },
    };
    const door = await app.fetch(new Request(`${ORIGIN}/desk/refunds/7/decision`, sent), { remoteAddress: '10.0.0.9' });
    expect([door.status, (await door.text()).includes(`name="kept.answer" value="${SHOWN}"`)]).toEqual([401, true]);
  });
});

describe('L14 a form kept through sign-in', () => {
  it('returns only to its own page', async () => {
    for (const path of [
      '/desk//elsewhere.example',
      '/desk/%2f%2felsewhere.example',
      '/desk/https://elsewhere.example',
      '/desk/orders/1/status?next=//elsewhere.example',
    ]) {
      const door = await browser.post(path, { answer: 'x' });
      expect(door.text).toContain(`<form method="post" action="${path}"`);
      const back = await signInOn(door, { ...STAFF, next: 'https://elsewhere.example' });
      expect([path, back.headers.get('location')]).toEqual([path, null]);
      await expire();
    }
  });

  it('is accepted from the desk’s own pages only, and never signs in across sites', async () => {
    const door = await decide();
    for (const headers of [
      {},
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
    ]) {
      const answer = await signInOn(door, STAFF, headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  it('never runs by itself', async () => {
    await signInOn(
      await browser.post(`/desk/refunds/${refundId}/decision`, { decision: 'accept', answer: 'Here you are' }),
    );
    expect((await refund())?.status).toBe('pending');
  });

  it('has a size limit, with a message', async () => {
    const long = await browser.post('/desk/news/new', { 'en.title': 'x'.repeat(600_000) });
    expect([long.status, long.text.includes('too long to be kept'), long.text.length < 20_000]).toEqual([
      401,
      true,
      true,
    ]);
    const many = await browser.post(
      '/desk/news/new',
      Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, ''])),
    );
    expect(many.text).toContain('too long to be kept');
  });
});
