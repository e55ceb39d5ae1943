import type { TFunction } from 'i18next';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { deliveryAddressOf, type Addresses, type ChosenAddress, type DeliveryAddress } from '@domain/addresses/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import { lineKey } from '@domain/cart/index.ts';
import type { DeliveryZones, Shop } from '@domain/catalog/index.ts';
import { checkDraft, choicesFor, tipAmount, type CheckoutChoices, type ChoicesStore, type DraftFault } from '@domain/checkout/index.ts';
import type { Profile, Profiles, SessionStore } from '@domain/identity/index.ts';
import type { OrderId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Change, Coupons, OrderDraft, Orders, PaymentMethod, PaymentMethods, PlaceOrder } from '@domain/orders/index.ts';
import { noMoney, type Money } from '@domain/pricing/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CartViewModel } from '../cart/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { CalculationViewModel } from './calculation.view-model.ts';
import { CouponViewModel } from './coupon.view-model.ts';
import { PlacingViewModel, type PlacingProblem } from './placing.view-model.ts';
import { leadOf, timeOptions, type TimeOptions } from './time-options.ts';
import { ZoneViewModel } from './zone.view-model.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'shop'>;
  readonly cart: CartViewModel;
  readonly orders: Pick<Orders, 'calculate'>;
  readonly placeOrder: PlaceOrder;
  readonly coupons: Coupons;
  readonly payments: PaymentMethods;
  readonly profiles: Profiles;
  readonly sessions: SessionStore;
  readonly choices: ChoicesStore;
  readonly address: ChosenAddress;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly zones: DeliveryZones;
  readonly timeZones: TimeZones;
  readonly now: Pick<NowViewModel, 'now'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly report: (problem: string, cause?: unknown) => void;
};

/** ORDER-1: everything a customer decides before an order, its price at every moment, and the placing itself. */
export class CheckoutViewModel implements PageViewModel {
  choices: CheckoutChoices;
  address: DeliveryAddress | undefined;
  profile: Profile | undefined;
  methods: readonly PaymentMethod[] = [];
  failure: RemoteFailure | undefined;
  shop: LiveQuery<Shop> | undefined;
  /** Faults are told once the customer has tried to order. */
  wasTried = false;
  /** How often ordering was refused; each time the focus goes to the reason. */
  refusals = 0;
  /** Set when an order was placed: the page stays quiet until the next one is there. */
  placedId: OrderId | undefined;
  readonly calculation: CalculationViewModel;
  readonly coupon: CouponViewModel;
  readonly placing: PlacingViewModel;
  readonly zone: ZoneViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.choices = deps.choices.read();
    this.address = deps.address.read();
    this.calculation = new CalculationViewModel(deps);
    this.zone = new ZoneViewModel(deps);
    this.coupon = new CouponViewModel({
      coupons: deps.coupons, delay: deps.delay, shop: () => deps.cart.shop, applied: () => this.choices.coupon, apply: (coupon) => this.#choose({ coupon }),
    });
    this.placing = new PlacingViewModel({
      placeOrder: deps.placeOrder, calculation: this.calculation, draft: () => this.draft, isTotalCurrent: () => this.isTotalCurrent,
      adapt: (changes) => this.#adapt(changes), placed: (id) => this.#placed(id), refused: (problem) => this.#refused(problem),
    });
    makeAutoObservable(this, {
      choices: observableRef, address: observableRef, profile: observableRef, methods: observableRef, failure: observableRef, shop: observableRef,
      calculation: false, coupon: false, placing: false, zone: false,
    }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return ready;
  }

  activate(): () => void {
    const { cart, choices, address } = this.#deps;
    const subscriptions = [
      choices.changes.subscribe({ next: (value) => runInAction(() => { this.choices = value; }) }),
      address.changes.subscribe({ next: (value) => runInAction(() => { this.address = value; }) }),
    ];
    const stops = [
      reaction(() => cart.shop, () => this.#openShop(), { fireImmediately: true }),
      reaction(() => ({ shop: cart.shop, at: this.fulfilment === 'delivery' ? this.address?.location : undefined }), ({ shop, at }) => {
        if (shop !== undefined) void this.zone.check(shop, at);
      }, { fireImmediately: true, equals: compareStructural }),
      reaction(() => ({ draft: this.draft, version: this.#deps.cart.isSettled && this.#deps.cart.userCart }), ({ draft }) => {
        if (draft && cart.isSettled) this.calculation.ask(draft);
        else this.calculation.stop();
      }, { fireImmediately: true, equals: compareStructural }),
    ];
    void this.load();
    void this.#offerSavedAddress();
    void this.placing.resume();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const stop of stops) stop();
    };
  }

  head(translate: TFunction): PageHead {
    return { title: translate('checkout.title'), isPrivate: true };
  }

  /** Prices and supply as of now, the account, and how it can be paid. */
  async load(): Promise<void> {
    const { cart, profiles } = this.#deps;
    this.failure = undefined;
    const [profile] = await Promise.all([profiles.load(), cart.refresh()]);
    runInAction(() => {
      if (profile.ok) this.profile = profile.value;
      else this.failure = profile.error;
    });
  }

  get isLoading(): boolean {
    return !this.#deps.cart.isReady || (!this.isEmpty && (this.#deps.cart.userCart === undefined || this.shop?.value === undefined));
  }

  get isEmpty(): boolean {
    return this.#deps.cart.isReady && this.#deps.cart.isEmpty;
  }

