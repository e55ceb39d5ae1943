import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { DemoConfig } from '../config.ts';
import { loadCity, loadCityRows, type DemoCity } from '../demo-city/index.ts';
import type { Passwords } from '../features/identity/index.ts';
import { offerLanguages } from '../features/reference/offered-languages.repository.ts';
import { fillNewStore } from '../foundation/base-data/first-start.repository.ts';
import { baseRows } from '../foundation/base-data/index.ts';
import type { LanguageCode } from '../foundation/languages/index.ts';
import type { Log } from '../foundation/platform/log.ts';
import type { Store } from '../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly demo: DemoConfig | undefined;
  readonly clock: Clock;
  readonly marketClock: Clock;
  readonly zones: TimeZones;
  readonly passwords: Passwords;
  readonly log: Log;
  readonly city: (() => Promise<DemoCity>) | undefined;
  readonly languages: readonly LanguageCode[] | undefined;
};

/**
 * Fills a new store with the demo city, or with what every marketplace needs. Of any other store it changes only the
 * languages, where the settings name them.
 */
export const prepareStore = async (deps: Deps): Promise<void> => {
  const { store, demo, clock, marketClock, zones, passwords, log, city = loadCity, languages } = deps;
  const content = demo ? 'demo city' : 'base';
  const outcome = await fillNewStore(store, content, clock.now(), () =>
    demo
      ? loadCityRows(city, marketClock.now(), () => passwords.hash(demo.password), zones, demo.products)
      : Promise.resolve(baseRows(clock.now())),
  );
  if (outcome === 'filled') log.info('store.filled', { with: content });
  if (languages) await offerLanguages(store, languages);
};
