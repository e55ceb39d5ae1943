import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Profiles } from '@domain/identity/index.ts';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import {
  isDirectTag,
  isSameSubject,
  readPaymentTag,
  type DuePayments,
  type DuePaymentState,
  type PaymentMethod,
  type PaymentMethods,
  type PaymentVisit,
  type PaymentVisits,
} from '@domain/payments/index.ts';
import { canPay } from '@domain/wallet/index.ts';
import { moneyOf, type Money } from '@domain/pricing/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { DataCache } from '../../data/index.ts';
import { failureText } from '../failure/index.ts';
import type { Payable } from './payable.ts';
import { UnansweredCall } from './unanswered-call.ts';

export type PayingDeps = {
  readonly payments: DuePayments;
  readonly methods: PaymentMethods;
  readonly profiles: Pick<Profiles, 'load'>;
  readonly visits: PaymentVisits;
  readonly cache: Pick<DataCache, 'invalidate'>;
  /** The currency of amounts on screen, which is that of the balance. */
  readonly currency: () => CurrencyId | undefined;
  readonly makeUuid: () => string;
  readonly translate: Translate;
};

/** What the customer sees of a payment. */
export type Outcome = 'paid' | 'refused' | 'returned' | 'unfinished' | 'waiting' | 'unpaid';

/**
 * ORDER-3, PARCEL-1: paying for an order or a parcel that exists: the way to a provider's page, the way back, and
 * another try.
 */
export class PayingViewModel {
  known: DuePaymentState | undefined = undefined;
  methods: readonly PaymentMethod[] | undefined = undefined;
  balance: Money | undefined = undefined;
  chosen: string | undefined = undefined;
  usesWalletShare = false;
  isChoosing = false;
  isBusy = false;
  fault: string | undefined = undefined;
  /** The method whose page opens now. */
  opening: string | undefined = undefined;
  /** The address to go to. */
  page: string | undefined = undefined;
  payable: Payable;
  /** Whether the customer comes back from a provider's page. */
  isReturning: boolean;
  readonly #deps: PayingDeps;
  #turn = 0;
  readonly #unanswered: UnansweredCall;

  constructor(deps: PayingDeps, payable: Payable) {
    this.#deps = deps;
    this.#unanswered = new UnansweredCall(deps.makeUuid);
    this.payable = payable;
    this.isReturning = this.#visit !== undefined;
    makeAutoObservable(
      this,
      { known: observableRef, methods: observableRef, balance: observableRef, payable: observableRef },
      { autoBind: true },
    );
  }

  /** Goes on to the provider that was chosen at checkout; otherwise finds out how the payment stands. */
  async begin(): Promise<void> {
    const { start, fromWallet } = this.#visit ?? {};
    if (start !== undefined && this.payable.isOwed) return this.#open(start, fromWallet);
    if (this.isConcerned) await this.ask();
  }

  /** The order or parcel has changed. */
  follow(payable: Payable): void {
    if (payable === this.payable) return;
    this.payable = payable;
    if (!this.isBusy && this.isConcerned) void this.ask();
  }

  /** The browser shows the page as it was left. */
  async comeBack(): Promise<void> {
    [this.opening, this.page, this.isBusy] = [undefined, undefined, false];
    this.isReturning = true;
    await this.ask();
  }

