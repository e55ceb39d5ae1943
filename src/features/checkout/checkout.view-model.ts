import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Addresses, ChosenAddress } from '@domain/addresses/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { DeliveryZones } from '@domain/catalog/index.ts';
import { fulfilmentOf, type CheckoutChoices, type ChoicesStore } from '@domain/checkout/index.ts';
import type { Profiles } from '@domain/identity/index.ts';
import type { OrderId, ShopId } from '@domain/kernel/ids.ts';
import type { Coupons, OrderDraft, Orders, PlaceOrder } from '@domain/orders/index.ts';
import type { PaymentMethods } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { DataCache } from '../../data/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { LazyReplacements } from '../substitution/index.ts';
import { CalculationViewModel } from './calculation.view-model.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { CheckoutFormViewModel } from './checkout-form.view-model.ts';
import { CouponViewModel } from './coupon.view-model.ts';
import { FaultsViewModel } from './faults.view-model.ts';
import { CheckoutContextViewModel } from './checkout-context.view-model.ts';
import { chosenPayment, orderDraft, pricedPart, providerTag, type KeepVisit } from './order-draft.ts';
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
  readonly keepVisit: KeepVisit;
  readonly profiles: Profiles;
  readonly choices: ChoicesStore;
  /** The percentage that new orders start with; `undefined` for no tip. */
  readonly defaultTip: () => number | undefined;
  readonly address: ChosenAddress;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly zones: DeliveryZones;
  readonly timeZones: TimeZones;
  readonly deviceZone: string;
  readonly now: Pick<NowViewModel, 'now'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly currencies: Pick<CurrencyViewModel, 'current' | 'options'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly report: (problem: string, cause?: unknown) => void;
  readonly replacements: Pick<LazyReplacements, 'orderedFor' | 'ready'>;
};

