import type { TFunction } from 'i18next';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Addresses, ChosenAddress } from '@domain/addresses/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { DeliveryZones } from '@domain/catalog/index.ts';
import { choicesFor, tipAmount, type CheckoutChoices, type ChoicesStore } from '@domain/checkout/index.ts';
import type { Profiles } from '@domain/identity/index.ts';
import type { OrderId, ShopId } from '@domain/kernel/ids.ts';
import type { Coupons, OrderDraft, Orders, PlaceOrder } from '@domain/orders/index.ts';
import type { PaymentMethod, PaymentMethods } from '@domain/payments/index.ts';
import { noMoney, type Money } from '@domain/pricing/index.ts';
import type { DataCache } from '../../data/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { adaptToChanges } from './adapt-to-changes.ts';
import { CalculationViewModel } from './calculation.view-model.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { CouponViewModel } from './coupon.view-model.ts';
import { FaultsViewModel } from './faults.view-model.ts';
import { FactsViewModel } from './facts.view-model.ts';
import { PlacingViewModel, type PlacingProblem } from './placing.view-model.ts';
import { timeOptions, type TimeOptions } from './time-options.ts';
import { ZoneViewModel } from './zone.view-model.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'shop'>;
  readonly cart: CheckoutCart;
  readonly orders: Pick<Orders, 'calculate'>;
  readonly placeOrder: PlaceOrder;
  readonly reach: () => Promise<boolean>;
  readonly coupons: Coupons;
  readonly payments: PaymentMethods;
  readonly profiles: Profiles;
  readonly choices: ChoicesStore;
  readonly address: ChosenAddress;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly zones: DeliveryZones;
  readonly timeZones: TimeZones;
  readonly deviceZone: string;
  readonly now: Pick<NowViewModel, 'now'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly report: (problem: string, cause?: unknown) => void;
};

