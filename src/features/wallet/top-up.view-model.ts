import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isDirectTag, type PaymentMethod, type TopUps } from '@domain/payments/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { addMoney, type Money } from '@domain/pricing/index.ts';
import { checkAmount, type MoneyDrafts, type WalletFacts } from '@domain/wallet/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import { MoneyForm } from './money-form.ts';
import type { WalletQueries } from './wallet.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: WalletQueries;
  readonly topUps: TopUps;
  readonly drafts: MoneyDrafts;
  readonly currency: Pick<CurrencyViewModel, 'current' | 'scale' | 'text'>;
  readonly makeUuid: () => string;
  /** Leaves for another site. */
  readonly leave: (url: string) => void;
};

/** Amounts to choose, in whole units of the currency. */
export const TOP_UP_STEPS = [10, 20, 50, 100] as const;

/** WALLET-1: money from a provider into the wallet. */
export class TopUpViewModel implements PageViewModel {
  methods: readonly PaymentMethod[] | undefined = undefined;
  methodsFailure: RemoteFailure | undefined = undefined;
  chosen: PaymentMethod | undefined = undefined;
  readonly form: MoneyForm;
  readonly live: LiveQuery<WalletFacts | undefined>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const request = () => JSON.stringify([this.chosen?.tag, this.amount?.minor, deps.currency.current?.id]);
    this.form = new MoneyForm({ ...deps, action: 'top-up', request });
    this.live = new LiveQuery(deps.cache, deps.queries.facts());
    makeAutoObservable(
      this,
      { form: false, live: false, methods: observableRef, methodsFailure: observableRef, chosen: observableRef },
      { autoBind: true },
    );
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await Promise.all([this.live.load(), this.loadMethods()]);
    return ready;
  }

  activate(): () => void {
    return this.live.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('wallet.top_up_head'), isPrivate: true };
  }

  async loadMethods(): Promise<void> {
    const outcome = await this.#deps.topUps.methods();
    runInAction(() => {
      this.methodsFailure = outcome.ok ? undefined : outcome.error;
      if (!outcome.ok) return;
      this.methods = outcome.value.filter(({ tag }) => !isDirectTag(tag));
      this.chosen ??= this.methods[0];
    });
  }

  get amount(): Money | undefined {
    const amount = checkAmount(this.form.draft.typed, this.#deps.currency.scale);
    return amount.ok ? amount.value : undefined;
  }

  /** The balance after the top-up, where it is known. */
  get after(): Money | undefined {
    const balance = this.live.value?.balance;
    return balance && this.amount && addMoney(balance, this.amount);
  }

  choose(method: PaymentMethod): void {
    this.chosen = method;
    this.form.submission.forget();
  }

  async submit(): Promise<void> {
    const { currency, topUps, leave } = this.#deps;
    const { form, chosen } = this;
    const wallet = this.live.value;
    const amount = checkAmount(form.draft.typed, currency.scale);
    if (!amount.ok) return form.refuse(amount.error);
    if (form.submission.isBusy || !currency.current || !chosen || !wallet) return;
    const { id: currencyId } = currency.current;
    const order = { walletId: wallet.id, tag: chosen.tag, amount: amount.value, currencyId };
    const outcome = await form.send((key) => topUps.start(order, key));
    if (!outcome.ok) return;
    form.paying(outcome.value);
    leave(outcome.value.url);
  }
}
