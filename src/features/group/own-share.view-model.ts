import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GroupPart } from '@domain/cart/index.ts';
import type { Profiles } from '@domain/identity/index.ts';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import {
  isOwed,
  type OrderedGroup,
  type OrderedGroups,
  type SharePayment,
  type SharePayments,
} from '@domain/orders/index.ts';
import { canPay } from '@domain/wallet/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';
import type { SessionViewModel } from '../session/index.ts';

export type OwnShareDeps = {
  readonly payments: SharePayments;
  readonly ordered: Pick<OrderedGroups, 'load' | 'tell'>;
  readonly profiles: Pick<Profiles, 'load'>;
  readonly session: Pick<SessionViewModel, 'isSignedIn'>;
  /** The currency of amounts on screen, which is that of the balance. */
  readonly currency: () => CurrencyId | undefined;
  readonly translate: Translate;
};

/** What the page does with the order that an answer brings. */
export type FollowOrder = (order: OrderedGroup) => void;

/** The way to settle a share without the app. */
export const BY_HAND = 'by-hand';

/** GROUP-6f: a member pays the own share to the owner of the group, or says that it was given. */
export class OwnShareViewModel {
  known: SharePayment | undefined = undefined;
  balance: Money | undefined = undefined;
  chosen: string | undefined = undefined;
  isBusy = false;
  fault: string | undefined = undefined;
  /** The address of the provider's page, which the browser goes to. */
  page: string | undefined = undefined;
  order: OrderedGroup;
  readonly #deps: OwnShareDeps;
  readonly #part: Pick<GroupPart, 'cartId' | 'secret'>;
  readonly #follow: FollowOrder;

  constructor(
    deps: OwnShareDeps,
    part: Pick<GroupPart, 'cartId' | 'secret'>,
    order: OrderedGroup,
    follow: FollowOrder,
  ) {
    this.#deps = deps;
    this.#part = part;
    this.#follow = follow;
    this.order = order;
    makeAutoObservable(
      this,
      { known: observableRef, balance: observableRef, order: observableRef },
      { autoBind: true },
    );
  }

  get share(): OrderedGroup['shares'][number] | undefined {
    return this.order.shares.find(({ id }) => id === this.order.self);
  }

  /** Whether the ways to pay are shown. */
  get isPayable(): boolean {
    const { share, known } = this;
    return share?.standing === 'open' && known !== undefined && known.methods.length > 0 && known.state !== 'waiting';
  }

  /** Whether the provider has not decided yet. */
  get isWaiting(): boolean {
    return this.known?.state === 'waiting' && this.share !== undefined && isOwed(this.share.standing);
  }

  async begin(): Promise<void> {
    await Promise.all([this.ask(), this.#loadBalance()]);
  }

  /** The browser shows the page as it was left. */
  async comeBack(): Promise<void> {
    [this.page, this.isBusy] = [undefined, false];
    await this.ask();
  }

  /** Asks how the payment stands; a payment that has arrived shows in the order. */
  async ask(): Promise<void> {
    const { payments, ordered } = this.#deps;
    const answer = await payments.load(this.#part);
    if (!answer.ok) return this.#failed(answer.error);
    runInAction(() => {
      this.known = answer.value;
      this.fault = undefined;
    });
    if (answer.value.state !== 'paid' || this.share?.standing === 'paid') return;
    const order = await ordered.load(this.#part);
    if (order.ok) this.#show(order.value);
  }

  /** The page knows the order anew. */
  update(order: OrderedGroup): void {
    this.order = order;
  }

  choose(tag: string): void {
    this.chosen = tag;
    this.fault = undefined;
  }

  /** Pays by the chosen way. */
  async pay(): Promise<void> {
    const { translate, payments, ordered } = this.#deps;
    const { chosen, share, isBusy } = this;
    if (isBusy || !share) return;
    if (chosen === undefined) return this.#refuse(translate('checkout.fault.payment'));
    if (chosen === BY_HAND) return this.#run(() => ordered.tell(this.#part, true));
    if (chosen !== 'wallet') return this.#open(chosen);
    if (!canPay(this.balance, share.total)) return this.#refuse(translate('checkout.fault.wallet'));
    return this.#run(() => payments.payFromWallet(this.#part));
  }

  /** Takes back that the share was given. */
  takeBack(): Promise<void> {
    return this.#run(() => this.#deps.ordered.tell(this.#part, false));
  }

  async #open(tag: string): Promise<void> {
    this.isBusy = true;
    const answer = await this.#deps.payments.start(this.#part, tag);
    if (answer.ok) return runInAction(() => void (this.page = answer.value.url));
    runInAction(() => (this.isBusy = false));
    this.#failed(answer.error);
  }

  async #run(call: () => ReturnType<OrderedGroups['load']>): Promise<void> {
    this.isBusy = true;
    const answer = await call();
    runInAction(() => {
      this.isBusy = false;
      this.fault = undefined;
    });
    if (answer.ok) this.#show(answer.value);
    else this.#failed(answer.error);
  }

  #show(order: OrderedGroup): void {
    this.update(order);
    this.#follow(order);
  }

  #failed(failure: RemoteFailure): void {
    this.#refuse(failureText(failure, this.#deps.translate));
  }

  #refuse(fault: string): void {
    runInAction(() => (this.fault = fault));
  }

  async #loadBalance(): Promise<void> {
    const { session, profiles, currency } = this.#deps;
    const isSame = this.order.currencyId === undefined || this.order.currencyId === currency();
    if (!session.isSignedIn || !isSame) return;
    const profile = await profiles.load();
    if (profile.ok) runInAction(() => (this.balance = profile.value.walletBalance));
  }
}
