import type { ProductPlace, ShopRecord } from '../../catalog/index.ts';
import { createBoundedMap } from '../../search/index.ts';
import { tagOf, type ReadyItem } from '../answer/index.ts';
import { goodsContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toFullProduct } from './product.shape.ts';
import { toShopBrief } from './shop.shape.ts';

type ProductRow = ReturnType<typeof toFullProduct> & { readonly shop: ReturnType<typeof toShopBrief> };
type Kept = { readonly row: ReadyItem<ProductRow>; readonly mark: number; readonly minute: number };

/** Rows of lists of products (contract 3.4). */
export interface ProductRows {
  /** In the given order; what has gone meanwhile is left out. */
  of(places: readonly ProductPlace[], context: CatalogContext): Promise<readonly ReadyItem<ProductRow>[]>;
}

const MOST_LETTERS = 24 * 2 ** 20;
const MINUTE_MS = 60_000;

/** Keeps rows as texts, by language and currency, until something of their shop changes or the minute is over: then the day may be. */
export const createProductRows = ({ shops, finder, marks }: Pick<CatalogDeps, 'shops' | 'finder' | 'marks'>): ProductRows => {
  const rows = createBoundedMap<string, Kept>(MOST_LETTERS);
  const inPieces = createPieces();

  return {
    of: async (places, context) => {
      const minute = Math.floor(context.now / MINUTE_MS);
      const manner = `${context.locale} ${context.currency.id} ${context.origin}`;
      const found = new Map<number, ReadyItem<ProductRow>>();
      for (const { id, shopId } of places) {
        const kept = rows.get(`${id} ${manner}`);
        if (kept && kept.minute === minute && kept.mark === marks.ofShop(shopId)) found.set(id, kept.row);
      }
      const missing = places.filter(({ id }) => !found.has(id));
      if (missing.length > 0) {
        const taken = new Map(missing.map(({ shopId }) => [shopId, marks.ofShop(shopId)]));
        const { find } = await shops();
        for (const { product, goods } of await finder.load(missing)) {
          const shop: ShopRecord | undefined = find(product.shopId);
          if (!shop) continue;
          const { pieces, own } = inPieces({ ...toFullProduct(product, goodsContext(context, shop, goods)), shop: toShopBrief(shop, context) });
          const row: ReadyItem<ProductRow> = { pieces, tag: tagOf(pieces.join('')) };
          found.set(product.id, row);
          rows.set(`${product.id} ${manner}`, { row, mark: taken.get(product.shopId) ?? 0, minute }, own);
        }
      }
      return places.flatMap(({ id }) => found.get(id) ?? []);
    },
  };
};

const MOST_SHARED_LETTERS = 4 * 2 ** 20;

/** Cuts a row where it says what others say as well (its shop, add-ons, options): such pieces are held once for all rows. */
const createPieces = () => {
  const shared = createBoundedMap<string, string>(MOST_SHARED_LETTERS);
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

  return (row: ProductRow): { readonly pieces: readonly string[]; readonly own: number } => {
    const common: string[] = [];
    const share = (part: object): string => `${CUT}${common.push(textOf(part)) - 1}`;
    const json = JSON.stringify({
      ...row,
      stocks: row.stocks.map((stock) => ({
        ...stock, addons: stock.addons.map((addon) => ({ ...addon, product: share(addon.product) })), extras: stock.extras.map(share),
      })),
      shop: share(row.shop),
    });
    const pieces = json.split(CUT_IN_JSON).map((piece, index) => (index % 2 === 1 ? (common[Number(piece)] ?? '') : piece));
    return { pieces, own: json.length };
  };
};

/** No text holds it: it is taken out of whatever comes in. */
const CUT = '\0';
const CUT_IN_JSON = /"\\u0000(\d+)"/;
