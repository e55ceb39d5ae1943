import type { DeliveryAddress } from '@domain/addresses/index.ts';
import type { CategoryDetail, ShopCard, ShopCounts, ShopFilter, ShopGuide } from '@domain/catalog/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { Page } from '@domain/kernel/page.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import { createCatalogQueries } from '@app/features/catalog/index.ts';
import { BrandsViewModel } from '@app/features/discovery/brands.view-model.ts';
import { CategoriesViewModel } from '@app/features/discovery/categories.view-model.ts';
import { CategoryViewModel } from '@app/features/discovery/category.view-model.ts';
import type { FacetQueries } from '@app/features/shop-list/index.ts';
import { createGuideQueries } from '@app/features/discovery/guide.queries.ts';
import { createFakeShopGuide } from '../../infra/contract/fakes/fake-shop-guide.ts';
import { pageOf, shop, uuidOf } from '../search/goods.ts';

const kind = (id: number, title: string) => ({ id: categoryId(id), uuid: uuidOf(id), title, image: undefined });

export const noodles: CategoryDetail = {
  ...kind(3, 'Noodles'),
  description: 'Ramen and wok',
  parts: [kind(31, 'Ramen'), kind(32, 'Wok')],
};
export const grill: CategoryDetail = { ...kind(4, 'Grill'), description: '', parts: [] };
export const signOf = (id: number, title: string): ShopCard => ({ ...shop(id, title), isVerified: true });

type Stage = {
  readonly categories?: readonly CategoryDetail[];
  readonly shops?: readonly ShopCard[];
  readonly list?: (filter: ShopFilter, page: number) => Page<ShopCard>;
  readonly at?: { readonly latitude: number; readonly longitude: number };
  readonly isDown?: () => boolean;
  /** What the server counts; without it, the server does not count. */
  readonly counts?: (filter: ShopFilter) => ShopCounts;
};

/** The three pages over a guide that answers at once. */
export const stage = ({
  categories = [noodles, grill],
  shops = [],
  list = () => pageOf([shop(1)]),
  at,
  isDown = () => false,
  counts,
}: Stage = {}) => {
  const asked: string[] = [];
  const scope = () => ['en', 1];
  const honest = createFakeShopGuide({ categories, shops });
  const down = async () => err({ kind: 'unreachable' } as const);
  const guide: ShopGuide = {
    categories: () => (isDown() ? down() : honest.categories()),
    category: (wanted) => (asked.push(`category ${wanted}`), isDown() ? down() : honest.category(wanted)),
    verified: () => (isDown() ? down() : honest.verified()),
  };
  const facets: Pick<FacetQueries, 'counts'> = {
    counts: (filter) => counts && { key: ['counts', filter], load: () => Promise.resolve(ok(counts(filter))) },
  };
  const cache = createDataCache();
  const queries = createCatalogQueries({
    shops: {
      list: async (filter: ShopFilter, page: number) => (
        asked.push(`${JSON.stringify(filter)} ${page}`),
        ok(list(filter, page))
      ),
    } as never,
    products: {} as never,
    scope,
  });
  const guided = { cache, guide: createGuideQueries({ guide, scope }) };
  const address = createLiveValue<DeliveryAddress | undefined>(at && ({ text: '', location: at } as DeliveryAddress));
  const category = new CategoryViewModel({ ...guided, queries, address, facets });
  const go = (id: string, search = ''): void =>
    category.show({
      path: `/shop-category/${id}`,
      params: { id },
      query: Object.fromEntries(new URLSearchParams(search)),
    });
  return { category, go, asked, categories: new CategoriesViewModel(guided), brands: new BrandsViewModel(guided) };
};
