import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { createAddressBook } from './addresses/index.ts';
import { baseRows, fillNewStore } from './base-data/index.ts';
import { createBookingAnswers, createBookings } from './bookings/index.ts';
import { createCarts } from './carts/index.ts';
import { createCatalog, createIndexJob } from './catalog/index.ts';
import { createChatDesk } from './chat/index.ts';
import type { ServerConfig } from './config.ts';
import { createStories, createStoryJob } from './content/index.ts';
import { createFindCoupon } from './coupons/index.ts';
import { addressAt, loadCity, loadCityRows, type DemoCity } from './demo-city/index.ts';
import { createEventLog, createEventStreams, guardStreams } from './events/index.ts';
import { allHandlers, createApp, createPictureLibrary, serveDesk, serveOperations, servePayPages, servePictures, serveProviderPages, serveTiles, serveUploads, type Connection } from './http/index.ts';
import { createIdempotent } from './http/idempotency.ts';
import { createMetrics, type Metrics } from './metrics/index.ts';
import { createOnce } from './idempotency/index.ts';
import { createEmbeddedProvider, createIdentity, createPasswords, type PasswordCost } from './identity/index.ts';
import { startJobs, type Job } from './jobs/index.ts';
import { createRateLimiter, unlimited } from './limits/index.ts';
import { createInbox } from './notifications/index.ts';
import { createNewsDesk, createPeopleDesk, createTellNews } from './operator/index.ts';
import { createOrders } from './orders/index.ts';
import { createOutbox } from './outbox/index.ts';
import { createParcels } from './parcels/index.ts';
import { createApplications, createDecideShop, createShopDesk } from './partners/index.ts';
import { createConfiguredProviders, createPayments } from './payments/index.ts';
import { createJsonLog, type Log } from './platform/log.ts';
import { systemRandom, type Random } from './platform/random.ts';
import { systemTimers, type Timers } from './platform/timers.ts';
import { createPreferences, createPushTokens, createSearchPeople } from './profile/index.ts';
import { createFcmSender, createPushDesk } from './push/index.ts';
import { createQuoteBook } from './quotes/index.ts';
import { createReferenceSource } from './reference/index.ts';
import { createRefunds } from './refunds/index.ts';
import { createDeliveryReviews, createReviewBook } from './reviews/index.ts';
import { createSimulation, createSteerCourier, openFaults, openMarketClock } from './simulation/index.ts';
import { openStore, type Store, type StoreRefusal } from './store/index.ts';
import { intlTimeZones, systemClock } from './time/index.ts';
import { createDirectoryFiles, createMemoryFiles, createUploadJob, createUploads, type FileStore } from './uploads/index.ts';
import { createLedger, createWallets } from './wallet/index.ts';

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
const SIGN_IN_ROUND_MS = 60_000;

/** Why the server does not start, for whoever started it. */
export type StartRefusal = { readonly kind: 'data-in-use'; readonly sentence: string };

