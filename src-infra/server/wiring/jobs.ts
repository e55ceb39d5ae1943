import type { DemoConfig, Role } from '../config.ts';
import type { CartUseCases } from '../features/carts/index.ts';
import { createIndexJob, type Catalog } from '../features/catalog/index.ts';
import { createStoryJob, type Stories } from '../features/content/index.ts';
import type { CourierWork } from '../features/courier-work/index.ts';
import type { Identity } from '../features/identity/index.ts';
import type { OrderUseCases } from '../features/orders/index.ts';
import type { PaymentUseCases } from '../features/payments/index.ts';
import type { Quotes } from '../features/quotes/index.ts';
import type { ReservationUseCases } from '../features/reservations/index.ts';
import type { SubstitutionUseCases } from '../features/substitutions/index.ts';
import type { WebVitals } from '../features/web-vitals/index.ts';
import type { EventLog, GuardedStreams } from '../foundation/events/index.ts';
import type { Outbox } from '../foundation/outbox/index.ts';
import type { Once } from '../foundation/idempotency/index.ts';
import { startJobs, type Job, type Jobs } from '../foundation/jobs/index.ts';
import { createUploadJob, type Uploads } from '../features/uploads/index.ts';
import type { Platform } from './platform.ts';

type Deps = {
  readonly platform: Pick<Platform, 'timers' | 'log' | 'metrics' | 'tracing' | 'random'>;
  readonly role: Role;
  readonly demo: DemoConfig | undefined;
  readonly events: EventLog;
  readonly once: Once;
  readonly outbox: Pick<Outbox, 'prune'>;
  readonly quotes: Quotes;
  readonly identity: Pick<Identity, 'tokens' | 'pruneProofs'>;
  readonly streams: GuardedStreams;
  readonly catalog: Pick<Catalog, 'products'>;
  readonly carts: Pick<CartUseCases, 'presence'>;
  readonly stories: Stories;
  readonly uploads: Uploads;
  readonly webVitals: Pick<WebVitals, 'job' | 'prune'>;
  readonly payments: PaymentUseCases;
  readonly orders: OrderUseCases;
  readonly substitutions: Pick<SubstitutionUseCases, 'silenceJob'>;
  readonly reservationDesk: ReservationUseCases;
  readonly courierWork: Pick<CourierWork, 'abandonedJob'>;
  readonly announceNews: Job;
  readonly simulationJob: Job | undefined;
  /** Absent where no service delivers texts. */
  readonly deliveryJob: Job | undefined;
};

const PRUNE_MS = 600_000;
const SIGN_IN_CHECK_MS = 60_000;

/** Starts everything that the marketplace does on its own and the role of this process includes. */
export const startMarketplaceJobs = (deps: Deps): Jobs => {
  const { platform, role } = deps;
  return startJobs({
    timers: platform.timers,
    log: platform.log,
    metrics: platform.metrics,
    tracing: platform.tracing,
    jobs: [...ownJobs(deps), ...(role === 'web' ? [] : sharedJobs(deps))],
  });
};

/** What every process does for itself. */
const ownJobs = ({ catalog, streams, carts, webVitals }: Deps): readonly Job[] => [
  createIndexJob(catalog.products),
  { name: 'sign-ins', everyMs: SIGN_IN_CHECK_MS, run: streams.recheck },
  carts.presence.job,
  webVitals.job,
];

/** What one process does for all; several do not disturb each other. */
const sharedJobs = (deps: Deps): readonly Job[] => [
  pruneJob(deps),
  createStoryJob(deps.stories),
  createUploadJob(deps.uploads),
  ...deps.payments.jobs,
  deps.orders.repeats.job,
  ...(deps.orders.sendMails ? [deps.orders.sendMails] : []),
  deps.orders.announcementJob,
  deps.substitutions.silenceJob,
  deps.courierWork.abandonedJob,
  deps.announceNews,
  deps.reservationDesk.reminders,
  deps.reservationDesk.tableOffers,
  ...(deps.demo ? [deps.reservationDesk.createAnswers(deps.demo.speed)] : []),
  ...(deps.simulationJob ? [deps.simulationJob] : []),
  ...(deps.deliveryJob ? [deps.deliveryJob] : []),
];

/** Deletes expired data. */
const pruneJob = ({ events, once, outbox, quotes, identity, webVitals }: Deps): Job => ({
  name: 'prune',
  everyMs: PRUNE_MS,
  run: async () =>
    void (await Promise.all([
      events.prune(),
      once.prune(),
      outbox.prune(),
      quotes.prune(),
      identity.pruneProofs(),
      identity.tokens.prune(),
      webVitals.prune(),
    ])),
});
