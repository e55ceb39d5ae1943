import type { DeliveryAddress } from '@domain/addresses/index.ts';
import type {
  Category,
  ProductHit,
  ShopCard,
  ShopChoices,
  ShopCounts,
  ShopDirectory,
  ShopFilter,
} from '@domain/catalog/index.ts';
import { isEmptyProfile, type DietaryProfile } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { Page } from '@domain/kernel/page.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { decimal } from '@domain/pricing/index.ts';
import { isChosen, type OfferedFacet, type SearchFilter } from '@domain/search/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createCatalogQueries } from '@app/features/catalog/index.ts';
import type { DietaryAdvice } from '@app/features/dietary/dietary-advice.ts';
import { Dietary } from '@app/features/dietary/index.ts';
import { createSearchQueries } from '@app/features/search/index.ts';
import { createFacetQueries } from '@app/features/shop-list/facet.queries.ts';
import { ListViews } from '@app/features/shop-list/list-views.ts';
import { createMarks } from '@app/features/shop-list/marks.ts';
import { ShopListViewModel } from '@app/features/shop-list/shop-list.view-model.ts';
import { pageOf, product, shop, uuidOf } from '../search/goods.ts';

const pizza: Category = { id: categoryId(3), uuid: uuidOf(3), title: 'Pizza', image: undefined };
const sushi: Category = { id: categoryId(5), uuid: uuidOf(5), title: 'Sushi', image: undefined };
const flowers: Category = { id: categoryId(8), uuid: uuidOf(8), title: 'Flowers', image: undefined };
const never = (): never => {
  throw new Error('Not asked on this page');
};

type Answered<Item> = Result<Page<Item>, RemoteFailure> | Promise<Result<Page<Item>, RemoteFailure>>;

type Offered = readonly OfferedFacet[];

type Stage = {
  readonly shops?: (term: string, page: number, filter?: SearchFilter) => Answered<ShopCard>;
  readonly products?: (term: string, page: number, filter?: SearchFilter) => Answered<ProductHit>;
  readonly list?: (filter: ShopFilter, page: number) => Answered<ShopCard> | Page<ShopCard>;
  readonly facets?: Offered | ((filter: SearchFilter) => Offered | Promise<Offered>);
  /** What the server counts; without it, the server does not announce that it counts. */
  readonly counts?: (filter: ShopFilter) => ShopCounts;
  readonly profile?: DietaryProfile;
  /** Whether the code of views can be loaded. */
  readonly hasCode?: boolean;
  readonly at?: { readonly latitude: number; readonly longitude: number };
};

const group = <Value>(any: number, ...choices: readonly (readonly [Value, number])[]): ShopChoices<Value> => ({
  any,
  choices: choices.map(([value, count]) => ({ value, count })),
});

/** Counts of a city of 24 shops without deals. */
export const counted = (changes: Partial<ShopCounts> = {}): ShopCounts => ({
  total: 24,
  all: 24,
  kind: group(24, ['restaurant' as const, 20], ['shop' as const, 4]),
  isOpen: group(24, [true as const, 17]),
  isFreeDelivery: group(24, [true as const, 3]),
  hasDeals: group(24, [true as const, 0]),
  minRating: group(24, [4, 22], [4.5, 9], [4.8, 0]),
  prices: group(24),
  mostMinutes: group(24, [30, 8], [45, 20]),
  mostFee: group(24, [decimal(2), 11], [decimal(3), 19]),
  categoryIds: group(24, [pizza, 6], [sushi, 0]),
  tagIds: group(24, [{ id: 1, title: 'Halal' }, 5], [{ id: 2, title: 'Family' }, 7]),
  diets: group(24, ['vegetarian' as const, 19], ['vegan' as const, 12], ['kosher' as const, 0]),
  ...changes,
});

/** The profile of a device, whose code comes when it is asked for. */
const dietaryOf = (profile: DietaryProfile | undefined): Pick<Dietary, 'advice' | 'load'> =>
  new Dietary(() => profile && Promise.resolve({ profile, isGiven: !isEmptyProfile(profile) } as DietaryAdvice));

/** The list over a directory that answers at once. */
export const stage = ({
  list = () => pageOf([shop(1)]),
  shops = (term) => ok(pageOf([shop(1, term)], 9)),
  products = (term) => ok(pageOf([product(1, term)])),
  facets = [],
  at,
  counts,
  profile,
  hasCode = true,
}: Stage = {}) => {
  const asked: string[] = [];
  const scope = () => ['en', 1];
  const address = createLiveValue<DeliveryAddress | undefined>(at && ({ text: '', location: at } as DeliveryAddress));
  const directory: ShopDirectory = {
    list: (filter, page) => {
      asked.push(`${JSON.stringify(filter)} ${page}`);
      const answer = list(filter, page);
      return Promise.resolve('items' in answer ? ok(answer) : answer);
    },
    categories: () => Promise.resolve(ok(counts ? [pizza, flowers, sushi] : [pizza])),
    recommended: never,
    load: never,
    byUuids: () => Promise.resolve(ok([])),
    banners: never,
  };
  const views = new ListViews({
    shops: () => import('@app/features/shop-list/listed-shops.view.tsx').then(({ ListedShops }) => ListedShops),
    results: () => import('@app/features/shop-list/search-results.view.tsx').then(({ SearchResults }) => SearchResults),
  });
  const vm = new ShopListViewModel({
    cache: createDataCache(),
    queries: createCatalogQueries({ shops: directory, products: { menu: never, load: never }, scope }),
    facets: createFacetQueries({
      facets: {
        tags: () => Promise.resolve(ok([{ id: 1, title: 'Halal' }])),
        priceBounds: () => Promise.resolve(ok({ from: decimal(1), to: decimal('92.6') })),
      },
      searchFacets: {
        load: async (_term, _at, { filter = {} }) => {
          const offered = await (typeof facets === 'function' ? facets(filter) : facets);
          return ok(
            offered.filter(({ choice, found }) => isChosen(filter, choice) || found.shops + found.products > 0),
          );
        },
      },
      isNarrowable: () => true,
      counts: () => counts !== undefined,
      counter: { count: (filter) => Promise.resolve(counts ? ok(counts(filter)) : never()) },
      scope,
    }),
    searches: createSearchQueries({
      shops: {
        find: (term, page, _at, narrowing) => (
          asked.push(`shops ${term} ${page}`),
          Promise.resolve(shops(term, page, narrowing?.filter))
        ),
      },
      products: {
        find: (term, page, narrowing) => (
          asked.push(`products ${term} ${page}`),
          Promise.resolve(products(term, page, narrowing?.filter))
        ),
      },
      suggests: () => true,
      suggestions: {
        find: (term) => Promise.resolve(ok({ corrected: term === 'piza' ? 'pizza' : undefined, suggestions: [] })),
      },
      scope,
    }),
    address,
    dietary: dietaryOf(profile),
    loadMarks: () => Promise.resolve(createMarks('en')),
    contents: hasCode ? views : { load: () => Promise.resolve(false) },
  });
  const go = (search: string): void =>
    vm.show({ path: '/shop', params: {}, query: Object.fromEntries(new URLSearchParams(search)) });
  return { vm, views, asked, go };
};
