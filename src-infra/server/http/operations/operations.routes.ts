import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Metrics } from '../../foundation/metrics/index.ts';
import { isForwarded, isLoopback, plainAddress } from '../../foundation/visitors/index.ts';
import type { Connection } from '../app.ts';

type Deps = {
  readonly metrics: Metrics;
  /** Allows reading the metrics remotely; without one only this machine may. */
  readonly metricsToken: string | undefined;
  readonly isHealthy: () => Promise<boolean>;
};

/** ROUTE-12: /healthz for load balancers and /metrics for Prometheus, outside the API and its limits. */
export const serveOperations = (
  app: Hono<{ Bindings: Connection }>,
  { metrics, metricsToken, isHealthy }: Deps,
): void => {
  app.get('/healthz', async (context) => {
    const isReady = await isHealthy();
    return context.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503, {
      'cache-control': 'no-store',
    });
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
