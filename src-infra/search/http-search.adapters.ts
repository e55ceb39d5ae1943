import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { ProductSearch, ShopSearch } from '@domain/search/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toShopCard } from '../catalog/catalog-wire.ts';
import { toProductHit } from '../catalog/product-wire.ts';
import { pointQuery } from '../catalog/shop-filter-query.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

/** Contract 3.3: only shops that are open are searched. */
export const createHttpShopSearch = ({ api, context }: Deps): ShopSearch => ({
  find: (term, page, at) =>
    readAnswer(
      api<unknown>('rest/shops/search', { query: { search: term, page, open: 1, ...pointQuery(at), currency_id: context.currencyId() } }),
      (body) => ok(toPage(body, (item) => toShopCard(item, context))),
    ),
});

export const createHttpProductSearch = ({ api, context }: Deps): ProductSearch => ({
  find: (term, page, { shop, at }) =>
    readAnswer(
      api<unknown>('rest/products/search', { query: { search: term, page, shop_id: shop, ...pointQuery(at), currency_id: context.currencyId() } }),
      (body) => ok(toPage(body, (item) => toProductHit(item, context))),
    ),
});
