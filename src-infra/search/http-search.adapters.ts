import type { $Fetch } from 'ofetch';
import { categoryId, productId, shopId, uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import type { Narrowing, ProductSearch, ShopSearch, Suggestion, TermSuggestions } from '@domain/search/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toShopCard } from '../catalog/catalog-wire.ts';
import { toProductHit } from '../catalog/product-wire.ts';
import { pointQuery } from '../catalog/shop-filter-query.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, dataOf, listOf, optionalText } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

/** Contract 3.3: searches open shops only. */
export const createHttpShopSearch = ({ api, context }: Deps): ShopSearch => ({
  find: (term, page, at, narrowing = {}) =>
    readAnswer(
      api<unknown>('rest/shops/search', {
        query: {
          search: term,
          page,
          open: 1,
          ...narrowingQuery(narrowing),
          ...pointQuery(at),
          currency_id: context.currencyId(),
        },
      }),
      (body) => ok(toPage(body, (item) => toShopCard(item, context))),
    ),
});

export const createHttpProductSearch = ({ api, context }: Deps): ProductSearch => ({
  find: (term, page, { shop, at, ...narrowing }) =>
    readAnswer(
      api<unknown>('rest/products/search', {
        query: {
          search: term,
          page,
          shop_id: shop,
          ...narrowingQuery(narrowing),
          ...pointQuery(at),
          currency_id: context.currencyId(),
        },
      }),
      (body) => ok(toPage(body, (item) => toProductHit(item, context))),
    ),
});

/** Extension `search_facets`: other servers ignore these parameters. */
export const narrowingQuery = ({ filter, isLiteral }: Narrowing): Readonly<Record<string, string | number>> => ({
  ...(filter?.kind && { shop_type: filter.kind }),
  ...(filter?.categoryId !== undefined && { shop_category_id: filter.categoryId }),
  ...(filter?.isOpen && { open_now: 1 }),
  ...(filter?.minRating !== undefined && { shop_rating: filter.minRating }),
  ...Object.fromEntries((filter?.diets ?? []).map((diet, index) => [`diets[${index}]`, diet])),
  ...(isLiteral && { literal: 1 }),
});

/** Contract 8.10: the server rejects longer terms. */
const TERM_MAX = 64;

export const createHttpTermSuggestions = ({ api, context }: Deps): TermSuggestions => ({
  find: (term, { shop, at }) =>
    readAnswer(
      api<unknown>('rest/search/suggest', { query: { q: term.slice(0, TERM_MAX), shop_id: shop, ...pointQuery(at) } }),
      (body) => {
        const { corrected, suggestions } = asRecord(dataOf(body));
        return ok({
          corrected: optionalText(corrected),
          suggestions: listOf(suggestions, (item) => toSuggestion(item, context.toImage)).filter(
            (suggestion) => suggestion !== undefined,
          ),
        });
      },
    ),
});

/**
 * Drops a suggestion of an unknown kind, without a text or without a target. Ignores its `matches`: one highlighting
 * rule applies to all results.
 */
const toSuggestion = (item: unknown, toImage: ToImage): Suggestion | undefined => {
  const dto = asRecord(item);
  const [id, seller, name] = [asInteger(dto['id']), asInteger(dto['shop_id']), asText(dto['uuid'])];
  const shown = { text: asText(dto['text']), image: toImage(dto['img']) };
  if (shown.text === '' || id <= 0) return undefined;
  if (dto['kind'] === 'shop') return { ...shown, kind: 'shop', id: shopId(id) };
  if (dto['kind'] === 'category') return { ...shown, kind: 'category', id: categoryId(id) };
  return dto['kind'] === 'product' && seller > 0 && isUuid(name)
    ? { ...shown, kind: 'product', id: productId(id), uuid: uuid(name), shopId: shopId(seller) }
    : undefined;
};
