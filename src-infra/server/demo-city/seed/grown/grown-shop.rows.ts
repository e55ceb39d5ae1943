import type { TableRow } from '../../../foundation/base-data/index.ts';
import { PAYMENTS } from '../../../foundation/base-data/settings.data.ts';
import { around } from '../../content/zones.ts';
import { coverPicture, logoPicture } from '../../pictures/index.ts';
import { texts, type SeedContext } from '../seed-context.ts';
import { referralOf, uuidOf } from '../stable-ids.ts';
import { spread, type AddRow, type Lookups, type Numbering } from './grown-parts.ts';
import type { GrownShop } from './grown-shop.ts';

const ZONE_KM = 4;

/** Adds a generated shop with its seller, hours and zone; returns its id. */
export const grownShopRows = (
  shop: GrownShop,
  context: SeedContext,
  next: Numbering,
  add: AddRow,
  { category, take }: Lookups,
): number => {
  const { like, number } = shop;
  const [userId, shopId] = [next('users'), next('shops')];
  add('users', toSeller(shop, userId, context));
  add('shops', toShop(shop, shopId, userId, context));
  for (const slug of like.categories) add('shop_categories', { shop_id: shopId, category_id: category(slug) });
  for (const slug of like.takes) add('shop_shop_tags', { shop_id: shopId, shop_tag_id: take(slug) });
  for (const { day, from, to, isDisabled } of like.hours)
    add('shop_working_days', {
      id: next('shop_working_days'),
      shop_id: shopId,
      day,
      opens: from,
      closes: to,
      disabled: isDisabled,
    });
  add('delivery_zones', { id: next('delivery_zones'), shop_id: shopId, ring: around(shop.location, ZONE_KM, number) });
  PAYMENTS.forEach(({ active }, index) =>
    add('shop_payments', { id: next('shop_payments'), shop_id: shopId, payment_id: index + 1, active }),
  );
  add('catalogue_versions', { shop_id: shopId, version: 1 });
  return shopId;
};

const toSeller = ({ number, like }: GrownShop, id: number, { daysAgo, now }: SeedContext): TableRow<'users'> => ({
  id,
  uuid: uuidOf(`grown seller ${number}`),
  firstname: like.seller.firstname,
  lastname: like.seller.lastname,
  email: `house-${number}@sellers.tiffin.test`,
  phone: null,
  password_hash: null,
  birthday: null,
  gender: null,
  active: true,
  img: null,
  role: 'seller',
  referral: null,
  my_referral: referralOf(`grown seller ${number}`),
  email_verified_at: daysAgo(like.joinedDaysAgo),
  phone_verified_at: null,
  lang: 'en',
  currency_id: null,
  email_subscribed: false,
  registered_at: daysAgo(like.joinedDaysAgo),
  created_at: daysAgo(like.joinedDaysAgo),
  updated_at: now,
  deleted_at: null,
});

const toShop = (
  { number, like, city, title, place, location, ordersCount }: GrownShop,
  id: number,
  userId: number,
  { daysAgo, now }: SeedContext,
): TableRow<'shops'> => {
  const stars = Math.floor(ordersCount / 14);
  return {
    id,
    uuid: uuidOf(`grown shop ${number}`),
    slug: `house-${number}`,
    user_id: userId,
    type: like.type,
    status: 'approved',
    status_note: null,
    open: true,
    was_opened: true,
    visibility: true,
    verify: number % 3 !== 0,
    is_recommended: false,
    phone: null,
    show_type: null,
    price: like.deliveryPrice,
    price_per_km: like.pricePerKm,
    min_amount: like.minAmount,
    tax: String(like.tax),
    service_fee: String(like.dineInFee),
    percentage: String(like.commission),
    delivery_time_from: like.deliveryTime.from,
    delivery_time_to: like.deliveryTime.to,
    delivery_time_type: like.deliveryTime.type,
    latitude: location[0],
    longitude: location[1],
    timezone: city.timezone,
    background_img: coverPicture(like.cover),
    logo_img: logoPicture(like.slug),
    new_order_after_payment: false,
    order_payment: 'before',
    email_statuses: [],
    wifi_name: null,
    wifi_password: null,
    rating_counts: spread(stars, number),
    orders_count: ordersCount,
    texts: texts({ title, short_desc: like.kind, description: like.description, address: place }),
    created_at: daysAgo(like.joinedDaysAgo),
    updated_at: now,
    deleted_at: null,
  };
};
