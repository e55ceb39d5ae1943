import type { RowSet } from '../../foundation/base-data/index.ts';
import type { CouponEntry, DiscountEntry } from '../content/deal-types.ts';
import type { GoodsIds } from './goods.rows.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { withIds } from './shops.rows.ts';

/** Discounts, bonuses and coupons; their days count from the seed day. */
export const dealRows = ({ city, shopId, dayOf }: SeedContext, ids: GoodsIds): RowSet => [
  [
    'discounts',
    withIds(
      city.discounts.map((discount) => ({
        shop_id: shopId(discount.shop),
        ...reduction(discount),
        start_day: dayOf(discount.shop, discount.startDays),
        end_day: dayOf(discount.shop, discount.endDays),
        active: true,
        img: null,
      })),
    ),
  ],
  [
    'discount_products',
    city.discounts.flatMap(({ shop, items }, index) =>
      items.map((item) => ({ discount_id: index + 1, product_id: ids.product(shop, item) })),
    ),
  ],
  [
    'bonuses',
    withIds(
      city.bonuses.map((bonus) => ({
        shop_id: shopId(bonus.shop),
        type: bonus.type,
        stock_id: bonus.type === 'count' ? ids.firstStock(bonus.shop, bonus.item) : null,
        value: bonus.value,
        bonus_stock_id: ids.firstStock(bonus.shop, bonus.bonusItem),
        bonus_quantity: bonus.bonusQuantity,
        status: true,
        expired_at: dayOf(bonus.shop, bonus.endDays),
      })),
    ),
  ],
  [
    'coupons',
    withIds(
      city.coupons.map((coupon) => ({
        shop_id: shopId(coupon.shop),
        name: coupon.code,
        ...reduction(coupon),
        applies_to: coupon.for,
        qty: coupon.quantity,
        expired_at: dayOf(coupon.shop, coupon.endDays),
        img: null,
        texts: texts({ title: coupon.title, description: coupon.description }),
        listed: coupon.isListed ?? false,
      })),
    ),
  ],
];

const reduction = ({ type, value }: Pick<DiscountEntry | CouponEntry, 'type' | 'value'>) => ({
  type,
  percent: type === 'percent' ? String(value) : null,
  amount: type === 'fix' ? value : null,
});