/** Opens the store, fills it at its first start and wires the server. */
export const createMarketplace = async (config: ServerConfig, overrides: Overrides = {}): Promise<Result<Marketplace, StartRefusal>> => {
  const clock = overrides.clock ?? systemClock;
  const random = overrides.random ?? systemRandom;
  const log = overrides.log ?? createJsonLog(config.logLevel, (line) => process.stdout.write(`${line}\n`), () => clock.now());
  const zones = overrides.zones ?? intlTimeZones();
  const passwords = createPasswords(random, overrides.passwordCost);
  const opened = overrides.store ? ok(overrides.store) : await openStore(config.store, log);
  if (!opened.ok) return err({ kind: 'data-in-use', sentence: inUse(opened.error) });
  const store = opened.value;
  const { demo } = config;
  // SIMULATION_SPEED hurries kitchens and couriers only: hours and slots go by the operator's clock.
  const control = demo && { market: await openMarketClock({ store, real: clock, start: demo.clockStart }), faults: await openFaults({ store, clock }) };
  const marketClock = control?.market.clock ?? clock;
  const filled = demo
    ? await fillNewStore(store, 'demo city', clock.now(), () => loadCityRows(overrides.city ?? loadCity, marketClock.now(), () => passwords.hash(demo.password), zones, demo.products))
    : await fillNewStore(store, 'base', clock.now(), () => Promise.resolve(baseRows(clock.now())));
  if (filled === 'filled') log.info('store.filled', { with: demo ? 'demo city' : 'base' });

  const metrics = overrides.metrics ?? createMetrics({ ofProcess: false });
  const limiter = config.limits ? createRateLimiter(config.limits, clock) : unlimited;
  const onTrouble = (failure: unknown): void => log.error('events.trouble', { reason: String(failure) });
  const { providers, testProvider } = createConfiguredProviders(config.payments, { store, clock, random });
  const reference = createReferenceSource(store, providers.offers);
  const events = createEventLog({ store, clock });
  const openStreams = createEventStreams({ log: events, heartbeatMs: overrides.heartbeatMs ?? HEARTBEAT_MS, mostReaders: MOST_STREAMS, onTrouble });
  const sender = config.push?.sender;
  const pushes = sender && createPushDesk({ store, log, title: async () => (await reference()).publicSettings.find(({ key }) => key === 'title')?.value ?? '', sender: createFcmSender({ ...sender, fetch, clock }) });
  const inbox = createInbox({ store, events, clock: marketClock, push: pushes?.tell });
  const outbox = createOutbox({ store, clock, log, tellsCodes: demo !== undefined });
  const identity = createIdentity({ store, reference, clock, random, passwords, limiter, outbox, notify: inbox.notify, leaveGroups: (userId) => carts.changer.forget(userId) });
  const streams = guardStreams({ streams: openStreams, store, validSignIns: identity.tokens.valid, onTrouble });

  const catalog = createCatalog({ store, reference });
  const trade = { store, reference, zones, random, events, clock: marketClock, shops: catalog.shops, catalogues: catalog.catalogues };
  const carts = createCarts(trade);
  const findCoupon = createFindCoupon({ store });
  // Quotes and keys live in real time, whatever the city's clock shows.
  const quotes = createQuoteBook({ store, clock });
  const once = createOnce({ store, clock, random });
  const ledger = createLedger(trade);
  const bookings = createBookings({ ...trade, notify: inbox.notify });

  const files = overrides.files ?? (config.store.kind === 'memory' ? createMemoryFiles() : createDirectoryFiles(config.uploadsDirectory));
  const uploads = createUploads({ store, files, random, clock });
  const orders = createOrders({ ...trade, keeper: carts.keeper, quotes, findCoupon, ledger, notify: inbox.notify, uploads });
  const partners = { ...trade, uploads, notify: inbox.notify };
  const parcels = createParcels({ ...trade, orders, ledger, uploads, notify: inbox.notify });
  const wallets = createWallets({ ...trade, ledger, notify: inbox.notify });
  const payments = createPayments({ ...trade, clock, marketClock, log, notify: inbox.notify, orders, parcels: parcels.payable, ledger, wallets, providers, testProvider });
  if (config.store.kind !== 'postgres') await once.releaseDead();

  const stories = createStories({ store, shops: catalog.shops, clock: marketClock });
  await stories.renew();

  const app = createApp({
    handlers: allHandlers({
      store, reference, zones, limiter, streams, inbox, outbox, carts, findCoupon, quotes, orders,
      payOrder: payments.payOrder,
      payments,
      wallets,
      ...identity,
      ...catalog,
      stories,
      uploads,
      newsDesk: createNewsDesk({ ...trade, uploads }),
      peopleDesk: createPeopleDesk({ store, clock }),
      simulation: control && { ...control, steerCourier: createSteerCourier({ ...trade, orders, parcels }) },
      bookings,
      chatDesk: createChatDesk({ ...trade, uploads, limiter }),
      parcels,
      shopDesk: createShopDesk(partners),
      applications: createApplications(partners),
      decideShop: createDecideShop(partners),
      refunds: createRefunds({ ...trade, orders, ledger, uploads, notify: inbox.notify }),
      reviewBook: createReviewBook({ store, uploads, clock: marketClock }),
      deliveryReviews: createDeliveryReviews({ store, uploads, clock: marketClock }),
      addressBook: createAddressBook({ store, clock }),
      addressOf: demo && ((place, language) => spoken(addressAt(place), language)),
      mapsKey: config.maps?.key,
      preferences: createPreferences(store),
      pushTokens: createPushTokens({ store, clock }),
      searchPeople: createSearchPeople({ store, limiter }),
    }),
    authenticate: identity.tokens.authenticate,
    reference,
    limiter,
    around: createIdempotent(once),
    disturbance: (path) => control?.faults.next(path),
    clock: marketClock,
    random,
    log,
    metrics,
    publicUrl: config.publicUrl,
  });
  servePictures(app, createPictureLibrary(overrides.pictures ?? picturesFolder()));
  serveUploads(app, uploads);
  servePayPages(app, { payments, limiter, clock, publicUrl: config.publicUrl });
  serveTiles(app);
  serveProviderPages(app, {
    idTokens: identity.idTokens, reference, limiter, publicUrl: config.publicUrl,
    provider: demo && createEmbeddedProvider({ idTokens: identity.idTokens, host: config.host }),
  });
  serveDesk(app, { authenticate: identity.tokens.authenticate, limiter, publicUrl: config.publicUrl, isDemo: demo !== undefined });
  metrics.watchStreams(() => streams.count());
  serveOperations(app, { metrics, metricsToken: config.metricsToken, isHealthy: () => isHealthy(store) });

  const prune: Job = { name: 'prune', everyMs: PRUNE_MS, run: async () => void (await Promise.all([events.prune(), once.prune(), quotes.prune(), identity.pruneProofs(), identity.tokens.prune()])) };
  const signInRounds: Job = { name: 'sign-ins', everyMs: SIGN_IN_ROUND_MS, run: streams.recheck };
  const simulation = demo && createSimulation({ ...trade, orders, parcels, speed: demo.speed });
  const jobs = startJobs({ timers: overrides.timers ?? systemTimers, log, metrics, jobs: [prune, createIndexJob(catalog.products), signInRounds, createStoryJob(stories), createUploadJob(uploads), ...payments.jobs, orders.repeats.job, createTellNews({ ...trade, notify: inbox.notify }), ...(demo ? [createBookingAnswers({ ...trade, ...bookings, speed: demo.speed })] : []), ...(simulation ? [simulation] : [])] });
  return ok({
    now: marketClock.now,
    fetch: async (request, connection = { remoteAddress: 'unknown' }) => app.fetch(request, connection),
    close: async (answered) => {
      catalog.products.stop();
      await jobs.close();
      streams.close();
      await answered;
      await pushes?.close();
      await store.close();
    },
  });
};

/** A text of the city in a language; it has no others than its own. */
const spoken = (text: Readonly<Record<string, string>> | undefined, language: string): string | undefined => text && (text[language] ?? text['en']);

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