/** ORDER-1: the checkout: the customer's choices, their price, and placing the order. */
export class CheckoutViewModel implements PageViewModel {
  /** Set when an order was placed: the page stays unchanged until the order's page opens. */
  placedId: OrderId | undefined;
  readonly form: CheckoutFormViewModel;
  readonly context: CheckoutContextViewModel;
  readonly calculation: CalculationViewModel;
  readonly coupon: CouponViewModel;
  readonly placing: PlacingViewModel;
  readonly zone: ZoneViewModel;
  readonly faults: FaultsViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.form = new CheckoutFormViewModel({ ...deps, shop: () => deps.cart.shop });
    this.context = new CheckoutContextViewModel(deps);
    this.calculation = new CalculationViewModel(deps);
    this.zone = new ZoneViewModel(deps);
    this.coupon = new CouponViewModel({
      coupons: deps.coupons,
      delay: deps.delay,
      shop: () => deps.cart.shop,
      applied: () => this.choices.coupon,
      apply: (coupon) => this.form.choose({ coupon }),
    });
    this.placing = new PlacingViewModel({
      placeOrder: deps.placeOrder,
      reach: deps.reach,
      calculation: this.calculation,
      draft: () => this.draft,
      isComplete: async () => {
        await Promise.all([deps.replacements.ready(), this.context.settled()]);
        return this.faults.check();
      },
      isTotalCurrent: () => this.calculation.isCurrent,
      adapt: (changes) =>
        import('./adapt-to-changes.ts').then(
          ({ adaptToChanges }) =>
            adaptToChanges(changes, { cart: deps.cart, choose: this.form.choose, leaveZone: this.zone.refuse }),
          deps.cart.refresh,
        ),
      placed: (id) => void this.#placed(id),
      refused: (problem) => this.#refused(problem),
    });
    this.faults = new FaultsViewModel({
      ...deps,
      context: this.context,
      calculation: this.calculation,
      zone: this.zone,
      draft: () => this.draft,
      payment: () => this.payment,
    });
    makeAutoObservable(
      this,
      { form: false, context: false, faults: false, calculation: false, coupon: false, placing: false, zone: false },
      { autoBind: true },
    );
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return ready;
  }

  activate(): () => void {
    const { cart } = this.#deps;
    const stops = [
      this.form.follow(),
      this.context.followAddress(),
      reaction(
        () => cart.shop,
        (shop) => shop !== undefined && this.#openShop(shop),
        { fireImmediately: true },
      ),
      this.zone.follow(() => ({
        shop: cart.shop,
        at: this.fulfilment === 'delivery' ? this.context.address?.location : undefined,
      })),
      this.calculation.follow(() => ({
        draft: cart.isSettled && this.draft ? pricedPart(this.draft) : undefined,
        cart: cart.userCart,
      })),
    ];
    void this.context.load();
    // Early, for the section with these choices moves those below it.
    void this.#deps.replacements.ready();
    void this.placing.resume();
    return () => {
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('checkout.title'), isPrivate: true };
  }

  get isLoading(): boolean {
    return (
      !this.#deps.cart.isReady ||
      (!this.isEmpty && (this.#deps.cart.userCart === undefined || this.context.shop?.value === undefined))
    );
  }

  get isEmpty(): boolean {
    return this.#deps.cart.isReady && this.#deps.cart.isEmpty && !this.placing.isPlacing;
  }

  get cart(): CheckoutCart {
    return this.#deps.cart;
  }

  get choices(): CheckoutChoices {
    return this.form.choices;
  }

  get fulfilment(): CheckoutChoices['fulfilment'] {
    return fulfilmentOf(this.choices);
  }

  get times(): TimeOptions | undefined {
    const shop = this.context.shop?.value;
    return shop && timeOptions(shop, this.#deps.now.now, this.#deps.timeZones, this.#deps.deviceZone);
  }

  get phone(): string {
    return this.choices.phone ?? this.context.phone;
  }

  get payment(): ReturnType<typeof chosenPayment> {
    return chosenPayment(this.choices.paymentTag, this.context.methods, this.context.canPayLater);
  }

  /** The amount that a tip is a share of: the items after their discounts. */
  get tipBase(): Money | undefined {
    return this.#deps.cart.total;
  }

  get draft(): OrderDraft | undefined {
    return orderDraft({
      cart: this.#deps.cart,
      choices: this.choices,
      address: this.context.address,
      phone: this.phone,
      payment: this.payment,
      kind: this.context.kind,
      asked: this.#deps.replacements.orderedFor(this.#deps.cart),
    });
  }

  /** Selects the first time after the nearest ones, as the start of choosing another. */
  chooseOtherTime(): void {
    const slot = this.times?.later ?? this.times?.next.at(-1);
    if (slot) this.form.choose({ slot });
  }

  /** Places the order, or shows and focuses what is missing: at once, unless something is still loading. */
  async place(): Promise<void> {
    if (!this.context.isSettled || this.faults.check()) await this.placing.place();
  }

  #openShop(shop: ShopId): void {
    this.form.openShop(shop);
    this.context.openShop(shop);
  }

  async #placed(id: OrderId): Promise<void> {
    const { cart, cache, navigator, keepVisit } = this.#deps;
    runInAction(() => (this.placedId = id));
    const { usesWalletShare, paymentTag } = this.choices;
    const share = usesWalletShare === true ? this.context.shareFacts(this.calculation.total) : undefined;
    cart.placed();
    // The page of the order goes on to the provider; without it, that page asks how to pay.
    const start = providerTag(this.payment?.tag ?? paymentTag);
    if (start !== undefined) await keepVisit({ subject: { kind: 'order', id }, start }, share).catch(() => {});
    this.form.clearOrder();
    cache.invalidate(['orders']);
    navigator.go(`/orders/${id}`, { replace: true });
  }

  #refused(problem: PlacingProblem): void {
    this.faults.refuse();
    if (problem.kind === 'outside-zone') this.zone.refuse();
    // It may have paused meanwhile: then no later time can be chosen (ORDER-2h).
    if (problem.kind === 'closed') this.context.reloadShop();
    if (problem.kind === 'out-of-stock' || problem.kind === 'cart-gone') void this.#deps.cart.refresh();
  }
}
