import { START_PATH } from '../../routes/start-path.ts';
import type { Connection } from './connection.ts';
import { commonHeaders } from './content-security.ts';
import { escapeText } from './escape.ts';

type Deps = {
  readonly fetchFor: (site: string, connection: Connection) => typeof globalThis.fetch;
  readonly apiHost: string;
  /** The public URL of the site; `undefined` takes each request's own origin. */
  readonly publicUrl: string | undefined;
};

/** ROUTE-11: public pages whose path has no parameter. */
export const PUBLIC_PAGES = [
  '/',
  '/shop',
  '/shop-category',
  '/brands',
  '/ads',
  '/blog',
  '/recipes',
  '/diet',
  '/help',
  '/about',
  '/careers',
  '/deliver',
  '/be-seller',
  '/accessibility',
  '/terms',
  '/privacy',
] as const;
/** Pages of one customer, and the ways to sign in. */
export const PRIVATE_PAGES = [
  '/chat',
  '/checkout',
  '/courier',
  '/orders',
  '/order-refunds',
  '/parcel-checkout',
  '/parcels',
  '/reservations',
  '/reviews',
  '/liked',
  '/login',
  '/register',
  '/verify-phone',
  '/update-details',
  '/reset-password',
  '/update-password',
  '/welcome',
  '/saved-locations',
  '/referrals',
  '/wallet',
  '/wallet/send',
  '/wallet/top-up',
  '/wallet/withdraw',
  '/profile',
  '/settings/comfort',
  '/settings/data',
  '/settings/security',
  '/settings/notification',
] as const;

/** Lists of the marketplace whose items have pages. */
const LISTS = [
  { list: 'rest/shops/paginate?', page: '/shop/', name: 'id' },
  { list: 'rest/categories/paginate?type=shop&', page: '/shop-category/', name: 'uuid' },
  { list: 'rest/banners-ads?', page: '/ads/', name: 'id' },
  { list: 'rest/banners/paginate?type=banner&', page: '/promotion/', name: 'id' },
  { list: 'rest/blogs/paginate?type=blog&', page: '/blog/', name: 'uuid' },
  { list: 'rest/receipts/paginate?', page: '/recipes/', name: 'id' },
  { list: 'rest/careers/paginate?', page: '/careers/', name: 'id' },
] as const;
const PER_PAGE = 100;
/** A sitemap holds 50,000 URLs at most. */
const PAGES_MAX = 200;

type Items = {
  readonly data?: readonly Readonly<Record<string, unknown>>[];
  readonly meta?: { readonly last_page?: number | string };
};

/** ROUTE-11: returns `/robots.txt` and `/sitemap.xml` for search engines; `undefined` for every other path. */
export const createSiteFiles =
  ({ fetchFor, apiHost, publicUrl }: Deps) =>
  async (request: Request, connection: Connection): Promise<Response | undefined> => {
    const { pathname, origin } = new URL(request.url);
    const site = publicUrl ?? origin;
    if (pathname === '/robots.txt')
      return answered(
        'text/plain',
        [
          'User-agent: *',
          ...[...PRIVATE_PAGES, START_PATH].map((path) => `Disallow: ${path}`),
          `Sitemap: ${site}/sitemap.xml`,
          '',
        ].join('\n'),
      );
    if (pathname !== '/sitemap.xml') return undefined;
    const found = await Promise.all(LISTS.map((list) => pathsOf(list, fetchFor(site, connection), apiHost)));
    const places = [...PUBLIC_PAGES, ...found.flat()].map((path) => `<url><loc>${escapeText(site + path)}</loc></url>`);
    return answered(
      'application/xml',
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        `${places.join('')}</urlset>`,
    );
  };

/** Omits lists that fail to load: a shorter sitemap is better than none. */
const pathsOf = async (
  { list, page, name }: (typeof LISTS)[number],
  fetch: typeof globalThis.fetch,
  apiHost: string,
): Promise<readonly string[]> => {
  const paths: string[] = [];
  for (let number = 1, last = 1; number <= Math.min(last, PAGES_MAX); number++) {
    const items = await itemsAt(`${apiHost}/api/v1/${list}page=${number}&perPage=${PER_PAGE}`, fetch);
    last = Number(items.meta?.last_page ?? 0);
    for (const { [name]: called } of items.data ?? [])
      if ((typeof called === 'string' || typeof called === 'number') && /^[\w-]+$/.test(String(called)))
        paths.push(`${page}${called}`);
  }
  return paths;
};

const itemsAt = async (address: string, fetch: typeof globalThis.fetch): Promise<Items> => {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as Items) : {};
  } catch {
    return {};
  }
};

const answered = (type: string, text: string): Response =>
  new Response(text, {
    headers: { ...commonHeaders, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  });
