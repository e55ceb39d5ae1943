import { observable, runInAction } from 'mobx';
import { shopId, type ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { ListedCoupons } from '@domain/orders/index.ts';
import { decimal, noMoney, type CouponRule, type Quote, type Totals } from '@domain/pricing/index.ts';
import type { ShownCalculation } from '@app/features/checkout/calculation.view-model.ts';
import type { CouponCheckout } from '@app/features/checkout/coupon-list.view-model.ts';
import { sampleQuote } from '../../domain/pricing/sample-quote.data.ts';

/** The sample quote has items of 29.49 and a delivery of 2.86. */
export const TENTH: CouponRule = { code: 'TENTH', type: 'percent', target: 'total_price', amount: decimal(10) };
export const RIDE: CouponRule = { code: 'RIDE', type: 'percent', target: 'delivery_fee', amount: decimal(100) };
export const FIVER: CouponRule = { code: 'FIVER', type: 'fix', target: 'total_price', amount: decimal(5) };

const totals = Object.fromEntries(
  ['price', 'discount', 'recipeDiscount', 'shopTax', 'delivery', 'service', 'waiter', 'coupon', 'tips', 'total'].map(
    (name) => [name, noMoney(2)],
  ),
) as unknown as Totals;
export const shownOf = (quote: Quote | undefined, isProven = true): ShownCalculation => ({ totals, quote, isProven });

type Given = {
  readonly load?: ListedCoupons['load'];
  readonly isListed?: () => boolean;
  readonly shown?: ShownCalculation | undefined;
};

/** A checkout whose parts are set by the test. */
export const couponCheckout = (given: Given = {}) => {
  const asked: ShopId[] = [];
  const state = observable.object<{
    shop: ShopId | undefined;
    shown: ShownCalculation | undefined;
    applied: string | undefined;
  }>(
    { shop: shopId(1), shown: 'shown' in given ? given.shown : shownOf(sampleQuote), applied: undefined },
    {},
    {
      deep: false,
    },
  );
  const put = (change: Partial<typeof state>): void => runInAction(() => void Object.assign(state, change));
  const checkout: CouponCheckout = {
    cart: {
      get shop() {
        return state.shop;
      },
    },
    calculation: {
      get shown() {
        return state.shown;
      },
    },
    coupon: {
      get applied() {
        return state.applied;
      },
      use: (applied) => put({ applied }),
      remove: () => put({ applied: undefined }),
    },
  };
  const load = given.load ?? (() => Promise.resolve(ok([RIDE, TENTH, FIVER])));
  const deps = {
    coupons: {
      load: (shop: ShopId) => {
        asked.push(shop);
        return load(shop);
      },
    },
    isListed: given.isListed ?? (() => true),
  };
  return { checkout, deps, state, put, asked };
};