  get cart(): CartViewModel {
    return this.#deps.cart;
  }

  get fulfilment(): CheckoutChoices['fulfilment'] {
    return this.choices.fulfilment;
  }

  get times(): TimeOptions | undefined {
    const shop = this.shop?.value;
    return shop && timeOptions(shop, this.#deps.now.now, this.#deps.timeZones);
  }

  get phone(): string {
    return this.choices.phone ?? this.profile?.phone ?? '';
  }

  get payment(): PaymentMethod | undefined {
    return this.methods.find(({ tag }) => tag === this.choices.paymentTag);
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
      address: this.fulfilment === 'delivery' ? this.address : undefined,
      slot: this.choices.slot,
      phone: this.phone,
      note: this.choices.note ?? '',
      coupon: this.choices.coupon,
      tips: tipAmount(this.choices.tip, base),
      paymentId: this.payment?.id,
    };
  }

  get faults(): readonly DraftFault[] {
    const { draft } = this;
    const shop = this.shop?.value;
    const total = this.calculation.shown?.totals.total ?? this.#deps.cart.total;
    if (!draft || !shop || !total) return [];
    const lead = leadOf(shop);
    return checkDraft(draft, {
      schedule: shop.schedule, now: this.#deps.now.now, leadMinutes: lead.to, leadFromMinutes: lead.from, zones: this.#deps.timeZones,
      hasDetails: this.profile === undefined || this.profile.firstName !== '',
      isPhoneRequired: this.#deps.reference.settings.isPhoneRequired,
      isInsideZone: this.zone.answer === undefined ? undefined : this.zone.answer === 'inside',
      price: this.calculation.shown?.totals.price ?? this.#deps.cart.total ?? total, minimum: shop.minimum, total,
      paymentTag: this.payment?.tag, walletBalance: this.profile?.walletBalance,
    });
  }

  /** The faults a customer is told of. */
  get shownFaults(): readonly DraftFault[] {
    return this.wasTried ? this.faults : this.faults.filter(({ kind }) => kind === 'outside-zone' || kind === 'below-minimum' || kind === 'shop-closed' || kind === 'slot-gone' || kind === 'day-closed');
  }

  has(kind: DraftFault['kind']): boolean {
    return this.shownFaults.some((fault) => fault.kind === kind);
  }

  get isTotalCurrent(): boolean {
    return !this.calculation.isPending && this.calculation.failure === undefined && this.calculation.shown !== undefined;
  }

  chooseFulfilment(fulfilment: CheckoutChoices['fulfilment']): void {
    this.#choose({ fulfilment });
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

  /** True when the order is on its way; false points at what is missing. */
  async place(): Promise<boolean> {
    this.wasTried = true;
    await this.#deps.cart.settled();
    if (this.faults.length > 0) {
      runInAction(() => { this.refusals += 1; });
      return false;
    }
    await this.placing.place();
    return true;
  }

  #choose(change: Partial<CheckoutChoices>): void {
    const { choices, cart } = this.#deps;
    const known = cart.shop === undefined ? this.choices : choicesFor(this.choices, cart.shop);
    choices.write({ ...known, ...change });
  }

  /** Somebody who has not said where to gets the own active address. */
  async #offerSavedAddress(): Promise<void> {
    const { address, addresses } = this.#deps;
    if (address.read()) return;
    const saved = await addresses.list();
    const active = saved.ok ? saved.value.find(({ isActive }) => isActive) : undefined;
    if (active && !address.read()) address.write(deliveryAddressOf(active));
  }

  #openShop(): void {
    const { cart, cache, queries, choices, payments } = this.#deps;
    const id = cart.shop;
    if (id === undefined) return;
    choices.write(choicesFor(choices.read(), id));
    const shop = new LiveQuery(cache, queries.shop(id));
    runInAction(() => { this.shop = shop; });
    void shop.load();
    void payments.list(id).then((answer) => runInAction(() => {
      if (!answer.ok) return;
      this.methods = answer.value.filter(({ tag }) => tag === 'cash' || tag === 'wallet');
      const [only] = this.methods;
      if (only && this.methods.length === 1) this.#choose({ paymentTag: only.tag });
    }));
  }

  async #adapt(changes: readonly Change[]): Promise<void> {
    const { cart } = this.#deps;
    for (const change of changes) {
      if (change.kind === 'slot' && change.to) this.#choose({ slot: change.to });
      if (change.kind === 'coupon') this.#choose({ coupon: undefined });
      if (change.kind === 'fee' && change.to === undefined) this.zone.refuse();
      if (change.kind === 'stock' && change.available > 0) {
        const line = cart.lines.find(({ stockId }) => stockId === change.stockId);
        if (line) cart.setQuantity(lineKey(line), change.available);
      }
    }
    await cart.refresh();
  }

  #placed(id: OrderId): void {
    const { cart, choices, cache, navigator } = this.#deps;
    this.placedId = id;
    cart.placed();
    choices.write({ ...choices.read(), slot: undefined, coupon: undefined, tip: undefined, note: undefined });
    cache.invalidate(['orders']);
    navigator.go(`/orders/${id}`, { replace: true });
  }

  #refused(problem: PlacingProblem): void {
    this.refusals += 1;
    if (problem.kind === 'outside-zone') this.zone.refuse();
    if (problem.kind === 'out-of-stock' || problem.kind === 'cart-gone') void this.#deps.cart.refresh();
  }
}
