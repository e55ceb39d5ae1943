import { foldText } from '@domain/kernel/index.ts';
import { matcherOf, matchRanges } from '@domain/search/index.ts';
import { createReaderSpellings } from '../../features/catalog/index.ts';
import { enveloped, fieldRefused } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { catalogContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import type { StoredTexts } from '../../texts.ts';

type Suggestion = {
  readonly kind: 'product' | 'shop' | 'category';
  readonly id: number;
  readonly uuid: string;
  readonly shopId: number | null;
  readonly image: string | null;
  readonly texts: StoredTexts<'title'>;
};
const MAX_SHOPS = 4;
const MAX_CATEGORIES = 2;

/** Search suggestions (contract 8.10). */
export const suggestRoutes = ({
  reference,
  zones,
  shops,
  searchShops,
  finder,
  taxonomy,
}: CatalogDeps): Handlers<'suggest'> => {
  const spellings = createReaderSpellings();
  return {
    suggest: async (call) => {
      const { q, limit = 10, shop_id, address } = call.params;
      if (shop_id !== undefined && !(await shops()).find(shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const place = address && { at: address };
      const inShops =
        shop_id === undefined
          ? await searchShops(await shops(), q, { ...place, locale: call.language })
          : { shops: [], corrected: undefined };
      const inProducts = await finder.search(
        q,
        { ...place, locale: call.language, ...(shop_id !== undefined && { shopId: shop_id }) },
        { offset: 0, most: limit },
      );
      const categories = shop_id === undefined ? (await taxonomy()).categories : [];
      const settings = await reference();
      const context = catalogContext(settings, zones, call);
      // The better of the two decides: a term that finds something is not corrected.
      const isExact =
        (inShops.shops.length > 0 && !inShops.corrected) || (inProducts.products.length > 0 && !inProducts.corrected);
      const corrected = isExact ? undefined : (inProducts.corrected ?? inShops.corrected);
      const term = corrected ?? q;

      const found: Suggestion[] = [
        ...inShops.shops
          .filter(() => !isExact || !inShops.corrected)
          .slice(0, MAX_SHOPS)
          .map((shop) => ({
            kind: 'shop' as const,
            id: shop.id,
            uuid: shop.uuid,
            shopId: null,
            image: shop.logo,
            texts: shop.texts,
          })),
        ...matcherOf(
          categories.filter(({ type }) => type === 'shop' || type === 'main'),
          (category) => ({ names: [titleOf(category, context)] }),
          spellings(call.language, settings.defaultLocale),
        )(term, MAX_CATEGORIES).map(({ id, uuid, image, texts }) => ({
          kind: 'category' as const,
          id,
          uuid,
          shopId: null,
          image,
          texts,
        })),
        ...(await finder.load(inProducts.products.filter(() => !isExact || !inProducts.corrected))).map(
          ({ product }) => ({
            kind: 'product' as const,
            id: product.id,
            uuid: product.uuid,
            shopId: product.shopId,
            image: product.image,
            texts: product.texts,
          }),
        ),
      ];
      return enveloped({
        query: q,
        corrected: corrected ?? null,
        suggestions: (foldText(q) === '' ? [] : unlike(found, context).slice(0, limit)).map((suggestion) =>
          toShape(suggestion, context, term),
        ),
      });
    },
  };
};

/** The same words once: twenty shops sell "Falafel". Suggestions of one kind stay together, in the order found. */
const unlike = (found: readonly Suggestion[], context: CatalogContext): readonly Suggestion[] => {
  const titles = new Map<string, Suggestion>();
  for (const suggestion of found) {
    const key = `${suggestion.kind} ${foldText(titleOf(suggestion, context))}`;
    if (!titles.has(key)) titles.set(key, suggestion);
  }
  return [...titles.values()];
};

const titleOf = ({ id, texts }: Pick<Suggestion, 'id' | 'texts'>, { translation }: CatalogContext): string =>
  translation(id, texts).title ?? '';

const toShape = (suggestion: Suggestion, context: CatalogContext, term: string) => {
  const text = titleOf(suggestion, context);
  return {
    text,
    kind: suggestion.kind,
    id: suggestion.id,
    uuid: suggestion.uuid,
    shop_id: suggestion.shopId,
    img: context.picture(suggestion.image),
    matches: matchRanges(text, term).map(([start, length]) => [start, length]),
  };
};
