import type { Context, Hono } from 'hono';
import { API_BASE, type Connection } from '../app.ts';
import { isOwnRequest, readCookies } from '../request/index.ts';
import { CHAT_SCRIPT, CHAT_SCRIPT_PATH } from './chat-script.ts';
import { DESK_HEADERS, SCRIPT_HEADERS } from './desk-style.ts';
import type { Staff, Visitor } from './desk-visitor.ts';

type Env = { Bindings: Connection };
type Deps = {
  readonly visitorOf: (cookies: ReadonlyMap<string, string>) => Promise<Visitor>;
  readonly originOf: (context: Context<Env>) => string;
};
/** Where the API has the chats of a visitor; `undefined` for those of no shop. */
type ChatsOf = (staff: Staff, shop: string | undefined) => string | undefined;

const chatsOfAll: ChatsOf = () => 'dashboard/admin/chats';
const chatsOfShop: ChatsOf = ({ role, ownShop }, named) => {
  const shop = role === 'operator' ? Number(named) : ownShop;
  return Number.isSafeInteger(shop) ? `dashboard/shop-desk/${shop}/chats` : undefined;
};

/** The script of chats, and what it calls, which the cookies of the desk authorize here and the API decides. */
export const serveLiveChat = (app: Hono<Env>, { visitorOf, originOf }: Deps): void => {
  const refused = (status: number): Response => new Response(null, { status, headers: DESK_HEADERS });
  const pass = async (context: Context<Env>, chatsOf: ChatsOf, what: 'events' | 'typing'): Promise<Response> => {
    const visitor = await visitorOf(readCookies(context.req.header('cookie') ?? ''));
    if (!('user' in visitor)) return refused(401);
    const chats = chatsOf(visitor, context.req.query('shop'));
    if (chats === undefined) return refused(404);
    const id = encodeURIComponent(context.req.param('id') ?? '');
    const request = new Request(new URL(`${API_BASE}/${chats}/${id}/${what}`, originOf(context)), {
      method: context.req.method,
      headers: { authorization: visitor.authorization },
      signal: context.req.raw.signal,
    });
    return app.fetch(request, context.env);
  };

  app.get(CHAT_SCRIPT_PATH, () => new Response(CHAT_SCRIPT, { headers: SCRIPT_HEADERS }));
  for (const [section, chatsOf] of [
    ['chats', chatsOfAll],
    ['messages', chatsOfShop],
  ] as const) {
    app.get(`/desk/${section}/:id/events`, (context) => pass(context, chatsOf, 'events'));
    app.post(`/desk/${section}/:id/typing`, (context) =>
      isOwnRequest(context.req.raw.headers, originOf(context)) ? pass(context, chatsOf, 'typing') : refused(403),
    );
  }
};
