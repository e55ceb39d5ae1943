import { foldText, matchRanges, matchScore } from '@domain/search/index.ts';
import { enveloped, fieldRefused } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { catalogContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import type { StoredTexts } from '../../texts.ts';

type Suggestion = {
  readonly kind: 'product' | 'shop' | 'category'; readonly id: number; readonly uuid: string; readonly shopId: number | null;
  readonly image: string | null; readonly texts: StoredTexts<'title'>;
};
const MOST_SHOPS = 4;
const MOST_CATEGORIES = 2;

/** Completions of what is being typed (contract 8.10). */
export const suggestRoutes = ({ reference, zones, shops, searchShops, finder, taxonomy }: CatalogDeps): Handlers<'suggest'> => ({
  suggest: async (call) => {
    const { q, limit = 10, shop_id, address } = call.params;
    if (shop_id !== undefined && !(await shops()).find(shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
    const place = address && { at: address };
    const inShops = shop_id === undefined ? searchShops(await shops(), q, { ...place }) : { shops: [], corrected: undefined };
    const inProducts = await finder.search(q, { ...place, ...(shop_id !== undefined && { shopId: shop_id }) }, { offset: 0, most: limit });
    const categories = shop_id === undefined ? (await taxonomy()).categories : [];
    const context = catalogContext(await reference(), zones, call);
    // The better of the two decides: what needs no mending is not mended.
    const isExact = (inShops.shops.length > 0 && !inShops.corrected) || (inProducts.products.length > 0 && !inProducts.corrected);
    const corrected = isExact ? undefined : (inProducts.corrected ?? inShops.corrected);
    const term = corrected ?? q;

    const found: Suggestion[] = [
      ...inShops.shops.filter(() => !isExact || !inShops.corrected).slice(0, MOST_SHOPS).map((shop) => ({
        kind: 'shop' as const, id: shop.id, uuid: shop.uuid, shopId: null, image: shop.logo, texts: shop.texts,
      })),
      ...categories
        .filter(({ type, texts }) => (type === 'shop' || type === 'main') && Object.values(texts).some(({ title = '' }) => matchRanges(title, term).length > 0))
        .slice(0, MOST_CATEGORIES)
        .map(({ id, uuid, image, texts }) => ({ kind: 'category' as const, id, uuid, shopId: null, image, texts })),
      ...(await finder.load(inProducts.products.filter(() => !isExact || !inProducts.corrected))).map(({ product }) => ({
        kind: 'product' as const, id: product.id, uuid: product.uuid, shopId: product.shopId, image: product.image, texts: product.texts,
      })),
    ];
    return enveloped({
      query: q,
      corrected: corrected ?? null,
      suggestions: (foldText(q) === '' ? [] : unlike(found, context, term).slice(0, limit)).map((suggestion) => toShape(suggestion, context, term)),
    });
  },
});

/** The same words once: twenty shops sell "Falafel". Names that begin with the term come first within their kind. */
const unlike = (found: readonly Suggestion[], context: CatalogContext, term: string): readonly Suggestion[] => {
  const titles = new Map<string, Suggestion>();
  for (const suggestion of found) {
    const key = `${suggestion.kind} ${foldText(titleOf(suggestion, context))}`;
    if (!titles.has(key)) titles.set(key, suggestion);
  }
  const rank = (suggestion: Suggestion): number => matchScore(titleOf(suggestion, context), term) ?? Infinity;
  const kinds = ['shop', 'category', 'product'];
  return [...titles.values()].sort((left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind) || compare(rank(left), rank(right)));
};

const compare = (left: number, right: number): number => (left === right ? 0 : left < right ? -1 : 1);

const titleOf = ({ id, texts }: Suggestion, { translation }: CatalogContext): string => translation(id, texts).title ?? '';

const toShape = (suggestion: Suggestion, context: CatalogContext, term: string) => {
  const text = titleOf(suggestion, context);
  return {
    text, kind: suggestion.kind, id: suggestion.id, uuid: suggestion.uuid, shop_id: suggestion.shopId, img: context.picture(suggestion.image),
    matches: matchRanges(text, term).map(([start, length]) => [start, length]),
  };
};
