import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';

type DevModule = {
  readonly createDevApp: (
    vite: ViteDevServer,
  ) => Promise<{ readonly fetch: (request: Request, env: never) => Response | Promise<Response> }>;
};

/** `npm run dev`: the marketplace and the pages behind the bundler's dev server, with hot reload. */
export const tiffinDevServer = (): Plugin => ({
  name: 'tiffin-dev-server',
  apply: 'serve',
  configureServer: (vite) => {
    if (process.env['VITEST']) return undefined;
    const app = vite.ssrLoadModule('/src/entry/node/dev.ts').then((module) => (module as DevModule).createDevApp(vite));
    return () => {
      vite.middlewares.use((request, response) => {
        // The bundler's own fallback has rewritten the URL to a file; pages need the original one.
        request.url = request.originalUrl ?? request.url ?? '/';
        void app.then(
          ({ fetch }) => getRequestListener(fetch as Parameters<typeof getRequestListener>[0])(request, response),
          (cause: unknown) => {
            response.statusCode = 500;
            response.end(String(cause));
          },
        );
      });
    };
  },
});
