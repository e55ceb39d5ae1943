import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The least that any answer costs: the same libraries, four bytes, no work. */
export const startBare = (port: number): Promise<{ close(): void }> =>
  new Promise((resolve) => {
    const app = new Hono().get('/', (context) => context.text('pong'));
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve(server));
  });
