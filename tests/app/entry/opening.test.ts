import { describe, expect, it } from 'vitest';
import { withStartPage } from '@app/entry/node/opening.ts';

const ORIGIN = 'http://market.test';
const TYPED = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
const VISIT = /^visit=1; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/;

type Sent = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>>; readonly origin?: string };

/** Asks for a document in front of pages that answer with their path. */
const ask = async (path: string, { cookie = 'start=liked', headers = {}, origin = ORIGIN }: Sent = {}) => {
  const page = withStartPage((request) => Promise.resolve(new Response(new URL(request.url).pathname)));
  const request = new Request(origin + path, { headers: { ...TYPED, ...headers, cookie } });
  const answer = await page(request, { remoteAddress: '127.0.0.1' });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    cached: answer.headers.get('cache-control'),
    visit: answer.headers.get('set-cookie'),
  };
};

describe('ACCESS-3c the page that the app opens with', () => {
  it('leads the first home page of a visit to the chosen page, once', async () => {
    const first = await ask('/');
    expect(first).toMatchObject({ status: 302, to: '/liked', cached: 'no-store' });
    expect(first.visit).toMatch(VISIT);
    const next = await ask('/', { cookie: 'start=liked; visit=1' });
    expect(next).toMatchObject({ status: 200, to: null });
    expect(next.visit).toMatch(VISIT);
  });

  it('leads from the address of an installed app in every visit', async () => {
    expect(await ask('/start', { cookie: 'start=shops; visit=1' })).toMatchObject({ status: 302, to: '/shop' });
  });

  it.each([
    ['a link of the app', '/', { 'sec-fetch-site': 'same-origin' }],
    ['a link of another site', '/', { 'sec-fetch-site': 'cross-site' }],
    ['a reload', '/', { 'cache-control': 'max-age=0' }],
    ['a reload without caches', '/', { 'cache-control': 'no-cache' }],
    ['a home page with a query', '/?v=2', {}],
    ['another page', '/shop/1', {}],
  ])('never moves %s', async (_name, path, headers) => {
    expect(await ask(path, { headers })).toMatchObject({ status: 200, to: null });
  });

  it('counts a page that was opened by a link as the visit', async () => {
    expect((await ask('/shop/1', { headers: { 'sec-fetch-site': 'cross-site' } })).visit).toMatch(VISIT);
  });

  it('opens at home for whoever chose nothing or cannot see it, and gives them no cookie', async () => {
    for (const cookie of ['', 'start=home', 'start=//evil.test', 'start=orders', 'start=%E0%A4%A'])
      expect([cookie, await ask('/', { cookie })]).toEqual([
        cookie,
        { status: 200, to: null, cached: null, visit: null },
      ]);
  });

  it('concerns documents only: no frame, no call of a script, no program that sends less', async () => {
    for (const destination of ['iframe', 'empty', ''])
      expect(await ask('/', { headers: { 'sec-fetch-dest': destination } })).toMatchObject({
        status: 200,
        visit: null,
      });
  });

  it('keeps the visit from being read over plain http where the site has https', async () => {
    expect((await ask('/', { origin: 'https://market.test' })).visit).toMatch(/; Secure$/);
  });
});
