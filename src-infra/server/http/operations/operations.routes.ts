import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Health } from '../../foundation/health/index.ts';
import { speak } from '../../foundation/messages/index.ts';
import type { Metrics } from '../../foundation/metrics/index.ts';
import { isForwarded, isLoopback, plainAddress } from '../../foundation/visitors/index.ts';
import type { Connection } from '../app.ts';
import { enveloped, render, unavailable, type AnyReply } from '../response/index.ts';

type Deps = {
  readonly metrics: Metrics;
  /** Allows reading the metrics remotely; without one only this machine may. */
  readonly metricsToken: string | undefined;
  readonly health: Pick<Health, 'readiness'>;
  readonly clock: Clock;
};

/**
 * ROUTE-12, OPS-1: /healthz for supervisors, /readyz for load balancers and /metrics for Prometheus, outside the API
 * and its limits.
 */
export const serveOperations = (
  app: Hono<{ Bindings: Connection }>,
  { metrics, metricsToken, health, clock }: Deps,
): void => {
  const answer = (path: string, reply: AnyReply): Response => {
    const { status, headers, body } = render(reply, { say: speak('en'), now: clock.now(), path });
    return new Response(body as string, { status, headers: { ...headers, 'cache-control': 'no-store' } });
  };
  app.get('/healthz', ({ req }) => answer(req.path, enveloped({ status: 'alive' })));
  app.get('/readyz', async ({ req }) => {
    const readiness = await health.readiness();
    return answer(req.path, readiness.status === 'ready' ? enveloped(readiness) : { ...unavailable, data: readiness });
  });
  app.get('/metrics', async (context, next) => {
    const { hostname } = new URL(context.req.url);
    const isNear =
      isLoopback(plainAddress(context.env?.remoteAddress ?? '') ?? '') &&
      !isForwarded(context.req.raw.headers) &&
      isLoopback(hostname);
    const isKnown =
      metricsToken !== undefined && isSame(context.req.header('authorization') ?? '', `Bearer ${metricsToken}`);
    if (!isNear && !isKnown) return next();
    return new Response(await metrics.text(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
};

const isSame = (shown: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(shown), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
};
