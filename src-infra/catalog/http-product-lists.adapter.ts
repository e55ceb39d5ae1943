import type { $Fetch } from 'ofetch';
import type { MarketFilter, ProductFilter, ProductLists } from '@domain/catalog/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import type { ReadingContext } from './catalog-wire.ts';
import { productFilterQuery } from './product-filter-query.ts';
import { toProductCard, toProductHit } from './product-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext & { currencyId(): number | undefined };
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'dietary') => boolean;
};

const PRODUCTS_PER_PAGE = 20;

export const createHttpProductLists = ({ api, context, announces }: Deps): ProductLists => {
  const queryOf = ({ dietary, ...filter }: ProductFilter, page: number) => ({
    ...productFilterQuery({ ...filter, ...(announces('dietary') && { dietary }) }),
    currency_id: context.currencyId(),
    page,
    perPage: PRODUCTS_PER_PAGE,
  });
  const list = <Item>(path: string, query: object, read: (item: unknown, context: ReadingContext) => Item) =>
    readAnswer(api<unknown>(path, { query }), (body) => ok(toPage(body, (item) => read(item, context))));
  return {
    everywhere: ({ shopId, ...filter }: MarketFilter, page) =>
      list(
        'rest/products/paginate',
        { ...(shopId !== undefined && { shop_id: shopId }), ...queryOf(filter, page) },
        toProductHit,
      ),
    ofShop: (shop, filter, page) => list(`rest/shops/${shop}/products/paginate`, queryOf(filter, page), toProductCard),
    recommended: (shop, filter, page) =>
      list(`rest/shops/${shop}/products/recommended/paginate`, queryOf(filter, page), toProductCard),
  };
};
