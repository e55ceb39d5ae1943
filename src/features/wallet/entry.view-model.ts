import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import type { OwnWallet, WalletEntry } from '@domain/wallet/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { WalletQueries } from './wallet.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: WalletQueries;
  readonly wallet: Pick<OwnWallet, 'cancel'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly zones: TimeZones;
  readonly zone: () => string;
};

/** WALLET-1: the receipt of one entry; a waiting withdrawal can be canceled here. */
export class EntryViewModel implements PageViewModel {
  live: LiveQuery<WalletEntry> | undefined = undefined;
  /** Whether the customer is asked before a withdrawal is canceled. */
  isAsking = false;
  isCanceling = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { live: observableRef }, { autoBind: true });
  }

  show({ params }: Pick<Place, 'params'>): void {
    const id = params['id'] ?? '';
    if (this.live || !isUuidV4(id)) return;
    this.live = new LiveQuery(this.#deps.cache, this.#deps.queries.entry(uuid(id)));
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.live?.load());
  }

  activate(): () => void {
    return this.live?.follow() ?? (() => {});
  }

  head(translate: Translate): PageHead {
    return { title: translate('wallet.receipt_head'), isPrivate: true };
  }

  get entry(): WalletEntry | undefined {
    return this.live?.value;
  }

  get canCancel(): boolean {
    return this.entry?.status === 'processed' && this.entry.type === 'withdraw';
  }

  timeText({ at }: Pick<WalletEntry, 'at'>): string {
    const { zones } = this.#deps;
    const zone = this.#deps.zone();
    return `${dateText(localDateOf(at, zone, zones))}, ${localTimeOf(at, zone, zones)}`;
  }

  askCancel(): void {
    this.isAsking = true;
  }

  keep(): void {
    this.isAsking = false;
  }

  async cancel(): Promise<void> {
    const { entry } = this;
    if (!entry || this.isCanceling) return;
    const { wallet, toasts, translate, cache, queries } = this.#deps;
    this.isCanceling = true;
    const outcome = await wallet.cancel(entry.uuid);
    runInAction(() => (this.isCanceling = this.isAsking = false));
    if (outcome.ok) toasts.show('success', translate('wallet.canceled'));
    else toasts.show('error', failureText(outcome.error, translate));
    // The operator may have been quicker.
    cache.invalidate(queries.key);
  }
}
