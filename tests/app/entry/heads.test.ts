import { describe, expect, it } from 'vitest';
import { createSite, ORIGIN } from './site.ts';

const PUBLIC = ['/', '/shop', '/shop/501', '/shop-category', '/brands', '/ads', '/recipes', '/diet', '/help', '/about'];
const LISTED = [...PUBLIC, '/be-seller', '/careers', '/accessibility', '/blog'];
const OWN = [
  '/orders',
  '/checkout',
  '/parcels',
  '/reservations',
  '/wallet',
  '/wallet/top-up',
  '/wallet/send',
  '/liked',
];
const ACCOUNT = ['/wallet/withdraw', '/saved-locations', '/profile', '/order-refunds', '/reviews'];
const UNLISTED = [...OWN, ...ACCOUNT, '/settings/security', '/settings/notification', '/settings/data'];
const signedIn =
  `access_token=${encodeURIComponent('Bearer 1|abc')}; user=` +
  encodeURIComponent(JSON.stringify({ id: 7, firstName: 'Nadia', lastName: '', role: 'user' }));

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const headsOf = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const html = await (await createSite({}).page(path, { cookie: signedIn })).text();
      const broken = await (await createSite({ down: 'all' }).page(path, { cookie: signedIn })).text();
      return {
        firstHeadings: [html, broken].map((text) => text.split('<h1').length - 1),
        path,
        title: first(html, /<title>([^<]*)/),
        description: first(html, /<meta name="description" content="([^"]*)"/),
        canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
        robots: first(html, /<meta name="robots" content="([^"]*)"/),
      };
    }),
  );

describe('ROUTE-11 what pages say to search engines', () => {
  it('is a title, a description and an address of its own for each public page', async () => {
    const heads = await headsOf(LISTED);
    expect(heads.map(({ canonical, robots }) => [canonical, robots])).toEqual(
      LISTED.map((path) => [ORIGIN + path, undefined]),
    );
    const sentences = heads.map(({ description }) => description).filter((text) => /^.{20,}$/.test(text ?? ''));
    expect([new Set(heads.map(({ title }) => title)).size, new Set(sentences).size]).toEqual([
      LISTED.length,
      LISTED.length,
    ]);
  });

  it('is to leave what only its owner sees, under a title of its own', async () => {
    const heads = await headsOf(UNLISTED);
    expect(heads.filter(({ robots, canonical }) => robots !== 'noindex' || canonical !== undefined)).toEqual([]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(UNLISTED.length);
  });
});

describe('ACCESS-1 headings of pages', () => {
  it('start with one of the first level, also where nothing can be loaded', async () => {
    // What is in the cart is known to the browser alone, and so is what its checkout says.
    const heads = await headsOf([...LISTED, ...UNLISTED].filter((path) => path !== '/checkout'));
    expect(heads.filter(({ firstHeadings }) => firstHeadings.some((count) => count !== 1))).toEqual([]);
  });
});
