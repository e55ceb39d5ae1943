import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OFFLINE_PAGE } from '@app/entry/service-worker/page-handler.ts';
import { createSite, ORIGIN } from './site.ts';

const signedIn =
  `access_token=${encodeURIComponent('Bearer 1|abc')}; user=` +
  encodeURIComponent(JSON.stringify({ id: 7, firstName: 'Nadia', lastName: '', role: 'user' }));

/** Requests a page of a marketplace whose API takes longer than any page waits, unless told to answer. */
const askSlowly = async (path: string, cookie = '') => {
  const site = createSite({ isSlow: true });
  const response = await site.page(path, { cookie });
  const calls = site.calls();
  site.answer();
  return { response, calls, html: await response.text() };
};

describe('ROUTE-10 the status of a page whose data load slowly', () => {
  it.each(['/nowhere', '/shop/7/menu', '/_app/more', '/orders/1/2'])(
    'is 404 at %s, which nothing answers',
    async (path) => {
      const { response, html } = await askSlowly(path);
      expect([response.status, html.includes('<h1')]).toEqual([404, true]);
    },
  );

  it('is 302 where a known address redirects', async () => {
    const { response, calls } = await askSlowly('/_app');
    expect([response.status, response.headers.get('location'), calls]).toEqual([302, '/', 0]);
  });

  it.each([
    ['/checkout', '/login?next=%2Fcheckout'],
    ['/orders?tab=history', '/login?next=%2Forders%3Ftab%3Dhistory'],
    ['/restaurant/501/checkout', '/login?next=%2Frestaurant%2F501%2Fcheckout'],
  ])('ACCOUNT-6 is 302 for a guest at %s, and nothing is asked for', async (path, location) => {
    const { response, calls } = await askSlowly(path);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control'), calls]).toEqual([
      302,
      location,
      'no-store',
      0,
    ]);
  });

  it.each([
    ['start=liked', '/liked'],
    ['start=orders', '/'],
    [`start=orders; ${signedIn}`, '/orders'],
    ['start=//evil.test', '/'],
    ['', '/'],
  ])('ACCESS-3c is 302 where devices open the app, with the cookies %s', async (cookie, to) => {
    const { response, calls } = await askSlowly('/start', cookie);
    const { status, headers } = response;
    expect([status, headers.get('location'), headers.get('cache-control'), calls]).toEqual([302, to, 'no-store', 0]);
  });

  it('ACCOUNT-4 is 200 with both sign-in cookies, and for a guest on a public page', async () => {
    expect((await askSlowly('/orders', signedIn)).response.status).toBe(200);
    expect((await askSlowly('/orders', signedIn.split(';')[0])).response.status).toBe(302);
    expect((await askSlowly('/shop')).response.status).toBe(200);
  });

  it('ERROR-6 is 200 for the offline page', async () => {
    expect((await askSlowly(OFFLINE_PAGE)).response.status).toBe(200);
  });
});

describe('ROUTE-10 the status of a page whose data load in time', () => {
  it('equals that of a slow one', async () => {
    const site = createSite({});
    expect((await site.page('/nowhere')).status).toBe(404);
    expect((await site.page('/shop/999')).status).toBe(404);
    expect((await site.page('/shop/501')).status).toBe(200);
    const led = await site.page('/checkout');
    expect([led.status, led.headers.get('location')]).toEqual([302, '/login?next=%2Fcheckout']);
  });
});

