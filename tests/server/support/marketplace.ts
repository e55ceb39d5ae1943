import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { createMarketplace, readConfig, type Marketplace, type Overrides, type ServerConfig } from '@infra/server/index.ts';
import { silentLog } from '@infra/server/platform/log.ts';
import type { Store } from '@infra/server/store/index.ts';
import { createApi, type Api } from './api.ts';
import { openEmptyStore } from './empty-store.ts';
import { smallCity } from './small-city.ts';

/** A Monday noon in Amsterdam. */
export const NOON = Date.parse('2025-03-10T11:00:00Z');
export const PASSWORD = 'lunchbox';

/** A clock that stands still until it is moved. */
export type HandClock = Clock & { advance(milliseconds: number): void };
export const createHandClock = (start: number = NOON): HandClock => {
  let now = start;
  return {
    now: () => instant(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};

/** Sign-ins in tests need not be slow. */
export const CHEAP = { rounds: 16, block: 1, lanes: 1 } as const;

export const testConfig = (environment: Readonly<Record<string, string>> = {}): ServerConfig => {
  const config = readConfig({ DEMO: 'on', LOG_LEVEL: 'silent', ...environment });
  if (!config.ok) throw new Error(config.error.map(({ sentence }) => sentence).join(' '));
  return { ...config.value, store: { kind: 'memory' } };
};

export type TestMarketplace = { readonly marketplace: Marketplace; readonly api: Api; readonly store: Store; readonly clock: HandClock };

/** A marketplace on a store of its own, at noon, in the small city. One is enough for a test file. */
export const startMarketplace = async (
  environment: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<TestMarketplace> => {
  const clock = createHandClock();
  const store = overrides.store ?? (await openEmptyStore());
  const started = await createMarketplace(testConfig(environment), {
    clock, log: silentLog, passwordCost: CHEAP, store, city: () => Promise.resolve(smallCity), ...overrides,
  });
  if (!started.ok) throw new Error(started.error.sentence);
  return { marketplace: started.value, api: createApi(started.value), store, clock };
};
