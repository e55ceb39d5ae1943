import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { cartTotals, entryOf, type CartPrices, type InsertEntry } from '@domain/cart/index.ts';
import { orderFees, serviceFeeIn, type GeoPoint, type Shop } from '@domain/catalog/index.ts';
import type { CartId, ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { missingToMinimum } from '@domain/orders/index.ts';
import { noMoney, subtractMoney, type CurrencyTerms, type Money, type Totals } from '@domain/pricing/index.ts';
import { followLatest, LiveQuery, type DataCache } from '../../data/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { CartViewModel } from './cart.view-model.ts';

type Deps = {
  readonly cart: Pick<CartViewModel, 'cart' | 'lines' | 'shop' | 'userCart' | 'isSettled' | 'itemsPrice'>;
  readonly prices: CartPrices;
  readonly address: { readonly chosen: DeliveryAddress | undefined };
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'shop'>;
  /** The marketplace's flat fee in the base currency, as its settings say it. */
  readonly serviceFee: () => string;
  readonly currency: () => CurrencyTerms | undefined;
  /** Language and currency, in which everything is asked. */
  readonly scope: () => unknown;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** The inputs of the sums. */
type Question = {
  readonly shop: ShopId;
  /** The server prices its own cart, once it has every edit. */
  readonly cart: CartId | undefined;
  readonly isSettled: boolean;
  readonly entries: readonly InsertEntry[];
  readonly place: GeoPoint | undefined;
  readonly scope: unknown;
};

/** Debounces the calculation while the customer changes quantities. */
export const REPRICE_MS = 250;

/**
 * CART-13: what the cart costs before it is ordered, as the server calculates it for checkout. The previous sums stay
 * until the next ones arrive; answers to earlier carts are ignored.
 */
export class CartSumsViewModel {
  /** The last answer of the server. */
  shown: { readonly totals: Totals } | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  isPending = false;
  shopQuery: LiveQuery<Shop> | undefined = undefined;
  readonly #deps: Deps;
  #turn = 0;
  /** Language and currency of the last question. */
  #scope: string | undefined;
  #observers = 0;
  #stop: (() => void) | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { shown: observableRef, failure: observableRef, shopQuery: observableRef });
  }

  /** The shop of the cart. */
  get shop(): Shop | undefined {
    return this.shopQuery?.value;
  }

  get address(): DeliveryAddress | undefined {
    return this.#deps.address.chosen;
  }

  /**
   * What the cart costs: as the server calculated it, and until it has, or where it cannot, by the same rules from what
   * is known here. Only the server knows the discounts of recipes: a cart that has one keeps it until the next answer.
   */
  get totals(): Totals | undefined {
    const { shown, isPending } = this;
    const isKept = shown && (!isPending || shown.totals.recipeDiscount.minor > 0);
    return isKept ? shown.totals : (this.#estimate() ?? shown?.totals);
  }

  /** Whether the totals are those of an earlier cart. */
  get isOld(): boolean {
    return this.isPending && this.totals === this.shown?.totals;
  }

  /** Whether the totals contain no delivery although the shop charges for it: no address is chosen. */
  get lacksDelivery(): boolean {
    const tariff = this.shop?.deliveryFee;
    return !this.address && tariff !== undefined && (tariff.base.minor > 0 || tariff.perKm.minor > 0);
  }

  /** The price of the items before discounts, where it can be compared with the shop's minimum. */
  get towardsMinimum():
    | { readonly price: Money; readonly minimum: Money; readonly missing: Money | undefined }
    | undefined {
    const price = this.#deps.cart.itemsPrice;
    const minimum = this.shop?.minimum;
    if (!price || !minimum || minimum.minor === 0 || price.scale !== minimum.scale) return undefined;
    return { price, minimum, missing: missingToMinimum(price, minimum) };
  }

  /** Both the panel beside a menu and the sheet may show the same sums. */
  activate(): () => void {
    if (this.#observers++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#observers === 0) this.#stop?.();
    };
  }

  #follow(): () => void {
    const { cart, cache, queries, scope } = this.#deps;
    const stops = [
      reaction(
        () => ({ shop: cart.shop, scope: scope() }),
        ({ shop }) =>
          runInAction(
            () => (this.shopQuery = shop === undefined ? undefined : new LiveQuery(cache, queries.shop(shop))),
          ),
        { fireImmediately: true, equals: compareStructural },
      ),
      followLatest(() => this.shopQuery),
      reaction(
        () => this.#question(),
        (question) => void this.#ask(question),
        { fireImmediately: true, equals: compareStructural },
      ),
    ];
    return () => {
      this.#turn++;
      for (const stop of stops) stop();
    };
  }

  #question(): Question | undefined {
    const { cart, address, scope } = this.#deps;
    if (cart.shop === undefined) return undefined;
    return {
      shop: cart.shop,
      cart: cart.userCart?.id,
      isSettled: cart.isSettled,
      entries: cart.lines.map((line) => entryOf(line)),
      place: address.chosen?.location,
      scope: scope(),
    };
  }

  #estimate(): Totals | undefined {
    const { cart, address, serviceFee, currency } = this.#deps;
    const { net, gross, discount } = cartTotals(cart.cart);
    const [shop, terms, place] = [this.shop, currency(), address.chosen?.location];
    const service = terms && serviceFeeIn(serviceFee(), terms);
    if (!shop || !service || !net || !gross || !discount || cart.userCart?.isGroup) return undefined;
    if (net.scale !== shop.deliveryFee.base.scale) return undefined;
    const fees = orderFees({ shop, place, items: net, service });
    if (place && !fees.delivery.isFinal) return undefined;
    const none = noMoney(net.scale);
    return {
      price: gross,
      discount,
      recipeDiscount: none,
      recipeCount: 0,
      shopTax: fees.shopTax,
      delivery: place ? fees.delivery.amount : none,
      service,
      waiter: none,
      coupon: none,
      tips: none,
      deposit: none,
      total: place ? fees.total : subtractMoney(fees.total, fees.delivery.amount),
    };
  }

  async #ask(question: Question | undefined): Promise<void> {
    const turn = ++this.#turn;
    this.isPending = question !== undefined;
    // Amounts of another currency say nothing about this one.
    if (!question || JSON.stringify(question.scope) !== this.#scope) this.shown = undefined;
    this.#scope = JSON.stringify(question?.scope);
    if (!question?.isSettled) return;
    if (this.shown) await this.#deps.delay(REPRICE_MS);
    if (turn !== this.#turn) return;
    const { shop, cart, entries, place } = question;
    const { prices } = this.#deps;
    const answer = await (cart === undefined ? prices.ofLines(shop, entries, place) : prices.ofCart(cart, place));
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isPending = false;
      this.failure = answer.ok ? undefined : answer.error;
      this.shown = answer.ok ? { totals: answer.value } : undefined;
    });
  }
}
