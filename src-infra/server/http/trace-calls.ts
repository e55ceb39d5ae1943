import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Tracing } from '../foundation/tracing/index.ts';

/** The parts of the site whose calls do something; pictures, map tiles and health checks would drown them. */
export const TRACED_PATHS = ['/api/*', '/pay/*', '/identity/*', '/desk/*'];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** OPS-9: records each call as a span, named by its method and the pattern of its path, never by the path itself. */
export const createCallTracer =
  ({ receive }: Pick<Tracing, 'receive'>): MiddlewareHandler =>
  (context, next) => {
    const method = METHODS.has(context.req.method) ? context.req.method : '_OTHER';
    const traceparent = context.req.header('traceparent') ?? null;
    return receive(traceparent, method, { 'http.request.method': method }, async (span) => {
      await next();
      const { status } = context.res;
      span.set({ 'http.response.status_code': status });
      if (status >= 500) span.fail(String(status));
      const route = describedPath(routePath(context));
      if (route.endsWith('*')) return;
      span.rename(`${method} ${route}`);
      span.set({ 'http.route': route });
    });
  };

/** Returns a route with its parameters as the description of the API writes them. */
const describedPath = (route: string): string => route.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');
