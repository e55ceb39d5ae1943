import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ServerConfig } from '../config.ts';
import { createPasswords, type PasswordCost, type Passwords } from '../features/identity/index.ts';
import { createRateLimiter, unlimited, type RateLimiter } from '../foundation/limits/index.ts';
import { createMetrics, type Metrics } from '../foundation/metrics/index.ts';
import { createJsonLog, type Log } from '../foundation/platform/log.ts';
import { systemRandom, type Random } from '../foundation/platform/random.ts';
import { systemTimers, type Timers } from '../foundation/platform/timers.ts';
import { openTracing, tracedLog, type Tracing } from '../foundation/tracing/index.ts';
import { intlTimeZones, systemClock } from '../foundation/time/index.ts';
import { createDirectoryFiles, createMemoryFiles, type FileStore } from '../foundation/files/index.ts';

/** The server's dependencies on the machine and the runtime. */
export type Platform = {
  /** The real time: tokens, codes, limits; the simulation starts from it. */
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly zones: TimeZones;
  readonly passwords: Passwords;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly limiter: RateLimiter;
  readonly timers: Timers;
  readonly files: FileStore;
};

/** Parts of the platform that tests and embedders may replace. */
export type PlatformOverrides = Partial<Omit<Platform, 'passwords' | 'limiter'>> & {
  readonly passwordCost?: PasswordCost;
};

export const createPlatform = async (config: ServerConfig, overrides: PlatformOverrides): Promise<Platform> => {
  const { clock = systemClock, random = systemRandom } = overrides;
  const log =
    overrides.log ??
    createJsonLog(
      config.logLevel,
      (line) => process.stdout.write(`${line}\n`),
      () => clock.now(),
    );
  const tracing = overrides.tracing ?? (await openTracing(config.traces, log));
  return {
    clock,
    random,
    log: tracedLog(log, tracing),
    tracing,
    zones: overrides.zones ?? intlTimeZones(),
    passwords: createPasswords(random, overrides.passwordCost),
    metrics: overrides.metrics ?? createMetrics({ ofProcess: false }),
    limiter: config.limits ? createRateLimiter(config.limits, clock) : unlimited,
    timers: overrides.timers ?? systemTimers,
    files: overrides.files ?? filesOf(config),
  };
};

const filesOf = ({ store, uploadsDirectory }: ServerConfig): FileStore =>
  store.kind === 'memory' ? createMemoryFiles() : createDirectoryFiles(uploadsDirectory);
