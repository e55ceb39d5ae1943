import type { $Fetch } from 'ofetch';
import type { ShopFacets } from '@domain/catalog/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';
import { asDecimal, asInteger, asRecord, dataOf, listOf, translated } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { currencyId(): number | undefined } };

export const createHttpShopFacets = ({ api, context }: Deps): ShopFacets => ({
  tags: (category) => api<unknown>('rest/shops-takes', { query: { category_id: category } }).then((body) => ok(listOf(dataOf(body), toTag)), toRemoteFailure),
  priceBounds: () =>
    api<unknown>('rest/products-avg-prices', { query: { currency_id: context.currencyId() } }).then((body) => {
      const { min, max } = asRecord(dataOf(body));
      return ok({ from: asDecimal(min), to: asDecimal(max) });
    }, toRemoteFailure),
});

const toTag = (item: unknown) => {
  const dto = asRecord(item);
  return { id: asInteger(dto['id']), title: translated(dto, 'title') };
};
