import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { CouponFailure, Coupons } from '@domain/orders/index.ts';

type Deps = {
  readonly coupons: Coupons;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly shop: () => ShopId | undefined;
  readonly applied: () => string | undefined;
  readonly apply: (code: string | undefined) => void;
};

/** Contract 3.9: debounces the check of a code. */
export const COUPON_CHECK_MS = 400;

/** A promo code: checked while typing, applied once it is valid. */
export class CouponViewModel {
  text = '';
  failure: CouponFailure | RemoteFailure | undefined = undefined;
  isChecking = false;
  /** Whether the field is being edited: it stays a field even after its code is applied. */
  isEditing = false;
  readonly #deps: Deps;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get applied(): string | undefined {
    return this.#deps.applied();
  }

  /** Debounces the check of the typed code and removes the applied one. */
  type(text: string): void {
    this.text = text;
    this.isEditing = true;
    if (this.applied !== undefined) this.#deps.apply(undefined);
    void this.#check(COUPON_CHECK_MS);
  }

  /** Enter: checks at once. */
  commit(): void {
    this.isEditing = false;
    if (this.applied === undefined) void this.#check(0);
  }

  /** Applies a listed code at once; the check takes it back, with the reason, if the shop accepts it no more. */
  use(code: string): void {
    this.text = code;
    this.isEditing = false;
    this.#deps.apply(code);
    void this.#check(0);
  }

  blur(): void {
    this.isEditing = false;
  }

  remove(): void {
    this.text = '';
    this.failure = undefined;
    this.#turn++;
    this.#deps.apply(undefined);
  }

  async #check(wait: number): Promise<void> {
    const turn = ++this.#turn;
    const code = this.text.trim();
    const shop = this.#deps.shop();
    this.failure = undefined;
    this.isChecking = false;
    if (code === '' || shop === undefined) return;
    if (wait > 0) await this.#deps.delay(wait);
    if (turn !== this.#turn) return;
    runInAction(() => (this.isChecking = true));
    const outcome = await this.#deps.coupons.check(code, shop);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isChecking = false;
      this.#deps.apply(outcome.ok ? outcome.value.code : undefined);
      if (!outcome.ok) this.failure = outcome.error;
    });
  }
}
