import { countShops, selectShops, type ShopCriteria, type ShopRecord } from '../../features/catalog/index.ts';
import { enveloped, cacheable, listed } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { sliceOf } from '../shapes/index.ts';
import { catalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { dietChoices, dishesFor } from './dishes-for.ts';
import { toShopCardRow } from './shop.shape.ts';
import { untilChange } from './freshness.ts';
import { toShopCounts } from './shop-choices.ts';
import { readDietaryFilter, readShopFilter, refuseUnknownIds } from './read-filters.ts';
import { readFoundFilter, refuseUnknownCuisine, shopsOfFilter } from './read-found-filter.ts';

type Ids =
  | 'listShops'
  | 'listShopsByKeys'
  | 'listRecommendedShops'
  | 'searchShops'
  | 'countShops'
  | 'listShopTags'
  | 'showPriceBounds';

/** Lists of shops (contract 3.3). */
export const shopListsRoutes = ({
  bestsellers,
  reference,
  zones,
  shops,
  searchShops,
  finder,
  revisions,
  taxonomy,
}: CatalogDeps): Handlers<Ids> => {
  /** What a list is selected from, or the refusal of a filter that names what does not exist. */
  const readList = async (call: ApiCall<'listShops'> | ApiCall<'countShops'>) => {
    const { params, now, language } = call;
    const { dietary } = readDietaryFilter(params);
    const isCurrent = untilChange(dietary ? revisions.ofEverything : revisions.ofShops, now);
    const orders = await taxonomy();
    const refusal = refuseUnknownIds(params, orders);
    if (refusal) return { kind: 'refused', refusal } as const;
    const context = catalogContext(await reference(), zones, call);
    const snapshot = await shops();
    const found = params.search
      ? (await searchShops(snapshot, params.search, { locale: language })).shops
      : snapshot.shops;
    const criteria = {
      ...withFittingType(readShopFilter(params, orders, context.amounts), params.category_id, snapshot.shops),
      ...(await dishesFor(dietary, finder)),
    };
    return { kind: 'read', isCurrent, orders, context, found, criteria, dietary, moment: { now, zones } } as const;
  };

  return {
    listShops: async (call) => {
      const list = await readList(call);
      if (list.kind === 'refused') return list.refusal;
      const { found, criteria, moment, context, orders, isCurrent } = list;
      const selected = selectShops(found, criteria, moment);
      const toRow = (shop: ShopRecord) => {
        const fitting = criteria.dishes?.get(shop.id)?.all;
        return { ...toShopCardRow(shop, context, orders), ...(fitting !== undefined && { dishes_fitting: fitting }) };
      };
      return cacheable(listed(sliceOf(selected, call.params, toRow)), isCurrent);
    },

    countShops: async (call) => {
      const list = await readList(call);
      if (list.kind === 'refused') return list.refusal;
      const { found: shops, criteria, moment, context, orders: taxonomy, dietary, isCurrent } = list;
      const diets = await dietChoices(dietary, finder);
      const counting = { counts: countShops(shops, criteria, moment), shops, criteria, moment, taxonomy, diets };
      return cacheable(enveloped(toShopCounts(counting, context)), isCurrent);
    },

    listShopsByKeys: async (call) => {
      const { find } = await shops();
      const orders = await taxonomy();
      const context = catalogContext(await reference(), zones, call);
      const found = call.params.shops.flatMap((key) => find(key) ?? []);
      return listed(
        sliceOf([...new Set(found)], { perPage: call.params.shops.length, ...call.params }, (shop) =>
          toShopCardRow(shop, context, orders),
        ),
      );
    },

    listRecommendedShops: async (call) => {
      const { shops: all } = await shops();
      const orders = await taxonomy();
      const settings = await reference();
      const context = catalogContext(settings, zones, call);
      const bestselling = await bestsellers.shops(call.now, Number(settings.setting('recommended_count') ?? 2));
      const recommended = all.filter(({ id, isRecommended }) => isRecommended || bestselling.has(id));
      return enveloped(
        recommended
          .sort((left, right) => right.ordersCount - left.ordersCount)
          .map((shop) => toShopCardRow(shop, context, orders)),
      );
    },

    searchShops: async (call) => {
      const { params, now } = call;
      const orders = await taxonomy();
      const refusal = refuseUnknownCuisine(params, orders);
      if (refusal) return refusal;
      const context = catalogContext(await reference(), zones, call);
      const filter = readFoundFilter(params);
      const { shops: found } = await searchShops(await shops(), params.search ?? '', {
        locale: call.language,
        ...(params.literal && { isLiteral: true }),
        ...(params.open !== undefined && { isAccepting: params.open }),
        ...(params.address && { at: params.address }),
      });
      // A shop declares no diet: only dishes do.
      const left = filter.diets ? [] : found.filter(shopsOfFilter(filter, orders, { now, zones }));
      return listed(sliceOf(left, params, (shop) => toShopCardRow(shop, context, orders)));
    },

    listShopTags: async (call) => {
      const { category_id } = call.params;
      const orders = await taxonomy();
      const refusal = refuseUnknownIds(call.params, orders);
      if (refusal) return refusal;
      const categories = category_id === undefined ? undefined : orders.withDescendants(category_id);
      const { picture, translation } = catalogContext(await reference(), zones, call);
      const selected = (await shops()).shops.filter(
        ({ categoryIds }) => !categories || categoryIds.some((id) => categories.includes(id)),
      );
      const tags = new Map(selected.flatMap((shop) => shop.tags).map((tag) => [tag.id, tag]));
      return enveloped(
        [...tags.values()]
          .sort((left, right) => left.id - right.id)
          .map(({ id, image, texts }) => ({ id, img: picture(image), translation: translation(id, texts) })),
      );
    },

    showPriceBounds: async (call) => {
      const { amounts } = catalogContext(await reference(), zones, call);
      const prices = (await shops()).shops.flatMap((shop) => shop.prices ?? []);
      const lowest = prices.reduce((least, price) => Math.min(least, price.lowest), Infinity);
      const highest = prices.reduce((most, price) => Math.max(most, price.highest), 0);
      return enveloped({ min: Number.isFinite(lowest) ? amounts.fromBase(lowest) : 0, max: amounts.fromBase(highest) });
    },
  };
};

/** Contract 8.13: beside one category, a kind of shop narrows only where the category holds such shops. */
const withFittingType = (
  criteria: ShopCriteria,
  category: number | undefined,
  shops: readonly ShopRecord[],
): ShopCriteria => {
  const { type, ...others } = criteria;
  if (type === undefined || category === undefined) return criteria;
  const isHeld = shops.some(
    (shop) => shop.type === type && shop.categoryIds.some((id) => criteria.categoryIds?.includes(id)),
  );
  return isHeld ? criteria : others;
};
