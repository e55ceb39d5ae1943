import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { isOffered, type ShopCounts, type ShopDirectory } from '@domain/catalog/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Promotions } from '@domain/promotions/index.ts';
import { homeVariantOf, type HomeVariant } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createCatalogQueries } from '@app/features/catalog/index.ts';
import { createArticleQueries } from '@app/features/content/index.ts';
import { createHomeFourQueries } from '@app/features/home/home-four.queries.ts';
import { createHomeOneQueries } from '@app/features/home/home-one.queries.ts';
import { createHomeThreeQueries } from '@app/features/home/home-three.queries.ts';
import { createHomeTwoQueries } from '@app/features/home/home-two.queries.ts';
import { HomeViewModel, type HomeVariants } from '@app/features/home/home.view-model.ts';
import { createPromotionQueries } from '@app/features/promotions/index.ts';
import { Count, LiveCounts } from '@app/features/shop-list/index.ts';
import { createStoryQueries } from '@app/features/stories/index.ts';
import { settled } from '../cart/stage.ts';
import { contentServer, translate } from '../content/stage.ts';

const asks = { 1: createHomeOneQueries, 2: createHomeTwoQueries, 3: createHomeThreeQueries, 4: createHomeFourQueries };
const at = { latitude: 41.5, longitude: -71.3 };
const here = JSON.stringify(at);

type Stage = {
  readonly uiType?: string;
  readonly isAtHome?: boolean;
  readonly load?: HomeVariants['load'];
  readonly isCounted?: boolean;
};

/** The page over a marketplace that notes what it is asked. */
const stage = ({
  uiType = '',
  isAtHome = false,
  load = (variant) => Promise.resolve(asks[variant]),
  isCounted = false,
}: Stage = {}) => {
  const asked: string[] = [];
  const said = <Value>(name: string, value: Value) => {
    asked.push(name);
    return Promise.resolve(ok(value));
  };
  const directory = {
    list: (filter: object, page: number) =>
      said(`shops ${JSON.stringify(filter)}`, { items: [], page, lastPage: 1, total: 0 }),
    categories: (atMost: number) => said(`categories ${atMost}`, []),
    recommended: (only: object = {}) => said(`recommended ${JSON.stringify(only)}`, []),
    banners: () => said('banners', []),
  } as unknown as ShopDirectory;
  const { articles } = contentServer();
  const cache = createDataCache();
  const counts = new LiveCounts(cache, {
    counts: (filter) => ({
      key: ['counts', filter],
      load: () => said(`counts ${JSON.stringify(filter)}`, { total: filter.isOpen ? 17 : 24 } as ShopCounts),
    }),
  });
  const vm = new HomeViewModel({
    cache,
    queries: createCatalogQueries({ shops: directory, products: undefined as never, scope: () => [] }),
    stories: createStoryQueries({
      stories: { list: (place) => said(`stories ${JSON.stringify(place) ?? 'everywhere'}`, []) },
      language: () => 'en',
    }),
    promotions: createPromotionQueries({
      promotions: {
        ads: (page: number) => said(`ads ${page}`, { items: [], page, lastPage: 1, total: 0 }),
      } as unknown as Promotions,
      scope: () => [],
    }),
    articles: createArticleQueries({
      articles: { ...articles, latestNews: () => said('news', []) },
      language: () => 'en',
    }),
    address: createLiveValue<DeliveryAddress | undefined>(
      isAtHome ? ({ text: '', location: at } as DeliveryAddress) : undefined,
    ),
    navigator: { close: () => {} },
    reference: { settings: { uiType } },
    variants: { load },
    counts: { isCounted: () => isCounted, load: () => Promise.resolve({ live: counts, Count, isOffered }) },
  });
  const go = (search = ''): void =>
    vm.show({ path: '/', params: {}, query: Object.fromEntries(new URLSearchParams(search)) });
  const opened = async (search = ''): Promise<readonly string[]> => {
    go(search);
    expect(await vm.prepare()).toEqual({ kind: 'ready' });
    return asked;
  };
  return { vm, asked, go, opened };
};