/** ORDER-1: everything a customer decides before an order, its price at every moment, and the placing itself. */
export class CheckoutViewModel implements PageViewModel {
  choices: CheckoutChoices;
  /** How often ordering was refused; each time the focus goes to the reason. */
  refusals = 0;
  /** Set when an order was placed: the page stays quiet until the next one is there. */
  placedId: OrderId | undefined;
  readonly facts: FactsViewModel;
  readonly calculation: CalculationViewModel;
  readonly coupon: CouponViewModel;
  readonly placing: PlacingViewModel;
  readonly zone: ZoneViewModel;
  readonly faults: FaultsViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.choices = deps.choices.read();
    this.facts = new FactsViewModel(deps);
    this.calculation = new CalculationViewModel(deps);
    this.zone = new ZoneViewModel(deps);
    this.coupon = new CouponViewModel({
      coupons: deps.coupons, delay: deps.delay, shop: () => deps.cart.shop, applied: () => this.choices.coupon, apply: (coupon) => this.#choose({ coupon }),
    });
    this.placing = new PlacingViewModel({
      placeOrder: deps.placeOrder, reach: deps.reach, calculation: this.calculation, draft: () => this.draft, isTotalCurrent: () => this.isTotalCurrent,
      adapt: (changes) => adaptToChanges(changes, { cart: deps.cart, choose: (change) => this.#choose(change), leaveZone: this.zone.refuse }),
      placed: (id) => this.#placed(id), refused: (problem) => this.#refused(problem),
    });
    this.faults = new FaultsViewModel({ ...deps, facts: this.facts, calculation: this.calculation, zone: this.zone, draft: () => this.draft, payment: () => this.payment });
    makeAutoObservable(this, { choices: observableRef, facts: false, faults: false, calculation: false, coupon: false, placing: false, zone: false }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return ready;
  }

  activate(): () => void {
    const { cart, choices } = this.#deps;
    const following = choices.changes.subscribe({ next: (value) => runInAction(() => { this.choices = value; }) });
    const stops = [
      this.facts.followAddress(),
      reaction(() => cart.shop, (shop) => shop !== undefined && this.#openShop(shop), { fireImmediately: true }),
      reaction(() => ({ shop: cart.shop, at: this.fulfilment === 'delivery' ? this.facts.address?.location : undefined }), ({ shop, at }) => {
        if (shop !== undefined) void this.zone.check(shop, at);
      }, { fireImmediately: true, equals: compareStructural }),
      reaction(() => ({ draft: this.#pricedDraft, cart: cart.isSettled && cart.userCart }), ({ draft }) => {
        if (draft && cart.isSettled) this.calculation.ask(draft);
        else this.calculation.stop();
      }, { fireImmediately: true, equals: compareStructural }),
    ];
    void this.facts.load();
    void this.placing.resume();
    return () => {
      following.unsubscribe();
      for (const stop of stops) stop();
    };
  }

  head(translate: TFunction): PageHead {
    return { title: translate('checkout.title'), isPrivate: true };
  }

  get isLoading(): boolean {
    return !this.#deps.cart.isReady || (!this.isEmpty && (this.#deps.cart.userCart === undefined || this.facts.shop?.value === undefined));
  }

  get isEmpty(): boolean {
    return this.#deps.cart.isReady && this.#deps.cart.isEmpty && !this.placing.isPlacing;
  }

  get cart(): CheckoutCart {
    return this.#deps.cart;
  }

  get fulfilment(): CheckoutChoices['fulfilment'] {
    return this.choices.fulfilment;
  }

  get times(): TimeOptions | undefined {
    const shop = this.facts.shop?.value;
    return shop && timeOptions(shop, this.#deps.now.now, this.#deps.timeZones, this.#deps.deviceZone);
  }

  get phone(): string {
    return this.choices.phone ?? this.facts.phone;
  }

  get payment(): PaymentMethod | undefined {
    const [only, second] = this.facts.methods ?? [];
    return only && !second ? only : this.facts.methods?.find(({ tag }) => tag === this.choices.paymentTag);
  }

  /** What a tip is a share of: the items after their discounts. */
  get tipBase(): Money | undefined {
    return this.#deps.cart.total;
  }

  get draft(): OrderDraft | undefined {
    const { userCart } = this.#deps.cart;
    if (!userCart || this.#deps.cart.isEmpty) return undefined;
    const base = this.tipBase ?? noMoney(userCart.total.scale);
    return {
      cartId: userCart.id,
      shopId: userCart.shopId,
      currencyId: userCart.currencyId,
      deliveryType: this.fulfilment,
      address: this.fulfilment === 'delivery' ? this.facts.address : undefined,
      slot: this.choices.slot,
      phone: this.phone,
      note: this.choices.note ?? '',
      coupon: this.choices.coupon,
      tips: this.fulfilment === 'delivery' ? tipAmount(this.choices.tip, base) : noMoney(base.scale),
      paymentId: this.payment?.id,
    };
  }

  /** Only what has a price: neither a note nor a way to pay asks for the total again. */
  get #pricedDraft(): OrderDraft | undefined {
    return this.draft && { ...this.draft, phone: '', note: '', paymentId: undefined };
  }

  get isTotalCurrent(): boolean {
    return !this.calculation.isPending && this.calculation.failure === undefined && this.calculation.shown !== undefined;
  }

  chooseFulfilment(fulfilment: CheckoutChoices['fulfilment']): void {
    this.#choose({ fulfilment });
  }

  /** Another time than the nearest ones: the next one after them, to begin with. */
  chooseOtherTime(): void {
    const slot = this.times?.later ?? this.times?.next.at(-1);
    if (slot) this.#choose({ slot });
  }

  chooseSlot(slot: CheckoutChoices['slot']): void {
    this.#choose({ slot });
  }

  choosePayment(paymentTag: string): void {
    this.#choose({ paymentTag });
  }

  chooseTip(tip: CheckoutChoices['tip']): void {
    this.#choose({ tip });
  }

  typePhone(phone: string): void {
    this.#choose({ phone });
  }

  typeNote(note: string): void {
    this.#choose({ note });
  }

  /** Orders what is shown, or points at what is missing. */
  async place(): Promise<void> {
    await this.#deps.cart.settled();
    if (this.faults.check()) return this.placing.place();
    runInAction(() => { this.refusals += 1; });
  }

  #choose(change: Partial<CheckoutChoices>): void {
    const { choices, cart } = this.#deps;
    const known = cart.shop === undefined ? this.choices : choicesFor(this.choices, cart.shop);
    choices.write({ ...known, ...change });
  }

  #openShop(shop: ShopId): void {
    const { choices } = this.#deps;
    choices.write(choicesFor(choices.read(), shop));
    this.facts.openShop(shop);
  }

  #placed(id: OrderId): void {
    const { cart, choices, cache, navigator } = this.#deps;
    runInAction(() => { this.placedId = id; });
    cart.placed();
    choices.write({ ...choices.read(), slot: undefined, coupon: undefined, tip: undefined, note: undefined });
    cache.invalidate(['orders']);
    navigator.go(`/orders/${id}`, { replace: true });
  }

  #refused(problem: PlacingProblem): void {
    runInAction(() => { this.refusals += 1; });
    if (problem.kind === 'outside-zone') this.zone.refuse();
    if (problem.kind === 'out-of-stock' || problem.kind === 'cart-gone') void this.#deps.cart.refresh();
  }
}
