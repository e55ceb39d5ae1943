import { computed, makeObservable } from 'mobx';
import type { Language } from '@domain/localization/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { settingsOf, type Settings } from '@domain/settings/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { ReferenceQueries } from './reference.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: ReferenceQueries;
  readonly kept: () => Settings | undefined;
};

const noSettings = settingsOf([]);

/**
 * Languages, currencies and settings of the marketplace; empty, stored by an earlier visit or default until the server
 * has answered.
 */
export class ReferenceViewModel {
  readonly #languages: LiveQuery<readonly Language[]>;
  readonly #currencies: LiveQuery<readonly Currency[]>;
  readonly #settings: LiveQuery<Settings>;

  readonly #kept: Deps['kept'];

  constructor({ cache, queries, kept }: Deps) {
    this.#kept = kept;
    this.#languages = new LiveQuery(cache, queries.languages);
    this.#currencies = new LiveQuery(cache, queries.currencies);
    this.#settings = new LiveQuery(cache, queries.settings);
    makeObservable(this, { languages: computed, currencies: computed, settings: computed });
  }

  get languages(): readonly Language[] {
    return this.#languages.value ?? [];
  }

  get currencies(): readonly Currency[] {
    return this.#currencies.value ?? [];
  }

  get settings(): Settings {
    return this.#settings.value ?? this.#kept() ?? noSettings;
  }

  /** Loads everything in parallel; whatever fails keeps its default. */
  async prepare(): Promise<void> {
    await Promise.all(this.#all().map((query) => query.load()));
  }

  activate(): () => void {
    const following = this.#all().map((query) => query.follow());
    return () => {
      for (const stop of following) stop();
    };
  }

  #all(): readonly Pick<LiveQuery<unknown>, 'follow' | 'load'>[] {
    return [this.#languages, this.#currencies, this.#settings];
  }
}
