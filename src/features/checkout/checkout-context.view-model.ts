import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  deliveryAddressOf,
  isPlaced,
  type Addresses,
  type ChosenAddress,
  type DeliveryAddress,
} from '@domain/addresses/index.ts';
import type { Shop, ShopKind } from '@domain/catalog/index.ts';
import type { Profile, Profiles } from '@domain/identity/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { PaymentMethod, PaymentMethods } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { ShareFacts } from '../paying/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { CheckoutCart } from './checkout-cart.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'shop'>;
  readonly cart: Pick<CheckoutCart, 'refresh' | 'settled' | 'isSettled' | 'userCart' | 'failure'>;
  readonly profiles: Pick<Profiles, 'load'>;
  readonly payments: PaymentMethods;
  readonly address: ChosenAddress;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly currencies: Pick<CurrencyViewModel, 'current' | 'options'>;
};

/** What the choices at checkout depend on: the shop, the account, the address and the payment methods. */
export class CheckoutContextViewModel {
  shop: LiveQuery<Shop> | undefined;
  profile: Profile | undefined;
  profileFailure: RemoteFailure | undefined;
  /** Payment methods; `undefined` until they are loaded. */
  methods: readonly PaymentMethod[] | undefined;
  methodsFailure: RemoteFailure | undefined;
  address: DeliveryAddress | undefined;
  /** How many answers are on their way that decide what can be ordered. */
  waiting = 0;
  readonly #deps: Deps;
  #shopId: ShopId | undefined;
  #loading: Promise<unknown> = Promise.resolve();
  #loadingMethods: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.address = deps.address.read();
    makeAutoObservable(
      this,
      {
        shop: observableRef,
        profile: observableRef,
        profileFailure: observableRef,
        methods: observableRef,
        methodsFailure: observableRef,
        address: observableRef,
      },
      { autoBind: true },
    );
  }

  /** ORDER-9: whether the server passes a handover on. */
  get takesHandover(): boolean {
    return this.#deps.reference.settings.extensions.includes('handover');
  }

  /** Whether unpaid orders are kept for a while. */
  get canPayLater(): boolean {
    return this.#deps.reference.settings.extensions.includes('order_hold');
  }

  /** PAY-4b: what decides how much the wallet can pay of a total beside a provider. */
  shareFacts(due: Money | undefined): ShareFacts {
    const { currencies, reference } = this.#deps;
    const { methods, profile } = this;
    return { due, balance: profile?.walletBalance, methods, currencies, settings: reference.settings };
  }

  get kind(): ShopKind | undefined {
    return this.shop?.value?.kind;
  }

  /** Why there is nothing to decide yet; whatever is already on screen stays. */
  get loadFailure(): RemoteFailure | undefined {
    const { userCart, failure } = this.#deps.cart;
    return this.profileFailure ?? (userCart ? undefined : failure) ?? this.shop?.failure;
  }

  get phone(): string {
    return internationalPhone(this.profile?.phone);
  }

  /** Follows the chosen address. */
  followAddress(): () => void {
    const following = this.#deps.address.changes.subscribe({
      next: (value) =>
        runInAction(() => {
          this.address = value;
        }),
    });
    return () => following.unsubscribe();
  }

  /**
   * Reloads prices, supply and the account, and whatever failed before; proposes the active saved address where none is
   * chosen.
   */
  load(): Promise<unknown> {
    return (this.#loading = Promise.all([this.#load(), this.#offerSavedAddress()]));
  }

  /**
   * Whether the server has confirmed the cart on screen, and account, saved address and payment methods are known or
   * have failed.
   */
  get isSettled(): boolean {
    return this.waiting === 0 && this.#deps.cart.isSettled;
  }

  /** Resolves when that is so. */
  async settled(): Promise<void> {
    await Promise.all([this.#loading, this.#deps.cart.settled()]);
    // Which shop is asked for them follows from the cart.
    await this.#loadingMethods;
  }

  async #load(): Promise<void> {
    const { cart, profiles } = this.#deps;
    this.profileFailure = undefined;
    this.waiting++;
    if (this.shop?.failure) void this.shop.load();
    if (this.methodsFailure) void this.loadMethods();
    const [profile] = await Promise.all([profiles.load(), cart.refresh()]);
    runInAction(() => {
      this.waiting--;
      if (profile.ok) this.profile = profile.value;
      else this.profileFailure = profile.error;
    });
  }

  openShop(id: ShopId): void {
    this.#shopId = id;
    this.shop = new LiveQuery(this.#deps.cache, this.#deps.queries.shop(id));
    void this.shop.load();
    void this.loadMethods();
  }

  /** Asks again whether the shop takes orders. */
  reloadShop(): void {
    this.shop?.reload();
    void this.shop?.load();
  }

  /** Loads the payment methods of the shop. */
  loadMethods(): Promise<void> {
    return (this.#loadingMethods = this.#loadMethods());
  }

  async #loadMethods(): Promise<void> {
    const shop = this.#shopId;
    if (shop === undefined) return;
    this.waiting++;
    const answer = await this.#deps.payments.list(shop);
    runInAction(() => {
      this.waiting--;
      if (shop !== this.#shopId) return;
      this.methodsFailure = answer.ok ? undefined : answer.error;
      if (answer.ok) this.methods = answer.value;
    });
  }

  async #offerSavedAddress(): Promise<void> {
    const { address, addresses } = this.#deps;
    if (address.read()) return;
    this.waiting++;
    const saved = await addresses.list();
    const active = saved.ok ? saved.value.filter(isPlaced).find(({ isActive }) => isActive) : undefined;
    runInAction(() => {
      if (active && !address.read()) address.write(deliveryAddressOf(active));
      this.waiting--;
    });
  }
}

/** Returns a number in international form; the wire has its digits only. */
const internationalPhone = (digits: string | undefined): string => (digits ? `+${digits.replace(/^\+/, '')}` : '');
