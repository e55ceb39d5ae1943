import type { ProductPlace, ShopRecord } from '../../features/catalog/index.ts';
import { createBoundedMap } from '../../foundation/search/index.ts';
import { entityTag, type PrerenderedItem } from '../response/index.ts';
import { goodsContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toFullProduct } from './product.shape.ts';
import { toShopBrief } from './shop.shape.ts';

type ProductRow = ReturnType<typeof toFullProduct> & { readonly shop: ReturnType<typeof toShopBrief> };
type Cached = { readonly row: PrerenderedItem<ProductRow>; readonly mark: number; readonly minute: number };

/** The rows of product lists (contract 3.4). */
export interface ProductRows {
  /** Returns rows in the given order, without products that no longer exist. */
  of(places: readonly ProductPlace[], context: CatalogContext): Promise<readonly PrerenderedItem<ProductRow>[]>;
}

const MAX_LETTERS = 24 * 2 ** 20;
const MINUTE_MS = 60_000;

/**
 * Caches rendered rows by language and currency until their shop changes or the minute ends, since the day may change
 * then.
 */
export const createProductRows = ({
  shops,
  finder,
  revisions,
}: Pick<CatalogDeps, 'shops' | 'finder' | 'revisions'>): ProductRows => {
  const rows = createBoundedMap<string, Cached>(MAX_LETTERS);
  const split = createFragments();

  return {
    of: async (places, context) => {
      const minute = Math.floor(context.now / MINUTE_MS);
      const manner = `${context.locale} ${context.currency.id} ${context.origin}`;
      const found = new Map<number, PrerenderedItem<ProductRow>>();
      for (const { id, shopId } of places) {
        const cached = rows.get(`${id} ${manner}`);
        if (cached && cached.minute === minute && cached.mark === revisions.ofShop(shopId)) found.set(id, cached.row);
      }
      const missing = places.filter(({ id }) => !found.has(id));
      if (missing.length > 0) {
        const taken = new Map(missing.map(({ shopId }) => [shopId, revisions.ofShop(shopId)]));
        const { find } = await shops();
        for (const { product, goods } of await finder.load(missing)) {
          const shop: ShopRecord | undefined = find(product.shopId);
          if (!shop) continue;
          const { fragments, own } = split({
            ...toFullProduct(product, goodsContext(context, shop, goods)),
            shop: toShopBrief(shop, context),
          });
          const row: PrerenderedItem<ProductRow> = { fragments, tag: entityTag(fragments.join('')) };
          found.set(product.id, row);
          rows.set(`${product.id} ${manner}`, { row, mark: taken.get(product.shopId) ?? 0, minute }, own);
        }
      }
      return places.flatMap(({ id }) => found.get(id) ?? []);
    },
  };
};

const MAX_SHARED_LETTERS = 4 * 2 ** 20;

/** Splits rows into fragments that other rows share (shop, add-ons, options), so that each is stored once. */
const createFragments = () => {
  const shared = createBoundedMap<string, string>(MAX_SHARED_LETTERS);
  const texts = new WeakMap<object, string>();
  const textOf = (part: object): string => {
    const known = texts.get(part) ?? once(JSON.stringify(part));
    texts.set(part, known);
    return known;
  };
  const once = (text: string): string => {
    const known = shared.get(text);
    if (known !== undefined) return known;
    shared.set(text, text, text.length);
    return text;
  };

  return (row: ProductRow): { readonly fragments: readonly string[]; readonly own: number } => {
    const common: string[] = [];
    const share = (part: object): string => `${CUT}${common.push(textOf(part)) - 1}`;
    const json = JSON.stringify({
      ...row,
      stocks: row.stocks.map((stock) => ({
        ...stock,
        addons: stock.addons.map((addon) => ({ ...addon, product: share(addon.product) })),
        extras: stock.extras.map(share),
      })),
      shop: share(row.shop),
    });
    const fragments = json
      .split(CUT_IN_JSON)
      .map((fragment, index) => (index % 2 === 1 ? (common[Number(fragment)] ?? '') : fragment));
    return { fragments, own: json.length };
  };
};

/** Occurs in no text, because input is stripped of it. */
const CUT = '\0';
const CUT_IN_JSON = /"\\u0000(\d+)"/;
