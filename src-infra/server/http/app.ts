import { Hono } from 'hono';
import { speak } from '../messages/index.ts';
import { randomUuid } from '../platform/random.ts';
import { fault, notFound, render, type Refusal, type Rendered } from './answer/index.ts';
import { answerCall } from './answer-call.ts';
import type { AppDeps } from './app-deps.ts';
import { createValidator, readOperations, type Operation } from './contract/index.ts';

/** Where a request came from, as the listening server saw it. */
export type Connection = { readonly remoteAddress: string };
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
export const createApp = (deps: AppDeps): Hono<Env> => {
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
    app.on(operation.method, API_BASE + operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const request = context.req.raw;
      const requestId = randomUuid(deps.random);
      const begun = performance.now();
      const rendered = await answerCall(deps, validator, operation, {
        request, pathValues: context.req.param(), remoteAddress: context.env?.remoteAddress ?? 'unknown',
      }).catch((failure: unknown) => {
        deps.log.error('request.fault', { requestId, operation: operation.id, reason: describe(failure) });
        return refuse(request, fault);
      });
      deps.metrics.countCall(operation.id, rendered.status, (performance.now() - begun) / 1000);
      deps.log.debug('request', { requestId, operation: operation.id, status: rendered.status });
      return respond(rendered, operation, request, requestId);
    });
  }
  app.notFound((context) => respond(refuse(context.req.raw, notFound), undefined, context.req.raw, randomUuid(deps.random)));
  app.onError((failure, context) => {
    deps.log.error('request.fault', { reason: describe(failure) });
    return respond(refuse(context.req.raw, fault), undefined, context.req.raw, randomUuid(deps.random));
  });
  return app;
};

/** A description and a program that disagree do not start. */
const assertComplete = (operations: readonly Operation[], handlers: object): void => {
  const described = new Set<string>(operations.map(({ id }) => id));
  const missing = [...described].filter((id) => !(id in handlers));
  const unknown = Object.keys(handlers).filter((id) => !described.has(id));
  if (missing.length > 0) throw new TypeError(`Operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new TypeError(`Handlers without an operation: ${unknown.join(', ')}`);
};

const respond = async ({ status, headers, body }: Rendered, operation: Operation | undefined, request: Request, requestId: string): Promise<Response> => {
  if (request.method === 'HEAD' && typeof body !== 'string') await body.cancel();
  const caching = operation?.isSecured === false && status === 200 ? 'no-cache' : 'no-store';
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...CORS, 'cache-control': caching, 'x-request-id': requestId, ...headers },
  });
};

const describe = (failure: unknown): string => (failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