describe('STORE-1 a page rendered from cookies alone', () => {
  const rootOf = (html: string): string | undefined => /<html[^>]*>/.exec(html)?.[0];

  it('LOCALE-3 has the stored direction of its language, in an early head as in a whole page', async () => {
    const kept = 'locale=en; dir=rtl';
    expect(rootOf((await askSlowly('/', kept)).html)).toContain('dir="rtl"');
    const page = await createSite({ down: ['languages/active'] }).page('/', { cookie: kept });
    expect(rootOf(await page.text())).toContain('dir="rtl"');
  });

  it('LOCALE-3 has the marketplace’s direction of a language, whatever was stored', async () => {
    const page = await createSite({}).page('/', { cookie: 'locale=en; dir=rtl' });
    expect(rootOf(await page.text())).toContain('lang="en" dir="ltr"');
  });

  it.each([
    ['locale=ar', 'rtl'],
    ['locale=de; dir=up', 'ltr'],
    ['dir=rtl', 'ltr'],
    ['locale=%22%3E', 'ltr'],
  ])('LOCALE-3 has the language’s default direction if nothing is stored: %s', async (cookie, direction) => {
    expect(rootOf((await askSlowly('/', cookie)).html)).toContain(`dir="${direction}"`);
  });

  it('LOCALE-7 has the chosen theme before the first paint', async () => {
    for (const { html } of [
      await askSlowly('/', 'theme=dark'),
      { html: await (await createSite({}).page('/', { cookie: 'theme=dark' })).text() },
    ]) {
      expect(rootOf(html)).toContain('data-theme="dark"');
      expect(html).toContain('<meta name="theme-color" content="#16110d">');
    }
    expect(rootOf((await askSlowly('/', 'theme=blue')).html)).not.toContain('data-theme');
  });

  it('ACCESS-3a has the chosen comfort and its styles before the first paint', async () => {
    const cookie = 'comfort=125.less.more';
    const page = await createSite({}).page('/', { cookie });
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const html of [(await askSlowly('/', cookie)).html, await page.text()]) {
      expect(rootOf(html)).toContain(' data-text="125" data-motion="less" data-contrast="more"');
      expect(html.slice(0, html.indexOf('<body'))).toContain('<style>:root{--comfort:1}</style>');
      // The page of the choice does not load them again.
      expect(html).toContain('type="inlined" href="/assets/comfort.css"');
    }
    const hash = createHash('sha256').update(':root{--comfort:1}').digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(rootOf((await askSlowly('/', 'comfort=900.none.%22%3E')).html)).not.toContain('data-');
    expect((await askSlowly('/')).html).not.toContain('--comfort');
  });

  it('has the stored settings where the settings fail to load', async () => {
    const inputOf = async (cookie: string): Promise<string | undefined> =>
      /<input[^>]*name="username"[^>]*>/.exec(
        await (await createSite({ down: ['settings'] }).page('/login', { cookie })).text(),
      )?.[0];
    expect(await inputOf('')).toContain('type="text"');
    expect(await inputOf(`settings=${encodeURIComponent('{"auth_option":"phone"}')}`)).toContain('type="tel"');
    expect(await inputOf(`settings=${encodeURIComponent('["auth_option"]')}`)).toContain('type="text"');
  });
});

describe('ROUTE-11 the head of a server-rendered page', () => {
  const PRODUCT = 'f3d0b6de-2f0b-4f8e-a7bc-5a2f1f7d1111';
  const told = async (path: string, given: Parameters<typeof createSite>[0] = {}) => {
    const html = await (await createSite(given).page(path)).text();
    const structured = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    return {
      html,
      title: /<title>([^<]*)/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      structured: structured === undefined ? undefined : (JSON.parse(structured) as Record<string, unknown>),
    };
  };

  it('describes a shop by its name, its canonical address and structured data', async () => {
    const { html, title, canonical, structured } = await told('/restaurant/501');
    expect([title, canonical]).toEqual(['Green Spoon · Tiffin', `${ORIGIN}/shop/501`]);
    expect(structured).toMatchObject({ '@type': 'Restaurant', name: 'Green Spoon' });
    expect(html).not.toContain('noindex');
  });

  it('describes the product opened over its shop, with price and availability', async () => {
    const { title, canonical, structured } = await told(`/shop/501?product=${PRODUCT}`);
    expect([title, canonical]).toEqual([
      'Falafel bowl · Green Spoon · Tiffin',
      `${ORIGIN}/shop/501?product=${PRODUCT}`,
    ]);
    expect(structured).toMatchObject({
      '@type': 'MenuItem',
      name: 'Falafel bowl',
      offers: {
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+(\.\d+)?$/) as string,
        priceCurrency: expect.stringMatching(/^[A-Z]{3}$/) as string,
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Restaurant', name: 'Green Spoon' },
      },
    });
  });

  it('describes the shop where the product does not exist', async () => {
    const { canonical, structured } = await told('/shop/501?product=b1f7c0de-0000-4000-8000-000000000001');
    expect([canonical, structured?.['@type']]).toEqual([`${ORIGIN}/shop/501`, 'Restaurant']);
  });

  it('uses the public URL, and passes it to the browser', async () => {
    const { canonical, html } = await told('/shop/501', { publicUrl: 'https://tiffin.example' });
    expect(canonical).toBe('https://tiffin.example/shop/501');
    expect(html).toContain('"site":"https://tiffin.example"');
    expect((await told('/shop/501')).html).not.toContain('"site":');
  });

  it('has neither a canonical address nor structured data on a missing page', async () => {
    const { html, title, canonical, structured } = await told('/nowhere');
    expect([title, canonical, structured]).toEqual(['This page does not exist', undefined, undefined]);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});
