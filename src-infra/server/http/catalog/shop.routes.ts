import { instantOfWall, isDate, isOpenAt, parseTime } from '@domain/calendar/index.ts';
import { countReviews } from '@domain/reviews/index.ts';
import { shownAverage, starsCount, todayOf, type ShopRecord } from '../../features/catalog/index.ts';
import { bare, enveloped, fieldRefused, cacheable, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { pageOf, sliceOf } from '../shapes/index.ts';
import { catalogContext, goodsContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toBonusWithStock } from './product.shape.ts';
import { readReviewView, toReview, toTally } from './review.shape.ts';
import { bonusToday, toShopPayments, toShopRow } from './shop.shape.ts';
import { toCategory } from './taxonomy.shape.ts';
import { untilChange } from './freshness.ts';

type Ids = 'showShop' | 'listShopCategories' | 'listShopReviews' | 'showShopRatings' | 'checkShopHours';

/** One shop (contract 3.3). */
export const shopRoutes = ({
  reviews,
  reference,
  zones,
  shops,
  catalogues,
  revisions,
  taxonomy,
}: CatalogDeps): Handlers<Ids> => {
  const find = async (key: string): Promise<ShopRecord | undefined> => (await shops()).find(key);

  const categoriesOf = async (shop: ShopRecord, context: CatalogContext) => {
    const { category, childrenOf } = await taxonomy();
    return shop.categoryIds.flatMap((id) => {
      const found = category(id);
      return found
        ? [{ ...toCategory(found, context), children: childrenOf(id).map((child) => toCategory(child, context)) }]
        : [];
    });
  };

  return {
    showShop: async (call) => {
      const shop = await find(call.params.id);
      if (!shop) return notFound;
      const isCurrent = untilChange(() => revisions.ofShop(shop.id), call.now);
      const context = catalogContext(await reference(), zones, call);
      const goods = goodsContext(context, shop, await catalogues.of(shop.id));
      return cacheable(
        enveloped({
          ...toShopRow(shop, context),
          bonus: toBonusWithStock(bonusToday(shop, todayOf(shop, call.now, zones)), goods),
          translations: context.translations(shop.id, shop.texts),
          locales: Object.keys(shop.texts),
          categories: await categoriesOf(shop, context),
          documents: [],
          shop_payments: toShopPayments(shop),
        }),
        isCurrent,
      );
    },

    listShopCategories: async (call) => {
      const shop = await find(call.params.id);
      if (!shop) return notFound;
      const context = catalogContext(await reference(), zones, call);
      const { categories, childrenOf } = await taxonomy();
      const used = new Set((await catalogues.of(shop.id)).products.map(({ categoryId }) => categoryId));
      const isUsed = (id: number): boolean => used.has(id) || childrenOf(id).some((child) => isUsed(child.id));
      const sold = categories.filter(({ id, parentId }) => parentId === null && isUsed(id));
      return listed(
        sliceOf(sold, call.params, (category) => ({
          ...toCategory(category, context),
          children: childrenOf(category.id)
            .filter(({ id }) => isUsed(id))
            .map((child) => toCategory(child, context)),
        })),
      );
    },

    listShopReviews: async (call) => {
      const shop = await find(call.params.id);
      if (!shop) return notFound;
      const { page, perPage, offset } = pageOf(call.params);
      const context = catalogContext(await reference(), zones, call);
      const subject = { kind: 'shop', id: shop.id } as const;
      const view = readReviewView(call.params);
      const rows = await reviews.list(subject, view, offset, perPage);
      return listed({
        items: rows.map((row) => toReview(row, context)),
        total: countReviews(await reviews.tallies(subject), view.filter),
        page,
        perPage,
      });
    },

    showShopRatings: async ({ params }) => {
      const shop = await find(params.id);
      if (!shop) return notFound;
      const [one, two, three, four, five] = shop.stars;
      return bare({
        group: { 1: one, 2: two, 3: three, 4: four, 5: five },
        count: starsCount(shop.stars),
        avg: shownAverage(shop.stars),
        written: (await reviews.tallies({ kind: 'shop', id: shop.id })).map(toTally),
      });
    },

    checkShopHours: async ({ params }) => {
      const shop = await find(params.id);
      if (!shop) return notFound;
      const [date = '', time = ''] = params.date.split(' ');
      const minutes = parseTime(time.slice(0, 5));
      if (!isDate(date) || minutes === undefined) return fieldRefused('date', 'FIELD_INVALID');
      return enveloped(isOpenAt(shop.schedule, instantOfWall(date, minutes, shop.schedule.timeZone, zones), zones));
    },
  };
};
