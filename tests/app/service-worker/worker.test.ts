// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { KEPT_AT } from '@infra/drivers/browser/kept-copies.ts';
import { at, createCaches, down, html, json, pageOf, requestOf, stage, type Answering } from './stage.ts';

const MENU = '/api/v1/rest/shops/1/products?lang=en';
const ORDERS = '/api/v1/dashboard/user/orders/paginate?page=1';
const CART = '/api/v1/dashboard/user/cart?currency_id=1';
const LEILA = 'Bearer 1|leila';
const textOf = (response: Response | undefined): Promise<string> | undefined => response?.text();

describe('ERROR-6 what was seen is readable without a network', () => {
  it('answers with the network’s answer, and with its copy and its time once there is none', async () => {
    const { ask, world } = stage();
    world.answer = async () => json('today');
    expect((await ask(requestOf(MENU)))?.headers.get(KEPT_AT)).toBeNull();
    world.answer = down;
    world.now += 60_000;
    const copy = await ask(requestOf(MENU));
    expect([await textOf(copy), copy?.headers.get(KEPT_AT)]).toEqual(['"today"', '1000000']);
    expect((await ask(requestOf('/api/v1/rest/shops/2/products')))?.type).toBe('error');
  });

  it('never gives a copy to who decides by it, but keeps that answer', async () => {
    const { ask, world, cookies } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async () => json('two lines');
    await ask(requestOf(CART, { token: LEILA, cache: 'reload' }));
    world.answer = down;
    expect((await ask(requestOf(CART, { token: LEILA, cache: 'reload' })))?.type).toBe('error');
    expect(await textOf(await ask(requestOf(CART, { token: LEILA })))).toBe('"two lines"');
  });

  it('knows the cart as the customer left it, and none after it was thrown away', async () => {
    const { ask, world, cookies } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async () => json('old');
    await ask(requestOf(CART, { token: LEILA }));
    world.answer = async () => json('new');
    expect(await textOf(await ask(requestOf('/api/v1/dashboard/user/cart/insert-product', { method: 'POST', token: LEILA })))).toBe('"new"');
    world.answer = async () => json('no', 422);
    await ask(requestOf('/api/v1/dashboard/user/cart/insert-product', { method: 'POST', token: LEILA }));
    world.answer = down;
    expect(await textOf(await ask(requestOf(CART, { token: LEILA })))).toBe('"new"');
    world.answer = async () => json('gone');
    await ask(requestOf('/api/v1/dashboard/user/cart/delete', { method: 'DELETE', token: LEILA }));
    world.answer = down;
    expect((await ask(requestOf(CART, { token: LEILA })))?.type).toBe('error');
  });

  it('forgets what the server says is no more', async () => {
    const { ask, world } = stage();
    await ask(requestOf(MENU));
    world.answer = async () => json('gone', 404);
    await ask(requestOf(MENU));
    world.answer = down;
    expect((await ask(requestOf(MENU)))?.type).toBe('error');
  });

  it('shows the copy of a page that takes too long, and keeps what comes late', async () => {
    const { ask, begin, quiet, world, waits } = stage();
    world.answer = async () => html('first');
    await ask(pageOf('/shop/1'));
    let arrive: (response: Response) => void = () => {};
    world.answer = (request) => (typeof request === 'string' ? down(request) : new Promise((resolve) => (arrive = resolve)));
    const asked = begin(pageOf('/shop/1'));
    waits.at(-1)?.();
    expect(await textOf(await asked)).toContain('<meta name="kept" content="1000000">');
    arrive(html('second'));
    await quiet();
    world.answer = down;
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('second');
  });

  it('waits for a page without a copy as long as it takes', async () => {
    const { begin, world, waits } = stage();
    let arrive: (response: Response) => void = () => {};
    world.answer = () => new Promise((resolve) => (arrive = resolve));
    const asked = begin(pageOf('/shop/1'));
    waits.at(-1)?.();
    await new Promise((resolve) => setTimeout(resolve));
    arrive(html('late'));
    expect(await textOf(await asked)).toContain('late');
  });

  it('brings with a page what it names, and shows the offline page for what was never seen', async () => {
    const { ask, world } = stage();
    const files: Answering = async (request) => {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      if (path === '/offline') return html('no connection');
      return path.startsWith('/assets/') ? new Response(path) : html('<style>@font-face{src:url(/assets/other.woff2)}</style><link href="/assets/a1.css"><meta data-scripts="/assets/b2.js /assets/c3.js">');
    };
    world.answer = files;
    await ask(pageOf('/shop/1'));
    expect(world.sent).not.toContain('/assets/other.woff2');
    world.answer = down;
    for (const path of ['/assets/a1.css', '/assets/b2.js', '/assets/c3.js']) expect(await textOf(await ask(requestOf(path)))).toBe(path);
    expect(await textOf(await ask(pageOf('/orders')))).toContain('no connection');
    expect(await textOf(await ask(pageOf('/checkout')))).toContain('no connection');
    const sheet = await ask(pageOf('/shop/1?product=x'));
    expect([sheet?.status, sheet?.headers.get('location')]).toEqual([302, at('/shop/1')]);
  });

  it('keeps no checkout, no failure, no redirect and nothing that must not be stored', async () => {
    const { ask, storage, world } = stage();
    const noStore = new Response('<html>', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } });
    const answers: readonly (readonly [string, Response])[] = [['/checkout', html('10.00')], ['/shop/1', new Response('x', { status: 503, headers: { 'content-type': 'text/html' } })], ['/shop/2', noStore], ['/sitemap.xml', new Response('<xml/>')]];
    for (const [path, response] of answers) {
      world.answer = async (request) => (typeof request === 'string' ? json('no', 404) : response);
      await ask(pageOf(path));
    }
    const { worker } = stage({ storage });
    await worker.keepFirst({ address: at('/login'), isLoaded: true });
    expect([...storage.stores.values()].flatMap((store) => [...store.keys()])).toEqual([]);
  });

  it('is harmed by no full storage', async () => {
    const { ask, world, storage } = stage();
    storage.state.isFull = true;
    world.answer = async (request) => (typeof request === 'string' || request.mode === 'navigate' ? html('page') : json('menu'));
    expect(await textOf(await ask(requestOf(MENU)))).toBe('"menu"');
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('page');
  });

  it('begins also where nothing can be stored, or nothing can be had', async () => {
    const full = stage({ essentials: ['/assets/a.js'] });
    full.storage.state.isFull = true;
    full.world.answer = async () => html('page');
    await expect(full.worker.install()).resolves.toBeUndefined();
    const alone = stage({ essentials: ['/assets/a.js'] });
    alone.world.answer = down;
    await expect(alone.worker.install()).resolves.toBeUndefined();
    await expect(alone.worker.keepFirst({ address: at('/shop/1'), isLoaded: true })).resolves.toBeUndefined();
  });
});

