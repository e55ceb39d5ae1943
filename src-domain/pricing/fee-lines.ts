import type { CalculationInput, CouponRule, DeliveryInput, TipsInput } from './calculation-input.ts';
import { chargeOf, isNegative } from './charge.ts';
import { decimal, type Decimal } from './decimal.ts';
import { deliveryCharge } from './delivery-charge.ts';
import { depositLines } from './deposit.ts';
import { singleLine, type CurrencyTerms } from './item-lines.ts';
import { money } from './money.ts';
import type { PriceLine } from './quote.ts';
import { percentOf } from './stock-price.ts';

/**
 * Returns shop tax, delivery and service always; waiter, coupon, tips and deposit if they apply. `base` is the net
 * amount in minor units.
 */
export const feeLines = (input: CalculationInput, base: number): readonly PriceLine[] => {
  const delivery = deliveryLine(input.delivery, input);
  return [
    percentLine('shop_tax', 'shop.tax', input.shopTaxPercent, base, input),
    delivery,
    singleLine(
      { kind: 'service', label: 'service.fee' },
      {
        unit: chargeOf(input.serviceFee, input.rate, input.scale).minor,
        rule: 'fixed',
        args: { base: input.serviceFee },
      },
    ),
    ...(input.delivery.type === 'dine_in'
      ? [percentLine('waiter', 'waiter.fee', input.delivery.servicePercent, base, input)]
      : []),
    ...(input.coupon ? [couponLine(input.coupon, { base, delivery: delivery.amount }, input)] : []),
    ...(input.tips ? tipsLines(input.tips, base, input) : []),
    ...depositLines(input.packaging, input),
  ];
};

const percentLine = (
  kind: 'shop_tax' | 'waiter',
  label: 'shop.tax' | 'waiter.fee',
  percent: Decimal,
  of: number,
  { scale }: CurrencyTerms,
): PriceLine =>
  singleLine(
    { kind, label },
    { unit: percentOf(money(of, scale), percent).minor, rule: 'percent', args: { percent, of } },
  );

const deliveryLine = (delivery: DeliveryInput, { rate, scale }: CurrencyTerms): PriceLine => {
  const line = { kind: 'delivery', label: 'delivery.fee' } as const;
  if (delivery.type === 'delivery') {
    const { base, perKm, km } = delivery;
    return singleLine(line, {
      unit: deliveryCharge({ base, perKm, km }, { rate, scale }).minor,
      rule: 'distance',
      args: { base, per_km: perKm, km },
    });
  }
  const price = delivery.type === 'point' ? delivery.price : decimal(0);
  return singleLine(line, { unit: chargeOf(price, rate, scale).minor, rule: 'fixed', args: { base: price } });
};

/** The amounts that coupons apply to, in minor units. */
type CouponParts = { readonly base: number; readonly delivery: number };

/** A coupon never deducts more than the part it applies to. */
export const couponLine = (coupon: CouponRule, parts: CouponParts, { rate, scale }: CurrencyTerms): PriceLine => {
  const part = coupon.target === 'delivery_fee' ? parts.delivery : parts.base;
  const isPercent = coupon.type === 'percent';
  const wanted = isPercent
    ? percentOf(money(part, scale), coupon.amount).minor
    : chargeOf(coupon.amount, rate, scale).minor;
  const args = isPercent ? { percent: coupon.amount, of: part } : { base: coupon.amount };
  return singleLine(
    { kind: 'coupon', label: 'promo.code', ref: coupon.code },
    {
      unit: 0 - Math.min(wanted, part),
      rule: isPercent ? 'percent' : 'fixed',
      args: wanted > part ? { ...args, limited: true } : args,
    },
  );
};

/** Only if there is a tip. Throws RangeError for a negative one. */
const tipsLines = (tips: TipsInput, base: number, { scale }: CurrencyTerms): readonly PriceLine[] => {
  const part =
    tips.type === 'fix'
      ? ({ unit: money(tips.minor, scale).minor, rule: 'given', args: {} } as const)
      : ({
          unit: percentOf(money(base, scale), tips.percent).minor,
          rule: 'percent',
          args: { percent: tips.percent, of: base },
        } as const);
  if (part.unit < 0 || (tips.type === 'percent' && isNegative(tips.percent)))
    throw new RangeError(`Tip must not be negative, got ${JSON.stringify(tips)}`);
  return part.unit === 0 ? [] : [singleLine({ kind: 'tips', label: 'tips' }, part)];
};
