import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import {
  createMarketplace,
  readConfig,
  type Marketplace,
  type Overrides,
  type ServerConfig,
} from '@infra/server/index.ts';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import type { Timers } from '@infra/server/foundation/platform/timers.ts';
import type { Store } from '@infra/server/store/index.ts';
import { createApi, type Api } from './api.ts';
import { openEmptyStore } from './empty-store.ts';
import { smallCity } from './small-city.ts';

/** A Monday noon in Amsterdam. */
export const NOON = Date.parse('2025-03-10T11:00:00Z');

/** A clock that stands still until a test moves it. */
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

/** Work over time that happens when a test says so. */
export type HandTimers = Timers & { /** One round of every job, to its end. */ tick(): Promise<void> };
export const createHandTimers = (): HandTimers => {
  const tasks = new Set<() => Promise<void>>();
  return {
    every: (_milliseconds, task) => {
      tasks.add(task);
      return () => void tasks.delete(task);
    },
    tick: async () => {
      for (const task of tasks) await task();
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

export type TestMarketplace = {
  readonly marketplace: Marketplace;
  readonly api: Api;
  readonly store: Store;
  readonly clock: HandClock;
  readonly timers: HandTimers;
};

/** A marketplace on a store of its own, at noon, in the small city. One is enough for a test file. */
export const startMarketplace = async (
  environment: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<TestMarketplace> => {
  const [clock, timers] = [createHandClock(), createHandTimers()];
  const store = overrides.store ?? (await openEmptyStore());
  const started = await createMarketplace(testConfig(environment), {
    clock,
    timers,
    log: silentLog,
    passwordCost: CHEAP,
    store,
    city: () => Promise.resolve(smallCity),
    ...overrides,
  });
  if (!started.ok) throw new Error(started.error.sentence);
  return { marketplace: started.value, api: createApi(started.value), store, clock, timers };
};
