import type { $Fetch } from 'ofetch';
import type { Menu, MenuSection, ProductCatalog, ProductCard } from '@domain/catalog/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, dataOf, listOf, translated, type Wire } from '../drivers/http/wire.ts';
import type { ReadingContext } from './catalog-wire.ts';
import { toProductCard, toProductDetail } from './product-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

export const createHttpProductCatalog = ({ api, context }: Deps): ProductCatalog => ({
  menu: (shop) =>
    readAnswer(api<unknown>(`rest/shops/${shop}/products`, { query: { currency_id: context.currencyId() } }), (body) =>
      ok(toMenu(asRecord(dataOf(body)), (item) => toProductCard(item, context))),
    ),
  load: (product) =>
    readAnswer(
      api<unknown>(`rest/products/${encodeURIComponent(product)}`, { query: { currency_id: context.currencyId() } }),
      (body) =>
        readEntity(
          body,
          requireId((item) => toProductDetail(item, context)),
        ),
    ),
});

type ReadCard = (item: unknown) => ProductCard;

const toMenu = (data: Wire, read: ReadCard): Menu<ProductCard> => ({
  popular: listOf(data['recommended'], read),
  sections: listOf(data['all'], asRecord)
    .flatMap((category) => [category, ...listOf(category['children'], asRecord)])
    .map((category) => toSection(category, read))
    .filter((section) => section.items.length > 0),
});

const toSection = (category: Wire, read: ReadCard): MenuSection<ProductCard> => ({
  id: categoryId(asInteger(category['id'])),
  title: translated(category, 'title'),
  items: listOf(category['products'], read),
});
