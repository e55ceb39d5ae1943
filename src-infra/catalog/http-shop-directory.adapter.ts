import type { $Fetch } from 'ofetch';
import type { ShopDirectory } from '@domain/catalog/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf } from '../drivers/http/wire.ts';
import { toBanner, toCategory, toShop, toShopCard, type ReadingContext } from './catalog-wire.ts';
import { shopFilterQuery } from './shop-filter-query.ts';

const SHOPS_PER_PAGE = 12;
const CATEGORIES_MAX = 20;

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

export const createHttpShopDirectory = ({ api, context }: Deps): ShopDirectory => {
  const toCard = (item: unknown) => toShopCard(item, context);
  const currency = () => ({ currency_id: context.currencyId() });
  return {
    list: (filter, page) =>
      readAnswer(
        api<unknown>('rest/shops/paginate', {
          // Other servers ignore `open_first`, an addition to the contract.
          query: { ...shopFilterQuery(filter), ...currency(), open_first: 1, page, perPage: SHOPS_PER_PAGE },
        }),
        (body) => ok(toPage(body, toCard)),
      ),
    recommended: (only = {}) =>
      readAnswer(
        api<unknown>('rest/shops/recommended', { query: { ...(only.isOpen && { open: 1 }), ...currency() } }),
        (body) =>
          // Some servers ignore the filter of this list.
          ok(listOf(dataOf(body), toCard).filter(({ schedule }) => !only.isOpen || schedule.isAccepting)),
      ),
    load: (shop) =>
      readAnswer(api<unknown>(`rest/shops/${encodeURIComponent(shop)}`, { query: currency() }), (body) =>
        readEntity(
          body,
          requireId((item) => toShop(item, context)),
        ),
      ),
    byUuids: (uuids) =>
      readAnswer(
        api<unknown>('rest/shops', {
          query: { ...Object.fromEntries(uuids.map((id, index) => [`shops[${index}]`, id])), ...currency() },
        }),
        (body) => ok(listOf(dataOf(body), toCard)),
      ),
    categories: (atMost = CATEGORIES_MAX) =>
      readAnswer(api<unknown>('rest/categories/paginate', { query: { type: 'shop', perPage: atMost } }), (body) =>
        ok(listOf(dataOf(body), (item) => toCategory(item, context.toImage)).slice(0, atMost)),
      ),
    banners: () =>
      readAnswer(api<unknown>('rest/banners/paginate', { query: { type: 'banner' } }), (body) =>
        ok(listOf(dataOf(body), (item) => toBanner(item, context))),
      ),
  };
};
