import { makeAutoObservable, observableRef } from 'mobx';
import { isDirectTag, payOffers, type PaymentMethod, type PayOffer } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import { offeredShare } from '../paying/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ParcelQueries } from './parcels.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<ParcelQueries, 'methods'>;
  readonly currencies: Pick<CurrencyViewModel, 'current' | 'options'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  /** The price and the balance, as far as they are known. */
  readonly money: () => { readonly total: Money | undefined; readonly balance: Money | undefined };
};

/** PARCEL-1, PAY-4: how a parcel is going to be paid. */
export class ParcelPaymentViewModel {
  method: PaymentMethod | undefined = undefined;
  isMissing = false;
  usesWalletShare = false;
  methods: LiveQuery<readonly PaymentMethod[]>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.methods = new LiveQuery(deps.cache, deps.queries.methods());
    makeAutoObservable(this, { method: observableRef, methods: observableRef }, { autoBind: true });
  }

  /** PAY-4a: the ways to pay, and whether the wallet suffices. */
  get offers(): readonly PayOffer[] {
    const methods = this.methods.value ?? [];
    const { total, balance } = this.#deps.money();
    if (!total) return methods.map((method) => ({ method, isEnough: true }));
    return payOffers(total, methods, {
      payment: undefined,
      balance: balance?.scale === total.scale ? balance : undefined,
    });
  }

  /** PAY-4b: what the wallet can pay beside a provider. */
  get walletShare(): Money | undefined {
    const { currencies, reference, money } = this.#deps;
    const { total, balance } = money();
    return offeredShare({
      due: total,
      balance,
      methods: this.methods.value,
      currencies,
      settings: reference.settings,
    });
  }

  choose(method: PaymentMethod): void {
    this.method = method;
    this.isMissing = false;
  }

  useWalletShare(isUsed: boolean): void {
    this.usesWalletShare = isUsed;
  }

  /** Returns the chosen way to pay, or says that it is missing. */
  check(): { readonly method: PaymentMethod; readonly fromWallet: Money | undefined } | undefined {
    const { method } = this;
    const isPayable = this.offers.some((offer) => offer.method.id === method?.id && offer.isEnough);
    this.isMissing = !isPayable;
    if (!method || !isPayable) return undefined;
    const isSplit = this.usesWalletShare && !isDirectTag(method.tag);
    return { method, fromWallet: isSplit ? this.walletShare : undefined };
  }
}