describe('CART-5 one person’s copies are nobody else’s', () => {
  it('shows them to their owner alone, and forgets them when somebody else comes', async () => {
    const { ask, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async (request) => (request === '/offline' ? html('nobody’s') : typeof request === 'string' || request.mode === 'navigate' ? html('Leila’s') : json('Leila’s'));
    await ask(requestOf(ORDERS, { token: LEILA }));
    await ask(pageOf('/orders'));
    world.answer = down;
    expect(await textOf(await ask(pageOf('/orders')))).toContain('Leila’s');

    cookies.delete('access_token');
    expect((await textOf(await ask(pageOf('/orders')))) ?? '').not.toContain('Leila’s');
    expect((await ask(requestOf(ORDERS, { token: LEILA })))?.type).toBe('error');
    world.answer = async () => html('home');
    await ask(pageOf('/'));
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept')).every((name) => name.endsWith('-guest'))).toBe(true);
  });

  it('forgets them at a 401', async () => {
    const { ask, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    await ask(requestOf(ORDERS, { token: LEILA }));
    expect([...storage.stores.keys()].some((name) => name.startsWith('tiffin-kept-reads-'))).toBe(true);
    world.answer = async () => json('who are you', 401);
    await ask(requestOf(CART, { token: LEILA }));
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept'))).toEqual([]);
  });

  it.each([['takes', async () => json('bye')], ['never hears of', down]] as const)('forgets them at a sign-out that the server %s, before any page does', async (_, answer) => {
    const { ask, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async (request) => (typeof request === 'string' || request.mode === 'navigate' ? html('Leila’s') : json('Leila’s'));
    await ask(requestOf(ORDERS, { token: LEILA }));
    await ask(pageOf('/orders'));
    world.answer = answer;
    await ask(requestOf('/api/v1/auth/logout', { method: 'POST', token: LEILA }));
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept'))).toEqual([]);
  });

  it('keeps nothing that arrives after its owner has left', async () => {
    const { begin, quiet, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    let arrive: (response: Response) => void = () => {};
    world.answer = () => new Promise((resolve) => (arrive = resolve));
    const asked = begin(requestOf(ORDERS, { token: LEILA }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    cookies.delete('access_token');
    arrive(json('Leila’s'));
    await asked;
    await quiet();
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept-'))).toEqual([]);
  });

  it('keeps no page that was written for one person and arrives when another is there', async () => {
    const { begin, quiet, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    let arrive: (response: Response) => void = () => {};
    world.answer = () => new Promise((resolve) => (arrive = resolve));
    const asked = begin(pageOf('/orders'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    cookies.set('access_token', 'Bearer 2|omar');
    arrive(html('Leila’s'));
    await asked;
    await quiet();
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept-'))).toEqual([]);
  });

  it('keeps of pages and persons nothing where the browser does not tell who is there', async () => {
    const { ask, world, storage } = stage({ tellsCookies: false });
    world.answer = async (request) => (typeof request === 'string' || request.mode === 'navigate' ? html('page') : json('mine'));
    await ask(requestOf(ORDERS, { token: LEILA }));
    await ask(pageOf('/orders'));
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept-'))).toEqual([]);
    await ask(requestOf(MENU));
    world.answer = down;
    expect(await textOf(await ask(requestOf(MENU)))).toBe('"mine"');
  });

  it('shows no page in another language than the one chosen since', async () => {
    const { ask, world, cookies } = stage();
    cookies.set('locale', 'en');
    world.answer = async (request) => (request === '/offline' ? html(`offline in ${cookies.get('locale')}`) : html('Menu'));
    await ask(pageOf('/shop/1'));
    cookies.set('locale', 'ar');
    await ask(pageOf('/'));
    world.answer = down;
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('offline in ar');
    cookies.set('locale', 'en');
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('Menu');
  });
});

describe('ERROR-6 one build after another', () => {
  it('leaves an older one’s files and pages to it until it is gone, and keeps what was read', async () => {
    const storage = createCaches();
    const old = stage({ storage, version: 'v1', essentials: ['/assets/old.js'] });
    old.world.answer = async (request) => (typeof request === 'string' ? (request.startsWith('/assets/') ? new Response('old') : html('offline')) : request.mode === 'navigate' ? html('page') : json('menu'));
    await old.worker.install();
    await old.ask(requestOf(MENU));
    await old.ask(pageOf('/shop/1'));

    const next = stage({ storage, version: 'v2', essentials: ['/assets/new.js'] });
    next.world.answer = async (request) => (request === '/offline' ? html('offline') : new Response('new'));
    await next.worker.install();
    old.world.answer = down;
    expect(await textOf(await old.ask(requestOf('/assets/old.js')))).toBe('old');
    expect(await textOf(await old.ask(pageOf('/shop/1')))).toContain('page');

    await storage.caches.open('of-another-program');
    await next.worker.activate();
    expect([...storage.stores.keys()].sort()).toEqual(['of-another-program', 'tiffin-app-v2', 'tiffin-kept-reads-guest']);
    next.world.answer = down;
    expect(await textOf(await next.ask(requestOf(MENU)))).toBe('"menu"');
  });

  it('keeps the page that brought the first worker, from the browser’s own cache', async () => {
    const { worker, world, ask } = stage();
    world.answer = async (request) => (request === '/offline' ? html('offline') : html('first page'));
    await worker.install();
    await worker.activate();
    await worker.keepFirst({ address: at('/shop/1'), isLoaded: true });
    expect(world.sent).toEqual(['/offline', at('/shop/1')]);
    world.answer = down;
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('first page');
  });
});
