import { isOpening } from '@domain/appearance/index.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createCookieSession } from '@infra/identity/stored-session.adapter.ts';
import { isStartPath, START_COOKIE, startPathOf } from '../../routes/start-path.ts';
import type { Connection } from './connection.ts';
import { commonHeaders } from './content-security.ts';

type Handler = (request: Request, connection: Connection) => Promise<Response>;

const HOME = '/';
const VISIT_COOKIE = 'visit';
/** A visit ends half an hour after its last document. */
const VISIT = `${VISIT_COOKIE}=1; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax`;

/**
 * ACCESS-3c: Leads the first home page of a visit to the page that the app opens with, where one is chosen. Nobody else
 * gets a cookie of their visit.
 */
export const withStartPage =
  (page: Handler): Handler =>
  async (request, connection) => {
    const cookies = createRequestCookies(request.headers.get('cookie') ?? '');
    const isSignedIn = createCookieSession({ cookies }).read() !== undefined;
    const to = startPathOf(cookies.get(START_COOKIE), isSignedIn);
    if (to === HOME || request.headers.get('sec-fetch-dest') !== 'document') return page(request, connection);
    const { pathname, search, protocol } = new URL(request.url);
    const leads = isOpening({
      // A home page with a query was asked for by a link.
      at: isStartPath(pathname) ? 'start' : pathname + search === HOME ? 'home' : 'elsewhere',
      isDirect: request.headers.get('sec-fetch-site') === 'none',
      isReload: /max-age=0|no-cache/.test(request.headers.get('cache-control') ?? ''),
      isVisiting: cookies.get(VISIT_COOKIE) !== undefined,
    });
    const response = leads
      ? new Response(null, { status: 302, headers: { ...commonHeaders, location: to, 'cache-control': 'no-store' } })
      : await page(request, connection);
    response.headers.append('set-cookie', VISIT + (protocol === 'https:' ? '; Secure' : ''));
    return response;
  };
