import type { $Fetch } from 'ofetch';
import type { ShopFacets } from '@domain/catalog/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asDecimal, asInteger, asRecord, dataOf, listOf, translated } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { currencyId(): number | undefined } };

export const createHttpShopFacets = ({ api, context }: Deps): ShopFacets => ({
  tags: (category) =>
    readAnswer(api<unknown>('rest/shops-takes', { query: { category_id: category } }), (body) =>
      ok(listOf(dataOf(body), toTag)),
    ),
  priceBounds: () =>
    readAnswer(api<unknown>('rest/products-avg-prices', { query: { currency_id: context.currencyId() } }), (body) => {
      const { min, max } = asRecord(dataOf(body));
      return ok({ from: asDecimal(min), to: asDecimal(max) });
    }),
});

/** Reads a tag of shops. */
export const toTag = (item: unknown) => {
  const dto = asRecord(item);
  return { id: asInteger(dto['id']), title: translated(dto, 'title') };
};
