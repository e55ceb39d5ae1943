import { makeAutoObservable } from 'mobx';
import {
  OWN_DATA_KINDS,
  type AccountDetails,
  type OwnData,
  type OwnDataKind,
  type OwnDataSummary,
} from '@domain/identity/index.ts';
import { announces } from '@domain/settings/index.ts';
import { LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { Submission } from '../sign-in/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { DeletionViewModel, type DeletionDeps } from './deletion.view-model.ts';

type Deps = Omit<DeletionDeps, 'own'> & {
  readonly cache: DataCache;
  readonly queries: { own(): Query<AccountDetails> };
  readonly data: OwnData;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  /** What this device holds without the server. */
  readonly onDevice: () => Readonly<Record<string, unknown>>;
  /** The day of this device, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Offers a text to the browser as a file. */
  readonly save: (name: string, text: string) => void;
};

/** ACCOUNT-5i, ACCOUNT-5j: what is stored about the customer, a copy of it, and the end of the account. */
export class OwnDataViewModel implements PageViewModel {
  readonly live: LiveQuery<AccountDetails>;
  readonly summary: LiveQuery<OwnDataSummary>;
  readonly copying = new Submission();
  readonly deletion: DeletionViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.live = new LiveQuery(deps.cache, deps.queries.own());
    this.summary = new LiveQuery(deps.cache, {
      key: ['profile', 'own-data'],
      load: deps.data.summarise,
      freshMs: 0,
    });
    this.deletion = new DeletionViewModel({ ...deps, own: () => this.live.value });
    makeAutoObservable(this, { live: false, summary: false, copying: false, deletion: false }, { autoBind: true });
  }

  /** Other servers of the contract tell nothing of what they store. */
  get hasCopies(): boolean {
    return announces(this.#deps.reference.settings, 'own_data');
  }

  /** What there is at least one of. */
  get kinds(): readonly (readonly [OwnDataKind, number])[] {
    const counts = this.summary.value?.counts;
    if (!counts) return [];
    return OWN_DATA_KINDS.map((kind) => [kind, counts[kind]] as const).filter(([, count]) => count > 0);
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await Promise.all([this.live.load(), this.hasCopies && this.summary.load()]);
    return ready;
  }

  activate(): () => void {
    const stops = [this.live.follow(), ...(this.hasCopies ? [this.summary.follow()] : [])];
    return () => {
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('own_data.head'), isPrivate: true };
  }

  /** Offers everything as a file: what the server holds, and what only this device does. */
  async download(): Promise<void> {
    const { data, onDevice, today, save, toasts, translate } = this.#deps;
    if (this.copying.isBusy) return;
    const outcome = await this.copying.send(data.copy);
    if (!outcome.ok) return;
    const name = `tiffin-${today()}.json`;
    save(name, JSON.stringify({ ...outcome.value, on_this_device: onDevice() }, undefined, 2));
    toasts.show('success', translate('own_data.saved', { file: name }));
  }
}
