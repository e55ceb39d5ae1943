import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { createAddressBook } from './addresses/index.ts';
import { baseRows, fillNewStore } from './base-data/index.ts';
import { createCarts } from './carts/index.ts';
import { createCatalog } from './catalog/index.ts';
import type { ServerConfig } from './config.ts';
import { createStories, createStoryJob } from './content/index.ts';
import { createFindCoupon } from './coupons/index.ts';
import { loadCity, loadCityRows, type DemoCity } from './demo-city/index.ts';
import { createEventLog, createEventStreams } from './events/index.ts';
import { allHandlers, createApp, createPictureLibrary, serveOperations, servePictures, serveProviderPages, serveTiles, serveUploads, type Connection } from './http/index.ts';
import { createIdempotent } from './http/idempotency.ts';
import { createMetrics, type Metrics } from './metrics/index.ts';
import { createOnce } from './idempotency/index.ts';
import { createEmbeddedProvider, createIdentity, createPasswords, type PasswordCost } from './identity/index.ts';
import { startJobs, type Job } from './jobs/index.ts';
import { createRateLimiter, unlimited } from './limits/index.ts';
import { createInbox } from './notifications/index.ts';
import { createOrders } from './orders/index.ts';
import { createOutbox } from './outbox/index.ts';
import { createPayOrder } from './payments/index.ts';
import { createJsonLog, type Log } from './platform/log.ts';
import { systemRandom, type Random } from './platform/random.ts';
import { systemTimers, type Timers } from './platform/timers.ts';
import { createPreferences, createPushTokens, createSearchPeople } from './profile/index.ts';
import { createQuoteBook } from './quotes/index.ts';
import { createReferenceSource } from './reference/index.ts';
import { createReviewBook } from './reviews/index.ts';
import { createSimulation } from './simulation/index.ts';
import { openStore, type Store, type StoreRefusal } from './store/index.ts';
import { createSimulationClock, intlTimeZones, systemClock } from './time/index.ts';
import { createDirectoryFiles, createMemoryFiles, createUploadJob, createUploads, type FileStore } from './uploads/index.ts';
import { createLedger } from './wallet/index.ts';

/** The other side of the HTTP contract, without a socket. */
export interface Marketplace {
  /** The marketplace's present: simulated in demo mode. */
  now(): Instant;
  /** Answers one request; never rejects. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Ends jobs and open streams, waits until nobody is being answered any more, and lets go of the data. */
  close(answered?: Promise<void>): Promise<void>;
}

/** What tests and embedders may replace. */
export type Overrides = {
  /** The real time: tokens, codes, limits; the simulation starts from it. */
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
  readonly zones?: TimeZones;
  readonly passwordCost?: PasswordCost;
  /** An open store; it is closed with the marketplace. */
  readonly store?: Store;
  /** Another city than the one in demo-city/content. */
  readonly city?: () => Promise<DemoCity>;
  readonly metrics?: Metrics;
  readonly heartbeatMs?: number;
  readonly timers?: Timers;
  /** Where the pictures of the city lie. */
  readonly pictures?: string;
  readonly files?: FileStore;
};

const HEARTBEAT_MS = 15_000;
const MOST_STREAMS = 5;
const PRUNE_MS = 600_000;

/** Why the server does not start, for whoever started it. */
export type StartRefusal = { readonly kind: 'data-in-use'; readonly sentence: string };

