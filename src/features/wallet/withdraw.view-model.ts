import { makeAutoObservable } from 'mobx';
import { checkSpending, type MoneyDrafts, type OwnWallet, type WalletFacts } from '@domain/wallet/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { MoneyForm } from './money-form.ts';
import type { WalletQueries } from './wallet.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: WalletQueries;
  readonly wallet: Pick<OwnWallet, 'withdraw'>;
  readonly drafts: MoneyDrafts;
  readonly currency: Pick<CurrencyViewModel, 'current' | 'text'>;
  readonly makeUuid: () => string;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/** WALLET-1: money out of the wallet; the operator pays it out. */
export class WithdrawViewModel implements PageViewModel {
  /** Whether the note is missing: without it nobody knows where to pay. */
  isNoteMissing = false;
  readonly form: MoneyForm;
  readonly live: LiveQuery<WalletFacts | undefined>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const request = () =>
      JSON.stringify([this.form.draft.typed.trim(), this.form.draft.note.trim(), deps.currency.current?.id]);
    this.form = new MoneyForm({ ...deps, action: 'withdraw', request });
    this.live = new LiveQuery(deps.cache, deps.queries.facts());
    makeAutoObservable(this, { form: false, live: false }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await this.live.load();
    return ready;
  }

  activate(): () => void {
    return this.live.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('wallet.withdraw_head'), isPrivate: true };
  }

  note(text: string): void {
    this.isNoteMissing = false;
    this.form.change({ note: text });
  }

  async submit(): Promise<void> {
    const { currency, wallet, cache, queries, navigator, toasts, translate } = this.#deps;
    const { form } = this;
    const { typed, note } = form.draft;
    const facts = this.live.value;
    if (form.submission.isBusy || !currency.current || !facts) return;
    const amount = checkSpending(typed, facts.balance);
    this.isNoteMissing = note.trim() === '';
    if (!amount.ok) return form.refuse(amount.error);
    if (this.isNoteMissing) return form.submission.refuse();
    const { id: currencyId } = currency.current;
    const order = { amount: amount.value, currencyId, note: note.trim() };
    const outcome = await form.send((key) => wallet.withdraw(order, key));
    if (!outcome.ok) return;
    form.clear();
    cache.invalidate(queries.key);
    toasts.show('success', translate('wallet.requested'));
    navigator.go(`/wallet/receipt/${outcome.value.uuid}`, { replace: true });
  }
}
