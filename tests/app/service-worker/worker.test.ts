import { describe, expect, it } from 'vitest';
import { CACHED_AT_HEADER } from '@infra/drivers/browser/owner-caches.ts';
import { at, createCaches, down, html, json, pageOf, requestOf, stage, type Answering } from './stage.ts';

const MENU = '/api/v1/rest/shops/1/products?lang=en';
const ORDERS = '/api/v1/dashboard/user/orders/paginate?page=1';
const CART = '/api/v1/dashboard/user/cart?currency_id=1';
const INSERT = '/api/v1/dashboard/user/cart/insert-product';
const LEILA = 'Bearer 1|leila';
/** An answer that waits: `wasAsked` resolves once the request has reached the network. */
const heldAnswer = () => {
  let tell = (): void => {};
  let arrive: (response: Response) => void = () => {};
  const wasAsked = new Promise<void>((resolve) => (tell = resolve));
  const held = new Promise<Response>((resolve) => (arrive = resolve));
  const answer: Answering = () => {
    tell();
    return held;
  };
  return { answer, wasAsked, arrive };
};
const textOf = (response: Response | undefined): Promise<string> | undefined => response?.text();

describe('ERROR-6 visited pages and reads without a network', () => {
  it('answers from the network, and with the dated copy when it fails', async () => {
    const { ask, world } = stage();
    world.answer = async () => json('today');
    expect((await ask(requestOf(MENU)))?.headers.get(CACHED_AT_HEADER)).toBeNull();
    world.answer = down;
    world.now += 60_000;
    const copy = await ask(requestOf(MENU));
    expect([await textOf(copy), copy?.headers.get(CACHED_AT_HEADER)]).toEqual(['"today"', '1000000']);
    expect((await ask(requestOf('/api/v1/rest/shops/2/products')))?.type).toBe('error');
  });

  it('returns no copy to a request with cache reload, but caches its answer', async () => {
    const { ask, world, cookies } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async () => json('two lines');
    await ask(requestOf(CART, { token: LEILA, cache: 'reload' }));
    world.answer = down;
    expect((await ask(requestOf(CART, { token: LEILA, cache: 'reload' })))?.type).toBe('error');
    expect(await textOf(await ask(requestOf(CART, { token: LEILA })))).toBe('"two lines"');
  });

  it('caches the cart as the customer left it, and none after it was deleted', async () => {
    const { ask, world, cookies } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async () => json('old');
    await ask(requestOf(CART, { token: LEILA }));
    world.answer = async () => json('new');
    expect(await textOf(await ask(requestOf(INSERT, { method: 'POST', token: LEILA })))).toBe('"new"');
    world.answer = async () => json('no', 422);
    await ask(requestOf(INSERT, { method: 'POST', token: LEILA }));
    world.answer = down;
    expect(await textOf(await ask(requestOf(CART, { token: LEILA })))).toBe('"new"');
    world.answer = async () => json('gone');
    await ask(requestOf('/api/v1/dashboard/user/cart/delete', { method: 'DELETE', token: LEILA }));
    world.answer = down;
    expect((await ask(requestOf(CART, { token: LEILA })))?.type).toBe('error');
  });

  it('deletes the copy of what the server reports as gone', async () => {
    const { ask, world } = stage();
    await ask(requestOf(MENU));
    world.answer = async () => json('gone', 404);
    await ask(requestOf(MENU));
    world.answer = down;
    expect((await ask(requestOf(MENU)))?.type).toBe('error');
  });

  it('shows the copy of a page that takes too long, and caches the late answer', async () => {
    const { ask, begin, quiet, world, waits } = stage();
    world.answer = async () => html('first');
    await ask(pageOf('/shop/1'));
    let arrive: (response: Response) => void = () => {};
    world.answer = (request) =>
      typeof request === 'string' ? down(request) : new Promise((resolve) => (arrive = resolve));
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
    const { answer, wasAsked, arrive } = heldAnswer();
    world.answer = answer;
    const asked = begin(pageOf('/shop/1'));
    waits.at(-1)?.();
    await wasAsked;
    arrive(html('late'));
    expect(await textOf(await asked)).toContain('late');
  });

  it('caches the assets of a page, and shows the offline page for one never visited', async () => {
    const { ask, world } = stage();
    const files: Answering = async (request) => {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      if (path === '/offline') return html('no connection');
      return path.startsWith('/assets/')
        ? new Response(path)
        : html(
            '<style>@font-face{src:url(/assets/other.woff2)}</style><link href="/assets/a1.css"><meta ' +
              'data-scripts="/assets/b2.js /assets/c3.js">',
          );
    };
    world.answer = files;
    await ask(pageOf('/shop/1'));
    expect(world.sent).not.toContain('/assets/other.woff2');
    world.answer = down;
    for (const path of ['/assets/a1.css', '/assets/b2.js', '/assets/c3.js'])
      expect(await textOf(await ask(requestOf(path)))).toBe(path);
    expect(await textOf(await ask(pageOf('/orders')))).toContain('no connection');
    expect(await textOf(await ask(pageOf('/checkout')))).toContain('no connection');
    const sheet = await ask(pageOf('/shop/1?product=x'));
    expect([sheet?.status, sheet?.headers.get('location')]).toEqual([302, at('/shop/1')]);
  });

  it('ACCESS-3c opens the app with the chosen page, or with home where only that has a copy', async () => {
    const { ask, cookies, world } = stage();
    const opened = async () => (await ask(pageOf('/start')))?.headers.get('location');
    world.answer = async () => html('page');
    cookies.set('start', 'liked');
    await ask(pageOf('/'));
    world.answer = down;
    expect(await opened()).toBe(at('/'));
    world.answer = async () => html('page');
    await ask(pageOf('/liked'));
    world.answer = down;
    expect(await opened()).toBe(at('/liked'));
    cookies.set('start', 'orders');
    expect(await opened()).toBe(at('/'));
    cookies.set('access_token', 'Bearer 1|abc');
    expect(await opened()).toBe(at('/orders'));
    expect(await textOf(await ask(pageOf('/orders')))).toContain('page');
  });

  it('ACCESS-3c opens the app as the server says, and with what is at hand where that takes too long', async () => {
    const { begin, cookies, quiet, waits, world, storage } = stage();
    cookies.set('start', 'shops');
    world.answer = async () => html('page');
    await begin(pageOf('/shop'));
    await quiet();
    world.answer = async () => Response.redirect(at('/shop'), 302);
    expect((await begin(pageOf('/start')))?.headers.get('location')).toBe(at('/shop'));
    await quiet();
    expect([...storage.stores.values()].flatMap((store) => [...store.keys()])).not.toContain(at('/start'));
    world.answer = () => new Promise(() => {});
    const slow = begin(pageOf('/start'));
    waits.at(-1)?.();
    expect((await slow)?.headers.get('location')).toBe(at('/shop'));
  });

  it('caches no checkout, no failure, no redirect and no no-store response', async () => {
    const { ask, storage, world } = stage();
    const noStore = new Response('<html>', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } });
    const answers: readonly (readonly [string, Response])[] = [
      ['/checkout', html('10.00')],
      ['/shop/1', new Response('x', { status: 503, headers: { 'content-type': 'text/html' } })],
      ['/shop/2', noStore],
      ['/sitemap.xml', new Response('<xml/>')],
    ];
    for (const [path, response] of answers) {
      world.answer = async (request) => (typeof request === 'string' ? json('no', 404) : response);
      await ask(pageOf(path));
    }
    const { worker } = stage({ storage });
    await worker.cacheFirstPage({ address: at('/login'), isLoaded: true });
    expect([...storage.stores.values()].flatMap((store) => [...store.keys()])).toEqual([]);
  });

  it('works with a full storage', async () => {
    const { ask, world, storage } = stage();
    storage.state.isFull = true;
    world.answer = async (request) =>
      typeof request === 'string' || request.mode === 'navigate' ? html('page') : json('menu');
    expect(await textOf(await ask(requestOf(MENU)))).toBe('"menu"');
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('page');
  });

  it('starts even if caching or fetching fails', async () => {
    const full = stage({ essentials: ['/assets/a.js'] });
    full.storage.state.isFull = true;
    full.world.answer = async () => html('page');
    await expect(full.worker.install()).resolves.toBeUndefined();
    const alone = stage({ essentials: ['/assets/a.js'] });
    alone.world.answer = down;
    await expect(alone.worker.install()).resolves.toBeUndefined();
    await expect(alone.worker.cacheFirstPage({ address: at('/shop/1'), isLoaded: true })).resolves.toBeUndefined();
  });
});

