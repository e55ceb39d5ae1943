import type { DeliveryAddress } from '@domain/addresses/index.ts';
import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import { shopId, type ShopId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { Page } from '@domain/kernel/page.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Suggestions } from '@domain/search/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createSearchQueries, SearchFieldViewModel } from '@app/features/search/index.ts';
import { SearchViewModel } from '@app/features/search/search.view-model.ts';
import { pageOf, product, shop } from './goods.ts';

type Stage = {
  readonly recents?: readonly string[];
  /** The shop whose page is on screen. */
  readonly inShop?: number;
  /** The server announces suggestions, and answers so. */
  readonly suggestions?: (term: string, shop: ShopId | undefined) => Promise<Result<Suggestions, RemoteFailure>>;
  readonly shops?: (term: string, page: number) => Promise<Result<Page<ShopCard>, RemoteFailure>>;
  readonly products?: (
    term: string,
    page: number,
    shop: ShopId | undefined,
  ) => Promise<Result<Page<ProductHit>, RemoteFailure>>;
};

export const unreachable = err({ kind: 'unreachable' } as const);

/** The header's search over ports that a test answers for; typing pauses when the test says so. */
export const stage = ({ recents = [], inShop, shops, products, suggestions }: Stage = {}) => {
  const asked: string[] = [];
  const went: string[] = [];
  const pauses: (() => void)[] = [];
  const kept = createLiveValue(recents);
  const cache = createDataCache();
  const queries = createSearchQueries({
    shops: {
      find: (term, page) => {
        asked.push(`shops ${term} ${page}`);
        return shops?.(term, page) ?? Promise.resolve(ok(pageOf([shop(1, `Shop of ${term}`)])));
      },
    },
    products: {
      find: (term, page, within) => {
        asked.push(`products ${term} ${page}${within.shop === undefined ? '' : ` in ${within.shop}`}`);
        return products?.(term, page, within.shop) ?? Promise.resolve(ok(pageOf([product(1, `Product of ${term}`)])));
      },
    },
    suggests: () => suggestions !== undefined,
    suggestions: {
      find: (term, within) => {
        asked.push(`suggestions ${term}${within.shop === undefined ? '' : ` in ${within.shop}`}`);
        return suggestions?.(term, within.shop) ?? Promise.resolve(unreachable);
      },
    },
    scope: () => ['en', 1],
  });
  const field: SearchFieldViewModel = new SearchFieldViewModel({
    text: '',
    load: () =>
      Promise.resolve(
        new SearchViewModel({
          field,
          cache,
          queries,
          recents: kept,
          address: createLiveValue<DeliveryAddress | undefined>(undefined),
          navigator: { go: (path) => void went.push(path) },
          shopHere: () => (inShop === undefined ? undefined : shopId(inShop)),
          scope: () => ['en', 1],
          delay: () => new Promise((resolve) => void pauses.push(resolve)),
        }),
      ),
  });
  return {
    field,
    asked,
    went,
    cache,
    recents: kept,
    /** Ends every started pause in typing, and delivers answers that are ready. */
    pause: async () => {
      for (const end of pauses.splice(0)) end();
      await settled();
    },
    /** The search, brought by the first focus. */
    open: async () => {
      field.enter();
      const search = await field.ready();
      if (!search) throw new Error('The search did not come');
      return search;
    },
  };
};

/** Lets everything that is already answered arrive. */
export const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));
