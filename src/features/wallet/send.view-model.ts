import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { checkLoginName } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { subtractMoney, type Money } from '@domain/pricing/index.ts';
import {
  checkSpending,
  isOwnContact,
  maskedContact,
  type MoneyDrafts,
  type MoneyTransfers,
  type Receiver,
  type WalletFacts,
} from '@domain/wallet/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import { MoneyForm } from './money-form.ts';
import type { WalletQueries } from './wallet.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: WalletQueries;
  readonly transfers: MoneyTransfers;
  readonly drafts: MoneyDrafts;
  readonly currency: Pick<CurrencyViewModel, 'current' | 'text'>;
  readonly makeUuid: () => string;
  readonly navigator: Pick<Navigator, 'go'>;
};

export type SendStep = 'who' | 'amount' | 'check' | 'done';
/** The answer to a search; `contact` is the typed contact, masked, if it was one. */
export type Found = {
  readonly people: readonly Receiver[];
  readonly contact: string;
  /** The contact is the customer's own, who finds nobody by it. */
  readonly isOwn: boolean;
};

const PATH = '/wallet/send';

/** WALLET-1: find a person, say how much, look once more, send. The step is in the address, so Back works. */
export class SendViewModel implements PageViewModel {
  wanted: SendStep = 'who';
  search = '';
  isSearching = false;
  isSearchEmpty = false;
  found: Found | undefined = undefined;
  searchFailure: RemoteFailure | undefined = undefined;
  /** What was sent, to say so. */
  sent: { readonly amount: Money; readonly name: string } | undefined = undefined;
  readonly form: MoneyForm;
  readonly live: LiveQuery<WalletFacts | undefined>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const request = () => JSON.stringify([this.form.draft.to?.uuid, this.amount?.minor, deps.currency.current?.id]);
    this.form = new MoneyForm({ ...deps, action: 'send', request });
    this.live = new LiveQuery(deps.cache, deps.queries.facts());
    makeAutoObservable(
      this,
      { form: false, live: false, found: observableRef, searchFailure: observableRef, sent: observableRef },
      { autoBind: true },
    );
  }

  show({ query }: Pick<Place, 'query'>): void {
    this.wanted = (['amount', 'check'] as const).find((step) => step === query['step']) ?? 'who';
  }

  async prepare(): Promise<PageOutcome> {
    await this.live.load();
    return ready;
  }

  activate(): () => void {
    return this.live.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('wallet.send_head'), isPrivate: true };
  }

  /** An address of a later step shows the first one that lacks something. */
  get step(): SendStep {
    if (this.sent) return 'done';
    if (this.wanted === 'who' || !this.form.draft.to) return 'who';
    return this.wanted === 'check' && this.amount ? 'check' : 'amount';
  }

  get amount(): Money | undefined {
    const balance = this.live.value?.balance;
    const amount = balance && checkSpending(this.form.draft.typed, balance);
    return amount?.ok === true ? amount.value : undefined;
  }

  get after(): Money | undefined {
    const balance = this.live.value?.balance;
    return balance && this.amount && subtractMoney(balance, this.amount);
  }

  type(text: string): void {
    this.search = text;
    this.isSearchEmpty = false;
  }

  async find(): Promise<void> {
    const text = this.search.trim();
    this.isSearchEmpty = text === '';
    if (text === '' || this.isSearching) return;
    this.isSearching = true;
    const outcome = await this.#deps.transfers.receivers(text, 1);
    runInAction(() => {
      this.isSearching = false;
      this.searchFailure = outcome.ok ? undefined : outcome.error;
      const contact = checkLoginName(text, 'both').ok ? maskedContact(text) : '';
      const isOwn = this.live.value !== undefined && isOwnContact(text, this.live.value.owner);
      this.found = outcome.ok ? { people: outcome.value.items, contact, isOwn } : undefined;
    });
  }

  choose(person: Receiver): void {
    this.form.change({ to: { ...person, contact: this.found?.contact ?? '' } });
    this.#deps.navigator.go(`${PATH}?step=amount`);
  }

  /** To the second look, or says what is wrong with the amount. */
  look(): void {
    const balance = this.live.value?.balance;
    const amount = balance && checkSpending(this.form.draft.typed, balance);
    if (!amount) return;
    if (amount.ok) this.#deps.navigator.go(`${PATH}?step=check`);
    else this.form.refuse(amount.error);
  }

  async send(): Promise<void> {
    const { transfers, currency, cache, queries } = this.#deps;
    const { amount, form } = this;
    const { to } = form.draft;
    if (!amount || !to || !currency.current || form.submission.isBusy) return;
    const { id: currencyId } = currency.current;
    const outcome = await form.send((key) => transfers.send({ to: to.uuid, amount, currencyId }, key));
    if (!outcome.ok) return;
    runInAction(() => (this.sent = { amount, name: to.name }));
    form.clear();
    cache.invalidate(queries.key);
  }

  again(): void {
    this.sent = undefined;
    this.found = undefined;
    this.search = '';
    this.#deps.navigator.go(PATH, { replace: true });
  }
}
