import type { Context, Hono } from 'hono';
import { API_BASE, type Connection } from '../../app.ts';
import { readCookies } from '../../request/index.ts';
import { DESK_HEADERS, SCRIPT_HEADERS } from '../desk-style.ts';
import type { Visitor } from '../desk-visitor.ts';
import { LIVE_EVENTS_PATH, LIVE_SCRIPT, LIVE_SCRIPT_PATH } from './live-script.ts';

type Env = { Bindings: Connection };
type Deps = {
  readonly visitorOf: (cookies: ReadonlyMap<string, string>) => Promise<Visitor>;
  readonly originOf: (context: Context<Env>) => string;
};

/** The script of live lists, and the visitor's own events, which the cookies of the desk authorize here. */
export const serveLive = (app: Hono<Env>, { visitorOf, originOf }: Deps): void => {
  app.get(LIVE_SCRIPT_PATH, () => new Response(LIVE_SCRIPT, { headers: SCRIPT_HEADERS }));
  app.get(LIVE_EVENTS_PATH, async (context) => {
    const visitor = await visitorOf(readCookies(context.req.header('cookie') ?? ''));
    if (!('user' in visitor)) return new Response(null, { status: 401, headers: DESK_HEADERS });
    const lastEventId = context.req.header('last-event-id');
    const headers = {
      authorization: visitor.authorization,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    const url = new URL(`${API_BASE}/dashboard/user/events`, originOf(context));
    return app.fetch(new Request(url, { headers, signal: context.req.raw.signal }), context.env);
  });
};
