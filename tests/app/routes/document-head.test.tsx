import { act, cleanup, render } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Container } from 'inversify';
import { ContainerProvider } from '@app/di/index.ts';
import { createI18n, I18nProvider } from '@app/i18n/index.ts';
import { createRouteModules } from '@app/routes/route-modules.ts';
import { RouteOutlet } from '@app/shell/route-outlet.view.tsx';
import { showHead } from '@app/routes/document-head.ts';
import { createNavigator } from '@app/routes/navigator.ts';
import { Pages } from '@app/routes/pages.ts';
import { ready, type AnyPage, type PageHead } from '@app/routes/page.ts';
import { NAVIGATOR, PAGES, SITE } from '@app/routes/routes.tokens.ts';
import { REPORT } from '@app/shell/shell.tokens.ts';

const SITE_OUTSIDE = 'https://tiffin.example';
const written =
  '<title>Shop 1 · Tiffin</title><meta name="description" content="Of shop 1"><link rel="canonical" href="' +
  `${SITE_OUTSIDE}/shop/1"><meta property="og:title" content="Shop 1 · Tiffin"><meta property="og:image" ` +
  'content="/1.webp"><script type="application/ld+json">{"name":"Shop 1"}</script>';
const content = (selector: string): string | null | undefined =>
  document.head.querySelector(selector)?.getAttribute(selector.startsWith('link') ? 'href' : 'content');
const said = () => ({
  title: document.title,
  canonical: content('link[rel=canonical]'),
  robots: content('meta[name=robots]'),
  ogTitle: content('meta[property="og:title"]'),
  ogImage: content('meta[property="og:image"]'),
  data: document.head.querySelectorAll('script').length,
});

beforeEach(() => {
  document.head.innerHTML = written;
});
afterEach(cleanup);

describe('ROUTE-11 the head of the document', () => {
  it('becomes that of another page, without remains of the first', () => {
    showHead({ title: 'Saved addresses', isPrivate: true }, SITE_OUTSIDE);
    expect(said()).toEqual({
      title: 'Saved addresses',
      canonical: undefined,
      robots: 'noindex',
      ogTitle: 'Saved addresses',
      ogImage: undefined,
      data: 0,
    });
    showHead({ title: 'Blog', canonical: '/blog', image: '/b.webp' }, SITE_OUTSIDE);
    expect(said()).toEqual({
      title: 'Blog',
      canonical: `${SITE_OUTSIDE}/blog`,
      robots: undefined,
      ogTitle: 'Blog',
      ogImage: '/b.webp',
      data: 0,
    });
  });
});

/** A page per path, whose heads can change. */
const stage = async (start: string) => {
  const heads = makeAutoObservable<{ now: Record<string, PageHead> }>({
    now: {
      '/shop/1': { title: 'Shop 1 · Tiffin', canonical: '/shop/1' },
      '/shop/2': { title: 'Shop 2 · Tiffin', canonical: '/shop/2' },
    },
  });
  let isThere = true;
  const create = () => {
    let path = '';
    return {
      show: (place: { readonly path: string }) => void (path = place.path),
      prepare: () => Promise.resolve(path in heads.now ? ready : ({ kind: 'not-found' } as const)),
      head: () => heads.now[path] ?? { title: '' },
      activate: () => () => {},
    };
  };
  const page = { viewModel: Symbol('page'), View: () => null, bindings: () => {} } as unknown as AnyPage;
  const load = () => (isThere ? Promise.resolve({ page }) : Promise.reject(new TypeError('Failed to fetch')));
  const pages = new Pages({
    routes: [
      { path: '/shop/:id', name: 'shop', load: () => Promise.resolve({ page }) },
      { path: '/blog', name: 'blog', load },
    ],
    modules: createRouteModules(() => {}),
    create,
    prefetchData: () => Promise.resolve(ready),
    isSignedIn: () => true,
    startPath: () => '/',
    delay: () => new Promise(() => {}),
  });
  const container = new Container();
  container.bind(PAGES).toConstantValue(pages);
  container.bind(REPORT).toConstantValue(() => {});
  container.bind(NAVIGATOR).toConstantValue(createNavigator({ here: () => '', back: () => {} }));
  container.bind(SITE).toConstantValue(SITE_OUTSIDE);
  await pages.open({ path: start, search: '' });
  let navigate: NavigateFunction = () => {};
  const Grip = () => {
    const go = useNavigate();
    useEffect(() => void (navigate = go), [go]);
    return null;
  };
  const i18n = createI18n('en', {
    en: { translation: { 'not_found.title': 'Not here', 'failure.connection': 'No connection' }, errors: {} },
  });
  await act(
    async () =>
      void render(
        <ContainerProvider value={container}>
          <I18nProvider value={i18n}>
            <MemoryRouter initialEntries={[start]}>
              <Grip />
              <RouteOutlet />
            </MemoryRouter>
          </I18nProvider>
        </ContainerProvider>,
      ),
  );
  const go = async (path: string): Promise<void> => {
    await act(async () => void navigate(path));
    await act(async () => {
      await import('@app/routes/document-head.ts');
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return { go, heads, lose: () => void (isThere = false) };
};

describe('ROUTE-11 the head during navigation', () => {
  it('stays as the server wrote it until something changes', async () => {
    await stage('/shop/1');
    expect(document.head.innerHTML).toBe(written);
  });

  it('is that of the next page, then of a missing page, then of a page again', async () => {
    const { go } = await stage('/shop/1');
    await go('/shop/2');
    expect(said()).toMatchObject({
      title: 'Shop 2 · Tiffin',
      canonical: `${SITE_OUTSIDE}/shop/2`,
      ogTitle: 'Shop 2 · Tiffin',
      data: 0,
    });
    for (const missing of ['/nowhere', '/shop/3']) {
      await go(missing);
      expect(said()).toMatchObject({ title: 'Not here', canonical: undefined, robots: 'noindex', ogTitle: 'Not here' });
      await go('/shop/1');
      expect(said()).toMatchObject({
        title: 'Shop 1 · Tiffin',
        canonical: `${SITE_OUTSIDE}/shop/1`,
        robots: undefined,
      });
    }
  });

  it('loses the canonical address if the code of the page failed to load', async () => {
    const { go, lose } = await stage('/shop/1');
    lose();
    await go('/blog');
    expect(said()).toMatchObject({ title: 'No connection', canonical: undefined, robots: 'noindex', data: 0 });
  });

  it('is written if a static file contains none', async () => {
    document.head.innerHTML = '<title>Tiffin</title>';
    const { go } = await stage('/shop/1');
    await go('/shop/1');
    expect(said()).toMatchObject({ title: 'Shop 1 · Tiffin', canonical: `${SITE_OUTSIDE}/shop/1` });
  });
});
