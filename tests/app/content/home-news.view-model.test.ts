import { describe, expect, it } from 'vitest';
import type { ShopDirectory } from '@domain/catalog/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Promotions } from '@domain/promotions/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createCatalogQueries } from '@app/features/catalog/index.ts';
import { createArticleQueries } from '@app/features/content/index.ts';
import { createPromotionQueries } from '@app/features/promotions/index.ts';
import { createStoryQueries } from '@app/features/stories/index.ts';
import { createHomeOneQueries } from '@app/features/home/home-one.queries.ts';
import { HomeViewModel } from '@app/features/home/home.view-model.ts';
import { settled } from '../cart/stage.ts';
import { articleOf, cardOf, contentServer, gone, translate, unreachable, uuidOf } from './stage.ts';

const nothing = () => Promise.resolve(ok({ items: [], page: 1, lastPage: 1, total: 0 }));
const list = () => Promise.resolve(ok([]));
const shops = { list: nothing, categories: list, banners: list, recommended: list } as unknown as ShopDirectory;

const stage = () => {
  const server = contentServer();
  const closed: unknown[] = [];
  const vm = new HomeViewModel({
    cache: createDataCache(),
    queries: createCatalogQueries({ shops, products: undefined as never, scope: () => ['en'] }),
    stories: createStoryQueries({ stories: { list }, language: () => 'en' }),
    promotions: createPromotionQueries({ promotions: { ads: nothing } as unknown as Promotions, scope: () => ['en'] }),
    reference: { settings: { uiType: '1' } },
    counts: { isCounted: () => false, load: () => Promise.reject(new Error('Not counted')) },
    variants: { load: () => Promise.resolve(createHomeOneQueries) },
    articles: createArticleQueries({ articles: server.articles, language: () => 'en' }),
    address: createLiveValue(undefined),
    navigator: { close: (path) => void closed.push(path) },
  });
  const go = (query: Readonly<Record<string, string>> = {}) => vm.show({ path: '/', params: {}, query });
  return { ...server, vm, go, closed };
};

describe('ROUTE-1 a news item over the home page', () => {
  it('is loaded with the page, and sets its title and canonical address', async () => {
    const { vm, go, asked } = stage();
    go({ news: uuidOf(1).toUpperCase() });
    expect(await vm.prepare()).toEqual({ kind: 'ready' });
    expect(asked).toContain(`article ${uuidOf(1)}`);
    expect(vm.head(translate)).toEqual({
      title: 'article.title Article 1',
      canonical: `/blog/${uuidOf(1)}`,
      description: 'In a sentence',
    });
  });

  it.each([{}, { news: '' }, { news: 'abc' }, { news: '<script>' }, { news: `${uuidOf(1)}x` }])(
    'ROUTE-1a is undefined for %j',
    async (query) => {
      const { vm, go, asked } = stage();
      go(query);
      await vm.prepare();
      expect([vm.news, asked, vm.head(translate).canonical]).toEqual([undefined, ['news'], '/']);
    },
  );

  it.each([
    ['that is gone', gone],
    ['that did not come', unreachable],
  ])('%s leaves the page intact', async (_name, failure) => {
    const { vm, go, refuse } = stage();
    refuse(failure);
    go({ news: uuidOf(1) });
    expect(await vm.prepare()).toEqual({ kind: 'ready' });
    expect([vm.news?.failure, vm.head(translate).title]).toEqual([failure, 'home.title']);
  });

  it('opens and closes with the address, while the page stays', async () => {
    const { vm, go, answers } = stage();
    go();
    await vm.prepare();
    const stop = vm.activate();
    go({ news: uuidOf(1) });
    await settled();
    expect(vm.news?.value?.title).toBe('Article 1');
    answers.article = ok(articleOf(2));
    go({ news: uuidOf(2) });
    await settled();
    expect(vm.news?.value?.title).toBe('Article 2');
    go();
    expect(vm.news).toBeUndefined();
    stop();
  });

  it('is removed from the address on closing, and nothing else is', () => {
    const { vm, go, closed } = stage();
    go({ open: '1', v: '2', news: uuidOf(1) });
    vm.closeNews();
    go({ news: uuidOf(1) });
    vm.closeNews();
    expect(closed).toEqual(['/?open=1&v=2', '/']);
  });
});

describe('CATALOG-3 the latest news on the home page', () => {
  it('opens over the page with its filters', async () => {
    const { vm, go } = stage();
    go({ open: '1' });
    await vm.prepare();
    expect(vm.of('latestNews')).toEqual([cardOf(1)]);
    expect(vm.newsPath(uuidOf(1))).toBe(`/?open=1&news=${uuidOf(1)}`);
  });

  it.each([
    ['is none', ok([])],
    ['did not come', err(unreachable)],
  ])('disappears if it %s', async (_name, news) => {
    const { vm, go, answers } = stage();
    answers.news = news;
    go();
    expect([await vm.prepare(), vm.of('latestNews')?.length ?? 0]).toEqual([{ kind: 'ready' }, 0]);
  });
});
