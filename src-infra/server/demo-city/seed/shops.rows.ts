import type { RowSet, TableRow } from '../../foundation/base-data/index.ts';
import { PAYMENTS } from '../../foundation/base-data/settings.data.ts';
import type { ShopEntry } from '../content/types.ts';
import { coverPicture, dishPicture, logoPicture } from '../pictures/index.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { numbered, uuidOf } from './stable-ids.ts';

/** Shops with their hours, zones, tags and reviews. */
export const shopRows = (context: SeedContext): RowSet => {
  const { city, shopId } = context;
  const categoryId = numbered(city.categories.map(({ slug }) => slug));
  const takeId = numbered(city.takes.map(({ slug }) => slug));
  return [
    [
      'shop_tags',
      city.takes.map(({ slug, title }) => ({ id: takeId(slug), slug, img: null, texts: texts({ title }) })),
    ],
    ['shops', city.shops.map((shop) => toShop(shop, context))],
    [
      'shop_categories',
      city.shops.flatMap(({ slug, categories }) =>
        categories.map((name) => ({ shop_id: shopId(slug), category_id: categoryId(name) })),
      ),
    ],
    [
      'shop_shop_tags',
      city.shops.flatMap(({ slug, takes }) =>
        takes.map((name) => ({ shop_id: shopId(slug), shop_tag_id: takeId(name) })),
      ),
    ],
    [
      'shop_working_days',
      withIds(
        city.shops.flatMap(({ slug, hours }) =>
          hours.map(({ day, from, to, isDisabled }) => ({
            shop_id: shopId(slug),
            day,
            opens: from,
            closes: to,
            disabled: isDisabled,
          })),
        ),
      ),
    ],
    ['shop_closed_dates', withIds(city.shops.flatMap((shop) => closedDates(shop, context)))],
    ['delivery_zones', withIds(city.shops.map(({ slug, zone }) => ({ shop_id: shopId(slug), ring: zone })))],
    [
      'shop_payments',
      withIds(
        city.shops.flatMap(({ slug }) =>
          PAYMENTS.map(({ active }, index) => ({ shop_id: shopId(slug), payment_id: index + 1, active })),
        ),
      ),
    ],
    ['branches', withIds(city.shops.flatMap((shop) => branchesOf(shop, context)))],
    ['catalogue_versions', city.shops.map(({ slug }) => ({ shop_id: shopId(slug), version: 1 }))],
    ['reviews', withIds(city.shops.flatMap((shop) => reviewsOf(shop, context)))],
  ];
};

export const withIds = <Columns extends object>(
  rows: readonly Columns[],
): readonly (Columns & { readonly id: number })[] => rows.map((row, index) => ({ id: index + 1, ...row }));

const toShop = (shop: ShopEntry, { city, shopId, userId, daysAgo, now }: SeedContext): TableRow<'shops'> => ({
  id: shopId(shop.slug),
  uuid: uuidOf(`shop ${shop.slug}`),
  slug: shop.slug,
  user_id: userId(`seller ${shop.slug}`),
  type: shop.type,
  status: 'approved',
  status_note: null,
  open: shop.isOpen,
  was_opened: true,
  visibility: true,
  verify: shop.isVerified,
  is_recommended: shop.isRecommended,
  phone: shop.phone,
  show_type: null,
  price: shop.deliveryPrice,
  price_per_km: shop.pricePerKm,
  min_amount: shop.minAmount,
  packaging_deposit: shop.packagingDeposit,
  tax: String(shop.tax),
  service_fee: String(shop.dineInFee),
  percentage: String(shop.commission),
  delivery_time_from: shop.deliveryTime.from,
  delivery_time_to: shop.deliveryTime.to,
  delivery_time_type: shop.deliveryTime.type,
  latitude: shop.location[0],
  longitude: shop.location[1],
  timezone: city.cities.find(({ slug }) => slug === shop.city)?.timezone ?? 'UTC',
  background_img: coverPicture(shop.cover),
  logo_img: logoPicture(shop.slug),
  new_order_after_payment: false,
  order_payment: 'before',
  email_statuses: [],
  wifi_name: null,
  wifi_password: null,
  rating_counts: [shop.ratings[1], shop.ratings[2], shop.ratings[3], shop.ratings[4], shop.ratings[5]],
  orders_count: shop.ordersCount,
  texts: texts({ title: shop.title, short_desc: shop.kind, description: shop.description, address: shop.address }),
  created_at: daysAgo(shop.joinedDaysAgo),
  updated_at: now,
  deleted_at: null,
});

const branchesOf = ({ slug, branches = [] }: ShopEntry, { shopId }: SeedContext): readonly NewBranch[] =>
  branches.map(({ title, address, location: [latitude, longitude] }) => ({
    shop_id: shopId(slug),
    address: { address: address.en },
    latitude,
    longitude,
    texts: texts({ title }),
  }));

type NewBranch = Omit<TableRow<'branches'>, 'id'>;

/** Yearly closed days, this year and the next. */
const closedDates = (shop: ShopEntry, { shopId, dayOf }: SeedContext): readonly TableRow<'shop_closed_dates'>[] => {
  const year = Number(dayOf(shop.slug, 0).slice(0, 4));
  return [year, year + 1].flatMap((current) =>
    shop.closedDates.map((monthDay) => ({ shop_id: shopId(shop.slug), day: `${current}-${monthDay}` })),
  );
};

const reviewsOf = (shop: ShopEntry, { city, shopId, userId, daysAgo }: SeedContext): readonly TableRow<'reviews'>[] =>
  shop.reviews.map(({ reviewer, rating, daysAgo: days, comment, language }, place) => ({
    reviewable_type: 'Shop',
    reviewable_id: shopId(shop.slug),
    assignable_type: 'Shop',
    assignable_id: shopId(shop.slug),
    user_id: userId(`reviewer ${reviewer}`),
    rating,
    comment: comment ?? null,
    images: rating > 3 && comment !== undefined && place % 4 === 1 ? dishPictures(shop, place, city) : [],
    locale: language ?? null,
    is_visible: true,
    created_at: daysAgo(days),
    updated_at: daysAgo(days),
  }));

/** One dish of the shop, as in photos by its customers. */
const dishPictures = (shop: ShopEntry, place: number, city: SeedContext['city']): readonly string[] => {
  const dishes = shop.menu[0]?.products ?? [];
  const item = city.items.find(({ slug }) => slug === dishes[place % dishes.length]?.item);
  return item ? [dishPicture(item.motif)] : [];
};