const SECTIONS: readonly (readonly [HomeVariant, readonly string[]])[] = [
  [
    1,
    [
      'categories 20',
      'stories everywhere',
      'banners',
      `shops {"kind":"shop","at":${here}}`,
      'ads 1',
      'shops {"isVerified":true}',
      'recommended {}',
      'news',
      `shops {"kind":"restaurant","at":${here}}`,
    ],
  ],
  [
    2,
    [
      'categories 10',
      'stories everywhere',
      'banners',
      `shops {"kind":"shop","at":${here}}`,
      'shops {"isVerified":true}',
      `shops {"kind":"restaurant","order":"best_sale","at":${here}}`,
      'recommended {}',
      'ads 1',
      'news',
    ],
  ],
  [
    3,
    [
      'categories 100',
      'shops {"isVerified":true}',
      'stories everywhere',
      `shops {"kind":"shop","at":${here}}`,
      `shops {"order":"high_rating","at":${here}}`,
      'banners',
      'news',
    ],
  ],
  [
    4,
    [
      'categories 20',
      'banners',
      'shops {"isVerified":true}',
      `stories ${here}`,
      'ads 1',
      'recommended {"isOpen":true}',
      `shops {"kind":"restaurant","at":${here}}`,
    ],
  ],
];

describe('LAYOUT-2 the variants of the home page', () => {
  it.each(SECTIONS)('%i loads its own sections, and nothing else', async (variant, expected) => {
    const { vm, opened } = stage({ isAtHome: true });
    expect(await opened(`v=${variant}`)).toEqual(expected);
    expect([vm.variant, vm.codePart]).toEqual([variant, `home-${variant}`]);
  });

  it('is that of the address, else of the settings, else the first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', '0', '1', '2', '3', '4', '5', 'x'),
        fc.constantFrom(undefined, '', '1', '2', '3', '4', '5', '1.0x'),
        async (uiType, v) => {
          const { vm, opened } = stage({ uiType });
          await opened(v === undefined ? '' : `v=${v}`);
          expect(vm.variant).toBe(homeVariantOf(v, uiType));
        },
      ),
    );
  });

  it('stays with filters and news, and is in the address only where it was before', async () => {
    const { vm, opened, go } = stage();
    await opened('v=4&open=1');
    expect([vm.path, vm.newsPath('n' as never)]).toEqual(['/?v=4', '/?v=4&open=1&news=n']);
    go('open=1');
    expect(vm.path).toBe('/');
    expect(vm.head(translate).canonical).toBe('/');
  });

  it('keeps the current variant on screen until the other is loaded, and then follows that alone', async () => {
    const arrivals: (() => void)[] = [];
    const { vm, opened, go, asked } = stage({
      load: (variant) =>
        variant === 1
          ? Promise.resolve(asks[1])
          : new Promise((resolve) => arrivals.push(() => resolve(asks[variant]))),
    });
    await opened();
    const stop = vm.activate();
    go('v=2');
    go('v=3');
    expect([vm.variant, vm.endless === undefined]).toEqual([1, false]);
    for (const arrive of arrivals.toReversed()) arrive();
    await settled();
    expect([vm.variant, vm.endless]).toEqual([3, undefined]);
    expect(asked).toContain('categories 100');
    expect(asked).not.toContain('categories 10');
    stop();
  });

  it('reports that its code failed to load, and retries with another one', async () => {
    const { vm, go } = stage({
      load: (variant) => (variant === 2 ? Promise.reject(new Error('gone')) : Promise.resolve(asks[variant])),
    });
    go('v=2');
    expect([await vm.prepare(), vm.hasFailed]).toEqual([{ kind: 'unloaded' }, true]);
    go('v=3');
    expect([await vm.prepare(), vm.hasFailed, vm.variant]).toEqual([{ kind: 'ready' }, false, 3]);
  });
});

describe('CATALOG-1 the counts of the filters of home', () => {
  it('load once the page is shown, for the list of the page, and follow its filter', async () => {
    const { vm, asked, go, opened } = stage({ isCounted: true, isAtHome: true });
    expect(await opened('open=1')).not.toContainEqual(expect.stringContaining('counts'));
    expect(vm.isCounted).toBe(true);
    const leave = vm.activate();
    await settled();
    expect(asked).toContain(`counts {"isOpen":true,"kind":"restaurant","at":${here}}`);
    expect(vm.counts?.total).toBe(17);
    go();
    await settled();
    expect(vm.counts?.total).toBe(24);
    leave();
  });

  it('are not requested from servers without counts, nor in other variants', async () => {
    const plain = stage();
    await plain.opened();
    plain.vm.activate();
    const other = stage({ isCounted: true });
    await other.opened('v=2');
    other.vm.activate();
    await settled();
    expect([plain.vm.isCounted, other.vm.isCounted]).toEqual([false, false]);
    expect([...plain.asked, ...other.asked].filter((each) => each.startsWith('counts'))).toEqual([]);
  });
});
