import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ServerConfig } from '../config.ts';
import { loadCategories, loadCity, loadCityRows, type DemoCity } from '../demo-city/index.ts';
import { fillCategories } from '../features/catalog/first-categories.repository.ts';
import type { Passwords } from '../features/identity/index.ts';
import { offerLanguages } from '../features/reference/offered-languages.repository.ts';
import { fillNewStore } from '../foundation/base-data/first-start.repository.ts';
import { baseRows } from '../foundation/base-data/index.ts';
import type { Log } from '../foundation/platform/log.ts';
import { KNOWN_PASSWORD, type StartRefusal } from './open-data.ts';
import { hasDemoPassword } from '../features/identity/known-password.repository.ts';
import { KNOWN_DEMO_PASSWORD } from '../settings.ts';
import type { Store } from '../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly config: Pick<ServerConfig, 'demo' | 'languages' | 'isReachable'>;
  readonly clock: Clock;
  readonly marketClock: Clock;
  readonly zones: TimeZones;
  readonly passwords: Passwords;
  readonly log: Log;
  readonly city: (() => Promise<DemoCity>) | undefined;
};

/**
 * Fills a new store with the demo city, or with what every marketplace needs. Of any other store it changes the
 * languages only, where the settings name them, and adds categories where there are none. Closes a store that must not
 * be opened to the public.
 */
export const prepareStore = async (deps: Deps): Promise<StartRefusal | undefined> => {
  const { store, config, clock, marketClock, zones, passwords, log, city = loadCity } = deps;
  const { demo, languages, isReachable } = config;
  const content = demo ? 'demo city' : 'base';
  const outcome = await fillNewStore(store, content, clock.now(), () =>
    demo
      ? loadCityRows(city, marketClock.now(), () => passwords.hash(demo.password), zones, demo.products)
      : Promise.resolve(baseRows(clock.now())),
  );
  if (outcome === 'filled') log.info('store.filled', { with: content });
  if (!demo && (await fillCategories(store, () => loadCategories(clock.now()))))
    log.info('store.filled', { with: 'categories' });
  if (languages) await offerLanguages(store, languages);
  if (!isReachable || !(await hasDemoPassword(store, passwords, KNOWN_DEMO_PASSWORD))) return undefined;
  await store.close();
  return KNOWN_PASSWORD;
};