describe('CART-5 copies of one customer', () => {
  it('are shown to their owner only, and deleted when another customer signs in', async () => {
    const { ask, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async (request) =>
      request === '/offline'
        ? html('nobody’s')
        : typeof request === 'string' || request.mode === 'navigate'
          ? html('Leila’s')
          : json('Leila’s');
    await ask(requestOf(ORDERS, { token: LEILA }));
    await ask(pageOf('/orders'));
    world.answer = down;
    expect(await textOf(await ask(pageOf('/orders')))).toContain('Leila’s');

    cookies.delete('access_token');
    expect((await textOf(await ask(pageOf('/orders')))) ?? '').not.toContain('Leila’s');
    expect((await ask(requestOf(ORDERS, { token: LEILA })))?.type).toBe('error');
    world.answer = async () => html('home');
    await ask(pageOf('/'));
    expect(
      [...storage.stores.keys()]
        .filter((name) => name.startsWith('tiffin-kept'))
        .every((name) => name.endsWith('-guest')),
    ).toBe(true);
  });

  it('are deleted at a 401', async () => {
    const { ask, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    await ask(requestOf(ORDERS, { token: LEILA }));
    expect([...storage.stores.keys()].some((name) => name.startsWith('tiffin-kept-reads-'))).toBe(true);
    world.answer = async () => json('who are you', 401);
    await ask(requestOf(CART, { token: LEILA }));
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept'))).toEqual([]);
  });

  it.each([
    ['takes', async () => json('bye')],
    ['never hears of', down],
  ] as const)('forgets them at a sign-out that the server %s, before any page does', async (_, answer) => {
    const { ask, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    world.answer = async (request) =>
      typeof request === 'string' || request.mode === 'navigate' ? html('Leila’s') : json('Leila’s');
    await ask(requestOf(ORDERS, { token: LEILA }));
    await ask(pageOf('/orders'));
    world.answer = answer;
    await ask(requestOf('/api/v1/auth/logout', { method: 'POST', token: LEILA }));
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept'))).toEqual([]);
  });

  it.each([
    ['answers', requestOf(ORDERS, { token: LEILA }), 200],
    ['answers that nothing is there', requestOf(CART, { token: LEILA }), 404],
    ['answers to a change of the cart', requestOf(INSERT, { method: 'POST', token: LEILA }), 200],
  ] as const)('exclude %s that arrive after their owner has signed out', async (_, request, status) => {
    const { ask, begin, quiet, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    const { answer, wasAsked, arrive } = heldAnswer();
    world.answer = answer;
    const asked = begin(request);
    await wasAsked;
    world.answer = async () => json('bye');
    await ask(requestOf('/api/v1/auth/logout', { method: 'POST', token: LEILA }));
    cookies.delete('access_token');
    arrive(json('Leila’s', status));
    await asked;
    await quiet();
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept-'))).toEqual([]);
  });

  it('exclude pages rendered for one customer that arrive when another is signed in', async () => {
    const { begin, quiet, world, cookies, storage } = stage();
    cookies.set('access_token', LEILA);
    const { answer, wasAsked, arrive } = heldAnswer();
    world.answer = answer;
    const asked = begin(pageOf('/orders'));
    await wasAsked;
    cookies.set('access_token', 'Bearer 2|omar');
    arrive(html('Leila’s'));
    await asked;
    await quiet();
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept-'))).toEqual([]);
  });

  it('exclude pages where the browser hides cookies from the worker', async () => {
    const { ask, world, storage } = stage({ tellsCookies: false });
    world.answer = async (request) =>
      typeof request === 'string' || request.mode === 'navigate' ? html('page') : json('mine');
    await ask(requestOf(ORDERS, { token: LEILA }));
    await ask(pageOf('/orders'));
    expect([...storage.stores.keys()].filter((name) => name.startsWith('tiffin-kept-'))).toEqual([]);
    await ask(requestOf(MENU));
    world.answer = down;
    expect(await textOf(await ask(requestOf(MENU)))).toBe('"mine"');
  });

  it('exclude pages in another language than the current one', async () => {
    const { ask, world, cookies } = stage();
    cookies.set('locale', 'en');
    world.answer = async (request) =>
      request === '/offline' ? html(`offline in ${cookies.get('locale')}`) : html('Menu');
    await ask(pageOf('/shop/1'));
    cookies.set('locale', 'ar');
    await ask(pageOf('/'));
    world.answer = down;
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('offline in ar');
    cookies.set('locale', 'en');
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('Menu');
  });
});

describe('ERROR-6 successive builds', () => {
  it('keep an older build’s files and pages until it is gone, and its reads beyond', async () => {
    const storage = createCaches();
    const old = stage({ storage, version: 'v1', essentials: ['/assets/old.js'] });
    old.world.answer = async (request) =>
      typeof request === 'string'
        ? request.startsWith('/assets/')
          ? new Response('old')
          : html('offline')
        : request.mode === 'navigate'
          ? html('page')
          : json('menu');
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
    expect([...storage.stores.keys()].sort()).toEqual([
      'of-another-program',
      'tiffin-app-v2',
      'tiffin-kept-reads-guest',
    ]);
    next.world.answer = down;
    expect(await textOf(await next.ask(requestOf(MENU)))).toBe('"menu"');
  });

  it('cache the page that registered the first worker, from the HTTP cache', async () => {
    const { worker, world, ask } = stage();
    world.answer = async (request) => (request === '/offline' ? html('offline') : html('first page'));
    await worker.install();
    await worker.activate();
    await worker.cacheFirstPage({ address: at('/shop/1'), isLoaded: true });
    expect(world.sent).toEqual(['/offline', at('/shop/1')]);
    world.answer = down;
    expect(await textOf(await ask(pageOf('/shop/1')))).toContain('first page');
  });
});
