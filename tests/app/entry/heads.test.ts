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
const UUID = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
/** Pages of what the samples do not hold. */
const OTHERS = ['/terms', '/privacy', '/deliver', '/referrals', '/referral-terms', '/recipes/7', `/blog/${UUID}`];
const OF_ONE = ['/careers/3', '/ads/5', '/promotion/5', '/orders/880', '/parcels/61', `/wallet/receipt/${UUID}`];
const OF_ORDERS = ['review', 'again', 'receipt', 'repeat', 'problem'].map((part) => `/orders/880/${part}`);
const signedIn =
  `access_token=${encodeURIComponent('Bearer 1|abc')}; user=` +
  encodeURIComponent(JSON.stringify({ id: 7, firstName: 'Nadia', lastName: '', role: 'user' }));

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const htmlAt = async (path: string, down: 'data' | [] = []): Promise<string> =>
  (await createSite({ down }).page(path, { cookie: signedIn })).text();
const pages = new Map<string, Promise<string>>();
const pageAt = (path: string): Promise<string> => {
  const page = pages.get(path) ?? htmlAt(path);
  pages.set(path, page);
  return page;
};
const headsOf = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const html = await pageAt(path);
      return {
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
  // What is in the cart is known to the browser alone, and so is what its checkout says.
  const all = [...LISTED, ...UNLISTED, ...OTHERS, ...OF_ONE, ...OF_ORDERS].filter((path) => path !== '/checkout');
  const withOther = async (read: (path: string) => Promise<string>): Promise<readonly string[]> => {
    const counted = await Promise.all(
      all.map(async (path) => [path, (await read(path)).split('<h1').length - 1] as const),
    );
    return counted.flatMap(([path, count]) => (count === 1 ? [] : [`${path} has ${count}`]));
  };

  it('start with one of the first level', async () => {
    expect(await withOther(pageAt)).toEqual([]);
  });

  it('do so where nothing can be loaded', async () => {
    expect(await withOther((path) => htmlAt(path, 'data'))).toEqual([]);
  });
});
