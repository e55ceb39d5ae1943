import { describe, expect, it } from 'vitest';
import { routes } from '@app/composition/route-table.ts';
import { createSiteFiles, PUBLIC_PAGES, PRIVATE_PAGES } from '@app/entry/node/site-files.ts';
import { matchRoute } from '@app/routes/match-route.ts';

const shops = (page: number) => ({
  data: [{ id: page * 10 }, { id: page * 10 + 1 }, { id: '"><script>' }],
  meta: { last_page: 2 },
});

const ask = async (path: string, { isDown = false, publicUrl = undefined as string | undefined } = {}) => {
  const asked: string[] = [];
  const answer = (input: string): Response => {
    asked.push(input);
    if (input.includes('shops'))
      return isDown
        ? new Response('{}', { status: 500 })
        : Response.json(shops(Number(/[?&]page=(\d+)/.exec(input)?.[1])));
    if (input.includes('careers')) return Response.json({ data: [{ id: 4 }, {}] });
    return Response.json({ data: [{ id: 4, uuid: 'b1f7c0de-0000-4000-8000-000000000001' }] });
  };
  const files = createSiteFiles({
    fetchFor: () => (input) => Promise.resolve(answer(input as string)),
    apiHost: '',
    publicUrl,
  });
  const response = await files(new Request(`http://market.test${path}`), { remoteAddress: '127.0.0.1' });
  return { asked, response, text: (await response?.text()) ?? '' };
};
const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);

describe('ROUTE-11 the sitemap', () => {
  it('lists the public pages, every shop, category, ad, banner, article and job', async () => {
    const { response, text } = await ask('/sitemap.xml');
    expect(response?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(placesIn(text)).toEqual(
      [
        ...PUBLIC_PAGES,
        '/shop/10',
        '/shop/11',
        '/shop/20',
        '/shop/21',
        '/shop-category/b1f7c0de-0000-4000-8000-000000000001',
        '/ads/4',
        '/promotion/4',
        '/blog/b1f7c0de-0000-4000-8000-000000000001',
        '/recipes/4',
        '/careers/4',
      ].map((path) => `http://market.test${path}`),
    );
  });

  it('uses the public URL', async () => {
    const { text } = await ask('/sitemap.xml', { publicUrl: 'https://tiffin.example' });
    expect(placesIn(text).every((place) => place.startsWith('https://tiffin.example/'))).toBe(true);
  });

  it('L10 is shorter when the marketplace does not answer', async () => {
    const { response, text } = await ask('/sitemap.xml', { isDown: true });
    expect([response?.status, placesIn(text).length]).toEqual([200, PUBLIC_PAGES.length + 6]);
  });

  it('lists existing pages, and disallows private ones', async () => {
    for (const path of [...PUBLIC_PAGES, ...PRIVATE_PAGES])
      expect([path, matchRoute(routes, path, '')?.route.path]).toEqual([path, path]);
    expect(PUBLIC_PAGES.filter((path) => matchRoute(routes, path, '')?.route.needsSignIn)).toEqual([]);
    const own = routes.filter(({ needsSignIn, path }) => needsSignIn && !path.includes(':')).map(({ path }) => path);
    expect(own.filter((path) => !PRIVATE_PAGES.some((known) => known === path))).toEqual([]);
    const { text } = await ask('/robots.txt');
    expect(text).toContain('Disallow: /checkout\n');
    expect(text).toContain('Disallow: /start\n');
    expect(text).toContain('Sitemap: http://market.test/sitemap.xml\n');
  });

  it('leaves every other path to the page renderer', async () => {
    expect([(await ask('/')).response, (await ask('/sitemap.xml.gz')).response]).toEqual([undefined, undefined]);
  });
});
