import { Hono } from 'hono';
import { speak } from '../foundation/messages/index.ts';
import { StoreUnavailable } from '../foundation/transactions/index.ts';
import { randomUuid } from '../foundation/platform/random.ts';
import {
  createResponseCache,
  internalError,
  unavailable,
  encodeBody,
  notFound,
  notModified,
  cacheHeaders,
  render,
  type Refusal,
  type Rendered,
} from './response/index.ts';
import { handleCall } from './handle-call.ts';
import type { AppDeps } from './app-deps.ts';
import { cutConnection, injectFault } from './inject-fault.ts';
import { createCallTracer, TRACED_PATHS } from './trace-calls.ts';
import { createValidator, pathValuesOf, readOperations, routeOf, type Operation } from './contract/index.ts';

/** Where a request came from, as the listening server sees it. */
export type Connection = {
  readonly remoteAddress: string;
  /** Closes the connection without a response; absent for calls within this process. */
  readonly cut?: () => void;
  /** Calls of the operator's desk are exempt from the faults it injects. */
  readonly isDesk?: boolean;
};
type Env = { Bindings: Connection };
export type HttpServer = Hono<Env>;

export const API_BASE = '/api/v1';
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, Idempotency-Replayed',
  'x-content-type-options': 'nosniff',
} as const;
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, traceparent',
  'access-control-max-age': '86400',
} as const;

/** The API under /api/v1: routes follow the OpenAPI description; an internal error never shows its cause. */
export const createApp = (given: Omit<AppDeps, 'responses'>): Hono<Env> => {
  const deps: AppDeps = { ...given, responses: createResponseCache() };
  const operations = readOperations();
  assertComplete(operations, deps.handlers);
  const validator = createValidator();
  const app = new Hono<Env>();

  const refuse = (request: Request, reply: Refusal): Rendered => {
    const { origin, pathname, searchParams } = new URL(request.url);
    return render(reply, {
      say: speak(searchParams.get('lang') ?? ''),
      now: deps.clock.now(),
      path: origin + pathname,
    });
  };

  app.options('*', () => new Response(null, { status: 204, headers: PREFLIGHT }));
  if (deps.tracing.isOn) for (const path of TRACED_PATHS) app.use(path, createCallTracer(deps.tracing));
  for (const operation of operations) {
    app.on(operation.method, API_BASE + routeOf(operation.path), async (context) => {
      const request = context.req.raw;
      const requestId = randomUuid(deps.random);
      const begun = performance.now();
      const run = (): Promise<Rendered> =>
        handleCall(deps, validator, operation, {
          request,
          pathValues: pathValuesOf(operation.path, context.req.param()),
          remoteAddress: context.env?.remoteAddress ?? 'unknown',
        }).catch((failure: unknown) => {
          if (failure instanceof StoreUnavailable) {
            deps.log.warn('request.unavailable', { requestId, operation: operation.id, reason: failure.message });
            return refuse(request, unavailable);
          }
          deps.log.error('request.fault', { requestId, operation: operation.id, reason: describe(failure) });
          return refuse(request, internalError);
        });
      const disturbance = isExempt(operation, context.env)
        ? undefined
        : deps.faultFor(new URL(request.url).pathname.slice(API_BASE.length));
      const outcome = disturbance
        ? await injectFault(disturbance, run, (reply) => refuse(request, reply))
        : await run();
      const status = outcome === 'cut' ? CUT_STATUS : outcome.status;
      deps.metrics.countCall(operation.id, status, (performance.now() - begun) / 1000);
      deps.log.debug('request', { requestId, operation: operation.id, status });
      return outcome === 'cut' ? cutConnection(context.env?.cut) : respond(outcome, operation, request, requestId);
    });
  }
  app.notFound((context) =>
    respond(refuse(context.req.raw, notFound), undefined, context.req.raw, randomUuid(deps.random)),
  );
  app.onError((failure, context) => {
    deps.log.error('request.fault', { reason: describe(failure) });
    return respond(refuse(context.req.raw, internalError), undefined, context.req.raw, randomUuid(deps.random));
  });
  return app;
};

/** The operator's own calls are exempt from injected faults (contract 8.12). */
const isExempt = ({ path }: Operation, connection: Connection | undefined): boolean =>
  path.startsWith('/dashboard/admin/') || connection?.isDesk === true;
/** Appears in the metrics only: the client closed the connection, or believes that the server did. */
const CUT_STATUS = 499;

/** Throws TypeError if the description and the handlers disagree. */
const assertComplete = (operations: readonly Operation[], handlers: object): void => {
  const described = new Set<string>(operations.map(({ id }) => id));
  const missing = [...described].filter((id) => !(id in handlers));
  const unknown = Object.keys(handlers).filter((id) => !described.has(id));
  if (missing.length > 0) throw new TypeError(`Operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new TypeError(`Handlers without an operation: ${unknown.join(', ')}`);
};

const respond = async (
  rendered: Rendered,
  operation: Operation | undefined,
  request: Request,
  requestId: string,
): Promise<Response> => {
  const { status, headers, body } = rendered;
  if (request.method === 'HEAD' && body instanceof ReadableStream) await body.cancel();
  const keeping = cacheHeaders(operation, request, rendered);
  const all = { ...CORS, ...keeping, 'x-request-id': requestId };
  if (notModified(request, keeping['etag'])) return new Response(null, { status: 304, headers: all });
  const { body: sent, headers: encoding } = await encodeBody(body, request.headers.get('accept-encoding'));
  return new Response(request.method === 'HEAD' ? null : sent, {
    status,
    headers: { ...all, ...headers, ...encoding },
  });
};

const describe = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
