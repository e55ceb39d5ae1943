import type { $Fetch } from 'ofetch';
import type { ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { ListedCoupons } from '@domain/orders/index.ts';
import { compareDecimals, decimal, type CouponRule } from '@domain/pricing/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asDecimal, asRecord, dataOf, listOf, optionalText } from '../drivers/http/wire.ts';

/** No shop gives away more: an amount beyond it is an error of the server. */
const AMOUNT_MAX = decimal(1_000_000_000);

/** ORDER-1h, where the server announces `listed_coupons`. A coupon that cannot be priced is left out. */
export const createHttpListedCoupons = ({ api }: { readonly api: $Fetch }): ListedCoupons => ({
  load: (shop: ShopId) =>
    readAnswer(api<unknown>('rest/coupons', { query: { shop_id: shop } }), (body) =>
      ok(listOf(dataOf(body), toCouponRule).filter((coupon) => coupon !== undefined)),
    ),
});

const toCouponRule = (value: unknown): CouponRule | undefined => {
  const dto = asRecord(value);
  const [code, type, target, amount] = [optionalText(dto['name']), dto['type'], dto['for'], asDecimal(dto['price'])];
  if (code === undefined || (type !== 'fix' && type !== 'percent')) return undefined;
  if (target !== 'delivery_fee' && target !== 'total_price') return undefined;
  const isPossible = compareDecimals(amount, decimal(0)) > 0 && compareDecimals(amount, AMOUNT_MAX) < 0;
  return isPossible ? { code, type, target, amount } : undefined;
};
