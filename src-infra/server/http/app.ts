import { Hono } from 'hono';
import { speak } from '../messages/index.ts';
import { randomUuid } from '../platform/random.ts';
import { createReadyAnswers, fault, fitted, notFound, notModified, publicHeaders, render, type Refusal, type Rendered } from './answer/index.ts';
import { answerCall } from './answer-call.ts';
import type { AppDeps } from './app-deps.ts';
import { cutOff, disturbed } from './disturbed.ts';
import { createValidator, pathValuesOf, readOperations, routeOf, type Operation } from './contract/index.ts';

/** Where a request came from, as the listening server saw it. */
export type Connection = {
  readonly remoteAddress: string;
  /** Ends the connection without a word; absent within this process. */
  readonly cut?: () => void;
  /** The operator's desk never meets the faults that it makes. */
  readonly isDesk?: boolean;
};
type Env = { Bindings: Connection };

export const API_BASE = '/api/v1';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, Idempotency-Replayed',
  'x-content-type-options': 'nosniff',
} as const;
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID',
  'access-control-max-age': '86400',
} as const;

/** The API under /api/v1: routes by the description, one form for every answer, a fault never shows its cause. */
export const createApp = (given: Omit<AppDeps, 'ready'>): Hono<Env> => {
  const deps: AppDeps = { ...given, ready: createReadyAnswers() };
  const operations = readOperations();
  assertComplete(operations, deps.handlers);
  const validator = createValidator();
  const app = new Hono<Env>();

  const refuse = (request: Request, reply: Refusal): Rendered => {
    const { origin, pathname, searchParams } = new URL(request.url);
    return render(reply, { say: speak(searchParams.get('lang') ?? ''), now: deps.clock.now(), path: origin + pathname });
  };

  app.options('*', () => new Response(null, { status: 204, headers: PREFLIGHT }));
  for (const operation of operations) {
    app.on(operation.method, API_BASE + routeOf(operation.path), async (context) => {
      const request = context.req.raw;
      const requestId = randomUuid(deps.random);
      const begun = performance.now();
      const run = (): Promise<Rendered> =>
        answerCall(deps, validator, operation, {
          request, pathValues: pathValuesOf(operation.path, context.req.param()), remoteAddress: context.env?.remoteAddress ?? 'unknown',
        }).catch((failure: unknown) => {
          deps.log.error('request.fault', { requestId, operation: operation.id, reason: describe(failure) });
          return refuse(request, fault);
        });
      const disturbance = isSpared(operation, context.env) ? undefined : deps.disturbance(new URL(request.url).pathname.slice(API_BASE.length));
      const outcome = disturbance ? await disturbed(disturbance, run, (reply) => refuse(request, reply)) : await run();
      const status = outcome === 'cut' ? CUT_STATUS : outcome.status;
      deps.metrics.countCall(operation.id, status, (performance.now() - begun) / 1000);
      deps.log.debug('request', { requestId, operation: operation.id, status });
      return outcome === 'cut' ? cutOff(context.env?.cut) : respond(outcome, operation, request, requestId);
    });
  }
  app.notFound((context) => respond(refuse(context.req.raw, notFound), undefined, context.req.raw, randomUuid(deps.random)));
  app.onError((failure, context) => {
    deps.log.error('request.fault', { reason: describe(failure) });
    return respond(refuse(context.req.raw, fault), undefined, context.req.raw, randomUuid(deps.random));
  });
  return app;
};

/** The operator's own calls meet no faults (contract 8.12). */
const isSpared = ({ path }: Operation, connection: Connection | undefined): boolean => path.startsWith('/dashboard/admin/') || connection?.isDesk === true;
/** In the numbers only: the client has left, or thinks that the server has. */
const CUT_STATUS = 499;

/** A description and a program that disagree do not start. */
const assertComplete = (operations: readonly Operation[], handlers: object): void => {
  const described = new Set<string>(operations.map(({ id }) => id));
  const missing = [...described].filter((id) => !(id in handlers));
  const unknown = Object.keys(handlers).filter((id) => !described.has(id));
  if (missing.length > 0) throw new TypeError(`Operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new TypeError(`Handlers without an operation: ${unknown.join(', ')}`);
};

const respond = async (rendered: Rendered, operation: Operation | undefined, request: Request, requestId: string): Promise<Response> => {
  const { status, headers, body } = rendered;
  if (request.method === 'HEAD' && body instanceof ReadableStream) await body.cancel();
  const keeping = publicHeaders(operation, request, rendered);
  const all = { ...CORS, ...keeping, 'x-request-id': requestId };
  if (notModified(request, keeping['etag'])) return new Response(null, { status: 304, headers: all });
  const { body: sent, headers: packing } = await fitted(body, request.headers.get('accept-encoding'));
  return new Response(request.method === 'HEAD' ? null : sent, { status, headers: { ...all, ...headers, ...packing } });
};

const describe = (failure: unknown): string => (failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
