import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { PLAIN, plainPathOf } from '../plain/plain-path.ts';
import type { Connection } from './connection.ts';
import { commonHeaders, STRICT_TRANSPORT, workerSecurityPolicy } from './content-security.ts';
import { withStartPage } from './opening.ts';
import type { ReadVisit, Visit } from './visits.ts';

type Handler = (request: Request, connection: Connection) => Promise<Response>;
type Env = { Bindings: HttpBindings; Variables: { visit: Visit } };

type Deps = {
  readonly readVisit: ReadVisit;
  /** The embedded marketplace; absent when the API is elsewhere. */
  readonly marketplace: { fetch: Handler } | undefined;
  readonly apiHost: string;
  readonly mapsUrl: string;
  readonly adminUrl: string;
  readonly push: object | undefined;
  readonly hostedChat: object | undefined;
  readonly hostedIdentity: object | undefined;
  readonly staticFile: (request: Request, path: string) => Response | undefined;
  /** The site's files for search engines. */
  readonly siteFile: (request: Request, connection: Connection) => Promise<Response | undefined>;
  readonly page: Handler;
  /** The pages that need no script. */
  readonly plain: Handler;
};

/** Paths that belong to the marketplace and never show a page (ROUTE-12). */
const MARKETPLACE_PATHS = [
  '/api/*',
  '/storage/*',
  '/tiles/*',
  '/pay/*',
  '/identity/*',
  '/desk',
  '/desk/*',
  '/healthz',
  '/readyz',
  '/metrics',
];

const WORKER = '/service-worker.js';

type JobsDeps = Pick<Deps, 'readVisit'> & { readonly marketplace: { fetch: Handler } };

/** A process that runs jobs only: it tells of its health and serves nothing else. */
export const createJobsApp = ({ readVisit, marketplace }: JobsDeps): Hono<Env> => {
  const app = new Hono<Env>();
  for (const path of ['/healthz', '/readyz', '/metrics'])
    app.get(path, (context) => {
      const { request, connection } = readVisit(context.req.raw, context.env);
      return marketplace.fetch(request, connection);
    });
  app.notFound(() => new Response(null, { status: 404, headers: commonHeaders }));
  return app;
};

/** One process: the API, its pictures, the built client and the pages. */
export const createWebApp = ({
  readVisit,
  marketplace,
  apiHost,
  mapsUrl,
  adminUrl,
  push,
  hostedChat,
  hostedIdentity,
  staticFile,
  siteFile,
  page,
  plain,
}: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const opened = withStartPage(page);
  app.use('*', async (context, next) => {
    const visit = readVisit(context.req.raw, context.env);
    context.set('visit', visit);
    await next();
    if (visit.isStrict) context.res.headers.set('strict-transport-security', STRICT_TRANSPORT);
  });
  app.get('/config.json', (context) =>
    context.json(
      {
        apiHost,
        mapsUrl,
        ...(adminUrl && { adminUrl }),
        ...(push && { push }),
        ...(hostedChat && { hostedChat }),
        ...(hostedIdentity && { hostedIdentity }),
      },
      200,
      { 'cache-control': 'no-cache' },
    ),
  );
  if (marketplace)
    for (const path of MARKETPLACE_PATHS)
      app.all(path, (context) => {
        const { request, connection } = context.get('visit');
        return marketplace.fetch(request, {
          ...connection,
          cut: () => void context.env.incoming.socket.destroy(),
        });
      });
  else for (const path of ['/healthz', '/readyz']) app.get(path, (context) => context.json({ status: true }));
  app.on(['GET', 'HEAD', 'POST'], `${PLAIN}/*`, (context) => {
    const { request, connection } = context.get('visit');
    return plain(request, connection);
  });
  // A form of the app that its script did not take.
  app.post('*', (context) => {
    const { request, connection } = context.get('visit');
    const location = plainPathOf({ path: context.req.path, search: new URL(context.req.url).search });
    return location === undefined
      ? plain(request, connection)
      : new Response(null, { status: 303, headers: { ...commonHeaders, location } });
  });
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { request, connection } = context.get('visit');
    const file = staticFile(request, context.req.path);
    if (context.req.path === WORKER) file?.headers.set('content-security-policy', workerSecurityPolicy(apiHost));
    return file ?? (await siteFile(request, connection)) ?? opened(request, connection);
  });
  app.notFound(() => new Response(null, { status: 405, headers: commonHeaders }));
  return app;
};