  async ask(): Promise<void> {
    const { payments, cache, visits } = this.#deps;
    const turn = ++this.#turn;
    const answer = await payments.inquire(this.payable.subject);
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (answer.ok) this.known = answer.value;
      if (answer.ok && answer.value.state === 'paid') this.fault = undefined;
      if (!answer.ok) this.fault = failureText(answer.error, this.#deps.translate);
    });
    if (!answer.ok) return;
    if (answer.value.state === 'paid') {
      visits.write(undefined);
      if (this.payable.isOwed) cache.invalidate(['orders']);
    }
    if (this.outcome === 'unpaid' || this.outcome === 'returned') await this.chooseAnother();
  }

  /** Whether there may be something to say about the payment. */
  get isConcerned(): boolean {
    return this.payable.isOwed || this.isReturning;
  }

  /** `undefined` while it is unknown, and where there is nothing to say. */
  get outcome(): Outcome | undefined {
    const state = this.known?.state;
    const { isOwed, payment } = this.payable;
    if (!isOwed || state === 'paid')
      return this.isReturning && (state === 'paid' || payment?.status === 'paid') ? 'paid' : undefined;
    switch (state) {
      case undefined:
      case 'progress':
        return undefined;
      case 'rejected':
        return 'refused';
      case 'open':
      case 'canceled':
        return 'unfinished';
      case 'waiting':
      case 'returned':
      case 'unpaid':
        return state;
    }
  }

  /** The method of the last try, if it is a provider's. */
  get lastTag(): string | undefined {
    const tag = this.known?.tag;
    return tag !== undefined && readPaymentTag(tag)?.kind === 'provider' ? tag : undefined;
  }

  /** Shows the other ways to pay. */
  async chooseAnother(): Promise<void> {
    this.isChoosing = true;
    const { methods, profiles, currency } = this.#deps;
    const [offered, profile] = await Promise.all([methods.list(this.payable.shop?.id), profiles.load()]);
    runInAction(() => {
      if (offered.ok) this.methods = offered.value;
      else this.fault = failureText(offered.error, this.#deps.translate);
      const isSameCurrency = this.payable.currency === undefined || this.payable.currency === currency();
      if (profile.ok && isSameCurrency) this.balance = profile.value.walletBalance;
    });
  }

  choose(tag: string): void {
    this.chosen = tag;
    this.fault = undefined;
  }

  useWalletShare(isUsed: boolean): void {
    this.usesWalletShare = isUsed;
  }

  /** PAY-4b: what the wallet can pay beside a provider, where it is among the ways to pay. */
  get walletShare(): Money | undefined {
    const share = this.known?.walletShare;
    const isOffered = share !== undefined && this.methods?.some(({ tag }) => tag === 'wallet');
    return isOffered ? moneyOf(share, this.payable.total.scale) : undefined;
  }

  /** Opens the page of the last try again; the other ways, where the wallet no longer has its part. */
  async payAgain(): Promise<void> {
    const { fromWallet } = this.#visit ?? {};
    const share = this.known?.walletShare;
    const most = share === undefined ? 0 : moneyOf(share, this.payable.total.scale).minor;
    if ((fromWallet?.minor ?? 0) > most) return this.chooseAnother();
    if (this.lastTag !== undefined) await this.#open(this.lastTag, fromWallet);
  }

  /** Pays by the chosen method. */
  async pay(): Promise<void> {
    const { translate } = this.#deps;
    const method = this.methods?.find(({ tag }) => tag === this.chosen);
    if (!method) {
      this.fault = translate('checkout.fault.payment');
      return;
    }
    if (!isDirectTag(method.tag)) return this.#open(method.tag, this.usesWalletShare ? this.walletShare : undefined);
    if (method.tag === 'wallet' && !canPay(this.balance, this.payable.total)) {
      this.fault = translate('checkout.fault.wallet');
      return;
    }
    await this.#payDirectly(method);
  }

  /** Closes what was said about a finished payment. */
  dismiss(): void {
    this.isReturning = false;
  }

  /** The visit of this tab, if it is about this payment. */
  get #visit(): PaymentVisit | undefined {
    const visit = this.#deps.visits.read();
    return visit && isSameSubject(visit.subject, this.payable.subject) ? visit : undefined;
  }

  async #payDirectly(method: PaymentMethod): Promise<void> {
    const { payments, cache, translate } = this.#deps;
    if (this.isBusy) return;
    [this.isBusy, this.fault] = [true, undefined];
    const answer = await payments.pay(this.payable.subject, method.id, this.#unanswered.keyOf(method.tag));
    this.#unanswered.settle(answer);
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) this.fault = failureText(answer.error, translate);
      // The wallet has paid at once; cash is said by the page itself.
      this.isReturning = answer.ok && method.tag === 'wallet';
    });
    cache.invalidate(['orders']);
    await this.ask();
  }

  /** The same method leads to the same page while that is open, so this may be repeated. */
  async #open(tag: string, fromWallet: Money | undefined): Promise<void> {
    const { payments, visits, translate } = this.#deps;
    if (this.isBusy) return;
    [this.isBusy, this.opening, this.fault] = [true, tag, undefined];
    this.#turn++;
    const key = this.#unanswered.keyOf(fromWallet ? `${tag} ${fromWallet.minor}` : tag);
    const answer = await payments.open(this.payable.subject, tag, key, fromWallet);
    this.#unanswered.settle(answer);
    visits.write({ subject: this.payable.subject, start: undefined, fromWallet });
    runInAction(() => {
      if (answer.ok) this.page = answer.value;
      else {
        [this.isBusy, this.opening] = [false, undefined];
        this.fault = failureText(answer.error, translate);
      }
    });
    if (!answer.ok) await this.ask();
  }
}
