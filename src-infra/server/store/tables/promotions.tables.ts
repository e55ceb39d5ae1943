import type { Generated } from 'kysely';
import type { Day, DecimalText, Id, Minor, Moment, Texts } from './columns.ts';

/** Exactly one of `percent` and `amount` is set, by `type`. */
type Discounts = {
  id: Id;
  shop_id: number;
  type: string;
  percent: DecimalText | null;
  amount: Minor | null;
  start_day: Day;
  end_day: Day;
  active: boolean;
  img: string | null;
};

type DiscountProducts = { discount_id: number; product_id: number };

/** count: `value` pieces of `stock_id`; sum: a cart of `value` minor units. */
type Bonuses = {
  id: Id;
  shop_id: number;
  type: string;
  stock_id: number | null;
  value: number;
  bonus_stock_id: number;
  bonus_quantity: number;
  status: boolean;
  expired_at: Day;
};

type Coupons = {
  id: Id;
  shop_id: number;
  name: string;
  type: string;
  applies_to: string;
  percent: DecimalText | null;
  amount: Minor | null;
  qty: number;
  expired_at: Day;
  img: string | null;
  texts: Texts<'title' | 'description'>;
  /** Shown at checkout, not only for those who know the code. */
  listed: Generated<boolean>;
};

type CouponUses = { coupon_id: number; user_id: number; order_id: number | null; created_at: Moment };

type Banners = {
  id: Id;
  url: string | null;
  img: string | null;
  active: boolean;
  clickable: boolean;
  input: number;
  type: string;
  texts: Texts<'title' | 'description' | 'button_text'>;
  created_at: Moment;
  updated_at: Moment;
};

type BannerShops = { banner_id: number; shop_id: number };

type BannerLikes = { banner_id: number; user_id: number };

export type PromotionTables = {
  discounts: Discounts;
  discount_products: DiscountProducts;
  bonuses: Bonuses;
  coupons: Coupons;
  coupon_uses: CouponUses;
  banners: Banners;
  banner_shops: BannerShops;
  banner_likes: BannerLikes;
};