/** Opens the store, fills it at its first start and wires the server. */
export const createMarketplace = async (config: ServerConfig, overrides: Overrides = {}): Promise<Result<Marketplace, StartRefusal>> => {
  const clock = overrides.clock ?? systemClock;
  const random = overrides.random ?? systemRandom;
  const log = overrides.log ?? createJsonLog(config.logLevel, (line) => process.stdout.write(`${line}\n`), () => clock.now());
  const zones = overrides.zones ?? intlTimeZones();
  // SIMULATION_SPEED hurries kitchens and couriers only: hours and slots go by a clock of real pace.
  const marketClock = config.demo ? createSimulationClock(clock, config.demo.clockStart ?? clock.now(), 1) : clock;

  const passwords = createPasswords(random, overrides.passwordCost);
  const opened = overrides.store ? ok(overrides.store) : await openStore(config.store, log);
  if (!opened.ok) return err({ kind: 'data-in-use', sentence: inUse(opened.error) });
  const store = opened.value;
  const { demo } = config;
  const filled = demo
    ? await fillNewStore(store, 'demo city', clock.now(), () => loadCityRows(overrides.city ?? loadCity, marketClock.now(), () => passwords.hash(demo.password), zones))
    : await fillNewStore(store, 'base', clock.now(), () => Promise.resolve(baseRows(clock.now())));
  if (filled === 'filled') log.info('store.filled', { with: demo ? 'demo city' : 'base' });

  const metrics = overrides.metrics ?? createMetrics({ ofProcess: false });
  const limiter = config.limits ? createRateLimiter(config.limits, clock) : unlimited;
  const onTrouble = (failure: unknown): void => log.error('events.trouble', { reason: String(failure) });
  const reference = createReferenceSource(store);
  const events = createEventLog({ store, clock });
  const streams = createEventStreams({ log: events, heartbeatMs: overrides.heartbeatMs ?? HEARTBEAT_MS, mostReaders: MOST_STREAMS, onTrouble });
  const inbox = createInbox({ store, events, clock: marketClock });
  const outbox = createOutbox({ store, clock, log, tellsCodes: demo !== undefined });
  const identity = createIdentity({ store, reference, clock, random, passwords, limiter, outbox, notify: inbox.notify });

  const catalog = createCatalog({ store, reference });
  const trade = { store, reference, zones, random, events, clock: marketClock, shops: catalog.shops, catalogues: catalog.catalogues };
  const carts = createCarts(trade);
  const findCoupon = createFindCoupon({ store });
  // Quotes and keys live in real time, whatever the city's clock shows.
  const quotes = createQuoteBook({ store, clock });
  const once = createOnce({ store, clock, random });
  const ledger = createLedger(trade);
  const orders = createOrders({ ...trade, keeper: carts.keeper, quotes, findCoupon, ledger, notify: inbox.notify });
  if (config.store.kind !== 'postgres') await once.releaseDead();

  const files = overrides.files ?? (config.store.kind === 'memory' ? createMemoryFiles() : createDirectoryFiles(config.uploadsDirectory));
  const uploads = createUploads({ store, files, random, clock });
  const stories = createStories({ store, shops: catalog.shops, clock: marketClock });
  await stories.renew();

  const app = createApp({
    handlers: allHandlers({
      store, reference, zones, limiter, streams, inbox, outbox, carts, findCoupon, quotes, orders,
      payOrder: createPayOrder({ ...trade, orders: orders.orders, news: orders.news, ledger }),
      ...identity,
      ...catalog,
      stories,
      uploads,
      reviewBook: createReviewBook({ store, uploads, clock: marketClock }),
      addressBook: createAddressBook({ store, clock }),
      preferences: createPreferences(store),
      pushTokens: createPushTokens({ store, clock }),
      searchPeople: createSearchPeople({ store, limiter }),
    }),
    authenticate: identity.tokens.authenticate,
    reference,
    limiter,
    around: createIdempotent(once),
    clock: marketClock,
    random,
    log,
    metrics,
    publicUrl: config.publicUrl,
  });
  servePictures(app, createPictureLibrary(overrides.pictures ?? picturesFolder()));
  serveUploads(app, uploads);
  serveTiles(app);
  serveProviderPages(app, {
    idTokens: identity.idTokens, reference, limiter, publicUrl: config.publicUrl,
    provider: demo && createEmbeddedProvider({ idTokens: identity.idTokens, host: config.host }),
  });
  metrics.watchStreams(() => streams.count());
  serveOperations(app, { metrics, metricsToken: config.metricsToken, isHealthy: () => isHealthy(store) });

  const prune: Job = { name: 'prune', everyMs: PRUNE_MS, run: async () => void (await Promise.all([events.prune(), once.prune(), quotes.prune(), identity.pruneProofs()])) };
  const simulation = demo && createSimulation({ ...trade, orders, speed: demo.speed });
  const jobs = startJobs({ timers: overrides.timers ?? systemTimers, log, metrics, jobs: [prune, createStoryJob(stories), createUploadJob(uploads), ...(simulation ? [simulation] : [])] });
  return ok({
    now: marketClock.now,
    fetch: async (request, connection = { remoteAddress: 'unknown' }) => app.fetch(request, connection),
    close: async (answered) => {
      await jobs.close();
      streams.close();
      await answered;
      await store.close();
    },
  });
};

/** Whether the database answers. */
const isHealthy = async ({ database }: Store): Promise<boolean> => {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
};

const inUse = ({ directory, process: holder }: StoreRefusal): string =>
  `The data in ${directory} is in use by process ${holder}; stop that one or choose another DATA_DIR.`;

/** Beside this file, or, where the server was built into one, in the sources of the working directory. */
const picturesFolder = (): string => {
  const beside = fileURLToPath(new URL('demo-city/images/', import.meta.url));
  return existsSync(beside) ? beside : join(process.cwd(), 'src-infra/server/demo-city/images');
};
