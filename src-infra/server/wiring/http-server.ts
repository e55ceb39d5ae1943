import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ServerConfig } from '../config.ts';
import { createEmbeddedProvider, type Identity } from '../features/identity/index.ts';
import type { Partners } from '../features/partners/index.ts';
import type { PaymentUseCases } from '../features/payments/index.ts';
import type { ReferenceSource } from '../features/reference/index.ts';
import type { Faults } from '../features/simulation/index.ts';
import type { Health } from '../foundation/health/index.ts';
import type { AuditLog } from '../features/operator/index.ts';
import type { Once } from '../foundation/idempotency/index.ts';
import type { Uploads } from '../features/uploads/index.ts';
import type { Handlers } from '../http/handler.ts';
import { audited } from '../http/audited.ts';
import { createIdempotent } from '../http/idempotency.ts';
import {
  createApp,
  createPictureLibrary,
  serveReference,
  serveDesk,
  serveOperations,
  servePayPages,
  servePictures,
  servePostedAnswer,
  serveProviderPages,
  serveUndoPage,
  serveOpenApi,
  serveTiles,
  serveUploads,
  type HttpServer,
} from '../http/index.ts';
import type { Platform } from './platform.ts';

type Deps = {
  readonly platform: Platform;
  readonly config: ServerConfig;
  readonly handlers: Handlers;
  readonly identity: Pick<Identity, 'tokens' | 'idTokens' | 'undoAccountChange'>;
  readonly reference: ReferenceSource;
  readonly payments: PaymentUseCases;
  readonly partners: Pick<Partners, 'managedShops'>;
  readonly uploads: Uploads;
  readonly audit: AuditLog;
  readonly once: Once;
  readonly faults: Faults | undefined;
  readonly marketClock: Clock;
  readonly health: Pick<Health, 'readiness'>;
  /** The folder of the city's pictures, unless it is at the default place. */
  readonly pictures: string | undefined;
};

/** The API and everything that this server serves beside it. */
export const createHttpServer = (deps: Deps): HttpServer => {
  const { config, identity, reference, payments } = deps;
  const { clock, random, log, metrics, tracing, limiter } = deps.platform;
  const { publicUrl } = config;
  const { authenticate } = identity.tokens;
  const isDemo = config.demo !== undefined;

  const app = createApp({
    handlers: deps.handlers,
    authenticate,
    reference,
    limiter,
    middleware: audited(deps.audit, clock)(createIdempotent(deps.once)),
    faultFor: (path) => deps.faults?.next(path),
    clock: deps.marketClock,
    random,
    log,
    metrics,
    tracing,
    publicUrl,
  });
  servePictures(app, createPictureLibrary(deps.pictures ?? picturesFolder()));
  serveUploads(app, deps.uploads);
  servePayPages(app, { payments, limiter, clock, publicUrl });
  serveTiles(app);
  serveOpenApi(app);
  serveReference(app);
  serveProviderPages(app, {
    idTokens: identity.idTokens,
    reference,
    limiter,
    publicUrl,
    provider: isDemo ? createEmbeddedProvider({ idTokens: identity.idTokens, host: config.host }) : undefined,
  });
  if (config.hostedIdentity) servePostedAnswer(app);
  serveUndoPage(app, { undoAccountChange: identity.undoAccountChange, limiter });
  serveDesk(app, {
    authenticate,
    managedShops: deps.partners.managedShops,
    reference,
    limiter,
    clock: deps.marketClock,
    publicUrl,
    isDemo,
  });
  serveOperations(app, { metrics, metricsToken: config.metricsToken, health: deps.health, clock: deps.marketClock });
  return app;
};

/** Beside the server's sources, or, where the server was bundled, in the sources of the working directory. */
const picturesFolder = (): string => {
  const beside = fileURLToPath(new URL('../demo-city/images/', import.meta.url));
  return existsSync(beside) ? beside : join(process.cwd(), 'src-infra/server/demo-city/images');
};
