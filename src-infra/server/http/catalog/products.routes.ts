import type { ProductFacts, ProductRecord, ProductWishes, ShopRecord } from '../../catalog/index.ts';
import { createReviewRepository } from '../../store/index.ts';
import { enveloped, fieldRefused, listed, notFound, type Slice } from '../answer/index.ts';
import type { Call, Handlers } from '../call.ts';
import { pageOf } from '../shapes/index.ts';
import { catalogContext, goodsContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toProductDetail } from './product-detail.shape.ts';
import { toFullProduct } from './product.shape.ts';
import { toReview } from './review.shape.ts';
import { toShopBrief } from './shop.shape.ts';
import { dietaryOf, productWishesOf, unknownFilter } from './wishes.ts';

type Ids = 'listShopProducts' | 'listRecommendedProducts' | 'listProducts' | 'searchProducts' | 'showProduct' | 'listProductReviews';
type ShopCall = Omit<Call<'listShopProducts'>, 'operation'>;
type Paged = { readonly page?: number; readonly perPage?: number };
const MOST_REVIEWS = 100;

/** Products (contract 3.4). */
export const productsRoutes = (deps: CatalogDeps): Handlers<Ids> => {
  const { store, reference, zones, shops, catalogues, finder, taxonomy } = deps;
  const reviews = createReviewRepository(store);

  const shape = async (record: ProductRecord, shop: ShopRecord, context: CatalogContext) => ({
    ...toFullProduct(record, goodsContext(context, shop, await catalogues.of(shop.id))),
    shop: toShopBrief(shop, context),
  });

  /** Shapes the asked page of found products. */
  const slice = async (found: readonly ProductFacts[], asked: Paged, context: CatalogContext): Promise<Slice<Awaited<ReturnType<typeof shape>>>> => {
    const { page, perPage, offset } = pageOf(asked);
    const { find } = await shops();
    const records = await finder.load(found.slice(offset, offset + perPage));
    const items = await Promise.all(
      records.flatMap((record) => {
        const shop = find(record.shopId);
        return shop ? [shape(record, shop, context)] : [];
      }),
    );
    return { items, total: found.length, page, perPage };
  };

  /** Without page and perPage the products of a shop come on one page (contract 1.3). */
  const ofShop = async (call: ShopCall, more: Partial<ProductWishes>) => {
    const { params, now } = call;
    const shop = (await shops()).find(params.id);
    if (!shop) return notFound;
    const orders = await taxonomy();
    const refusal = unknownFilter(params, orders);
    if (refusal) return refusal;
    const context = catalogContext(await reference(), zones, call);
    const wishes = { ...productWishesOf({ column: 'input', sort: 'asc', ...params }, orders, context.amounts), shopId: shop.id, ...more };
    const found = await finder.list(wishes, params.search, { now, zones });
    const isWhole = params.page === undefined && params.perPage === undefined;
    return listed(await slice(found, isWhole ? { perPage: Math.max(1, found.length) } : params, context));
  };

  return {
    listShopProducts: (call) => ofShop(call, {}),

    listRecommendedProducts: async (call) =>
      ofShop(call, { ordersFrom: Number((await reference()).setting('recommended_count') ?? 2), order: call.params.order_by ?? 'best_sale' }),

    listProducts: async (call) => {
      const { params, now } = call;
      const orders = await taxonomy();
      if (params.shop_id !== undefined && !(await shops()).find(params.shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const refusal = unknownFilter(params, orders);
      if (refusal) return refusal;
      const context = catalogContext(await reference(), zones, call);
      const wishes = { ...productWishesOf(params, orders, context.amounts), ...(params.shop_id !== undefined && { shopId: params.shop_id }) };
      return listed(await slice(await finder.list(wishes, params.search, { now, zones }), params, context));
    },

    searchProducts: async (call) => {
      const { params } = call;
      if (params.shop_id !== undefined && !(await shops()).find(params.shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const { products } = await finder.search(params.search ?? '', {
        ...dietaryOf(params), ...(params.shop_id !== undefined && { shopId: params.shop_id }), ...(params.address && { at: params.address }),
      });
      return listed(await slice(products, params, catalogContext(await reference(), zones, call)));
    },

    showProduct: async (call) => {
      const facts = await finder.find(call.params.id);
      const shop = facts && (await shops()).find(facts.shopId);
      const [record] = facts ? await finder.load([facts]) : [];
      if (!shop || !record) return notFound;
      const goods = goodsContext(catalogContext(await reference(), zones, call), shop, await catalogues.of(shop.id));
      return enveloped(toProductDetail(record, goods, await taxonomy()));
    },

    listProductReviews: async (call) => {
      const product = await finder.find(call.params.uuid);
      if (!product) return notFound;
      const context = catalogContext(await reference(), zones, call);
      const rows = await reviews.list({ kind: 'product', id: product.id }, 0, MOST_REVIEWS);
      return enveloped(rows.map((row) => toReview(row, context)));
    },
  };
};
