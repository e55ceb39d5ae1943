import type { FoundProducts, ProductCriteria, WantedPart } from '../../features/catalog/index.ts';
import { enveloped, fieldRefused, cacheable, listedPrerendered, notFound } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { pageOf } from '../shapes/index.ts';
import { catalogContext, goodsContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toProductDetail } from './product-detail.shape.ts';
import { createProductRows } from './product-rows.ts';
import { ALL_REVIEWS, toReview } from './review.shape.ts';
import { untilChange } from './freshness.ts';
import { readDietaryFilter, readProductFilter, refuseUnknownIds } from './read-filters.ts';
import { asksOfShop, readFoundFilter, refuseUnknownCuisine, shopsOfFilter } from './read-found-filter.ts';

type Ids =
  | 'listShopProducts'
  | 'listRecommendedProducts'
  | 'listProducts'
  | 'searchProducts'
  | 'showProduct'
  | 'listProductReviews';
type ShopCall = Omit<ApiCall<'listShopProducts'>, 'operation'>;
type Paged = { readonly page?: number; readonly perPage?: number };
const MAX_REVIEWS = 100;
const EVERYTHING: WantedPart = { offset: 0, most: Number.MAX_SAFE_INTEGER };

/** Products (contract 3.4). */
export const productsRoutes = (deps: CatalogDeps): Handlers<Ids> => {
  const { reviews, reference, zones, shops, finder, revisions, taxonomy } = deps;
  const rows = createProductRows(deps);

  /** Renders the requested page of found products. */
  const page = async (found: (part: WantedPart) => Promise<FoundProducts>, wanted: Paged, context: CatalogContext) => {
    const { page: number, perPage, offset } = pageOf(wanted);
    const { products, total } = await found({ offset, most: perPage });
    return listedPrerendered({ items: await rows.of(products, context), total, page: number, perPage });
  };

  /** Without page and perPage the products of a shop are one page (contract 1.3). */
  const ofShop = async (call: ShopCall, more: Partial<ProductCriteria>) => {
    const { params, now } = call;
    const shop = (await shops()).find(params.id);
    if (!shop) return notFound;
    const orders = await taxonomy();
    const refusal = refuseUnknownIds(params, orders);
    if (refusal) return refusal;
    const context = catalogContext(await reference(), zones, call);
    const filter = {
      ...readProductFilter({ column: 'input', sort: 'asc', ...params }, orders, context.amounts),
      locale: call.language,
      shopId: shop.id,
      ...more,
    };
    const find = (part: WantedPart) => finder.list(filter, params.search, { now, zones }, part);
    if (params.page !== undefined || params.perPage !== undefined) return page(find, params, context);
    const { products, total } = await find(EVERYTHING);
    return listedPrerendered({ items: await rows.of(products, context), total, page: 1, perPage: Math.max(1, total) });
  };

  return {
    listShopProducts: (call) => ofShop(call, {}),

    listRecommendedProducts: async (call) =>
      ofShop(call, {
        ordersFrom: Number((await reference()).setting('recommended_count') ?? 2),
        order: call.params.order_by ?? 'best_sale',
      }),

    listProducts: async (call) => {
      const { params, now } = call;
      const orders = await taxonomy();
      if (params.shop_id !== undefined && !(await shops()).find(params.shop_id))
        return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const refusal = refuseUnknownIds(params, orders);
      if (refusal) return refusal;
      const context = catalogContext(await reference(), zones, call);
      const filter = {
        ...readProductFilter(params, orders, context.amounts),
        locale: call.language,
        ...(params.shop_id !== undefined && { shopId: params.shop_id }),
      };
      return page((part) => finder.list(filter, params.search, { now, zones }, part), params, context);
    },

    searchProducts: async (call) => {
      const { params, now } = call;
      const snapshot = await shops();
      if (params.shop_id !== undefined && !snapshot.find(params.shop_id))
        return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const orders = await taxonomy();
      const refusal = refuseUnknownCuisine(params, orders);
      if (refusal) return refusal;
      const filter = readFoundFilter(params);
      const among = snapshot.shops.filter(shopsOfFilter(filter, orders, { now, zones })).map(({ id }) => id);
      const scope = {
        locale: call.language,
        ...readDietaryFilter(params),
        ...(params.literal && { isLiteral: true }),
        ...(asksOfShop(filter) && { amongShops: new Set(among) }),
        ...(params.shop_id !== undefined && { shopId: params.shop_id }),
        ...(params.address && { at: params.address }),
      };
      const isCurrent = untilChange(revisions.ofEverything, now);
      return cacheable(
        await page(
          (part) => finder.search(params.search ?? '', scope, part),
          params,
          catalogContext(await reference(), zones, call),
        ),
        isCurrent,
      );
    },

    showProduct: async (call) => {
      const place = await finder.find(call.params.id);
      const shop = place && (await shops()).find(place.shopId);
      const [found] = place ? await finder.load([place]) : [];
      if (!shop || !found) return notFound;
      const goods = goodsContext(catalogContext(await reference(), zones, call), shop, found.goods);
      return enveloped(toProductDetail(found.product, goods, await taxonomy()));
    },

    listProductReviews: async (call) => {
      const product = await finder.find(call.params.uuid);
      if (!product) return notFound;
      const context = catalogContext(await reference(), zones, call);
      const rows = await reviews.list({ kind: 'product', id: product.id }, ALL_REVIEWS, 0, MAX_REVIEWS);
      return enveloped(rows.map((row) => toReview(row, context)));
    },
  };
};
