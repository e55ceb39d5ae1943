import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { fittingCoupons, type FittingCoupon } from '@domain/checkout/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { ListedCoupons } from '@domain/orders/index.ts';
import type { CouponRule } from '@domain/pricing/index.ts';
import type { CalculationViewModel } from './calculation.view-model.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import type { CouponViewModel } from './coupon.view-model.ts';

export type CouponListDeps = {
  readonly coupons: ListedCoupons;
  /** Whether the server lists coupons. */
  readonly isListed: () => boolean;
};

/** The parts of a checkout that coupons depend on. */
export type CouponCheckout = {
  readonly cart: Pick<CheckoutCart, 'shop'>;
  readonly calculation: Pick<CalculationViewModel, 'shown'>;
  readonly coupon: Pick<CouponViewModel, 'applied' | 'use' | 'remove'>;
};

/** ORDER-1g: The codes of the shop that save something on this order. Empty while unknown, and where loading failed. */
export class CouponListViewModel {
  coupons: readonly CouponRule[] = [];
  readonly #deps: CouponListDeps;
  readonly #checkout: CouponCheckout;
  #turn = 0;

  constructor(deps: CouponListDeps, checkout: CouponCheckout) {
    this.#deps = deps;
    this.#checkout = checkout;
    makeAutoObservable(this, { coupons: observableRef }, { autoBind: true });
  }

  activate(): () => void {
    const { cart } = this.#checkout;
    return reaction(
      () => (this.#deps.isListed() ? cart.shop : undefined),
      (shop) => void this.#load(shop),
      { fireImmediately: true },
    );
  }

  /** Only a total that its parts prove tells exactly what a code saves. */
  get fitting(): readonly FittingCoupon[] {
    const { shown } = this.#checkout.calculation;
    return shown?.quote && shown.isProven ? fittingCoupons(this.coupons, shown.quote) : [];
  }

  isApplied({ code }: FittingCoupon): boolean {
    return this.#checkout.coupon.applied === code;
  }

  /** One tap applies a code in place of any other, and another one removes it. */
  press(fitting: FittingCoupon): void {
    const { coupon } = this.#checkout;
    if (this.isApplied(fitting)) coupon.remove();
    else coupon.use(fitting.code);
  }

  async #load(shop: ShopId | undefined): Promise<void> {
    const turn = ++this.#turn;
    runInAction(() => (this.coupons = []));
    if (shop === undefined) return;
    const answer = await this.#deps.coupons.load(shop);
    if (turn === this.#turn && answer.ok) runInAction(() => (this.coupons = answer.value));
  }
}
