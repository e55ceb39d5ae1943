import type { Context, Hono } from 'hono';
import type { CurrentUser } from '../../identity/index.ts';
import type { RateLimiter } from '../../limits/index.ts';
import type { Connection } from '../app.ts';
import { createDeskApi } from './desk-api.ts';
import { deskPage, deskTroublePage, signInPage, staffOnlyPage } from './desk-page.ts';
import { DESK_COOKIE, deskCookie, readCookies, signInsOf, TOLD_COOKIE } from './desk-session.ts';
import { DESK_HEADERS } from './desk-style.ts';
import { isOwnRequest } from './own-request.ts';
import { readForm } from './read-form.ts';
import type { Trouble, Typed, Visit } from './section.ts';
import { sectionsOf } from './sections.ts';

type Env = { Bindings: Connection };
type Deps = {
  readonly authenticate: (authorization: string) => Promise<CurrentUser | undefined>;
  readonly limiter: RateLimiter;
  readonly publicUrl: string | undefined;
  readonly isDemo: boolean;
};
/** Whoever may see the desk, and by which sign-in. */
type Operator = { readonly authorization: string; readonly isSignedInHere: boolean };
type Visitor = { readonly operator: Operator | undefined; readonly isCustomer: boolean };

/** {host}/desk (contract 8.12, ROUTE-12): pages over the operations of the API, called by the operator's own token. */
export const serveDesk = (app: Hono<Env>, { authenticate, limiter, publicUrl, isDemo }: Deps): void => {
  const sections = sectionsOf({ isDemo });
  const originOf = (context: Context<Env>): string => publicUrl ?? new URL(context.req.url).origin;
  const connectionOf = (context: Context<Env>): Connection => context.env ?? { remoteAddress: 'unknown' };
  const apiOf = (context: Context<Env>, authorization: string | undefined) =>
    createDeskApi(async (request, connection) => app.fetch(request, connection), { origin: originOf(context), authorization, connection: connectionOf(context) });
  const cookie = (context: Context<Env>, name: typeof DESK_COOKIE | typeof TOLD_COOKIE, value: string): string => deskCookie(name, value, originOf(context).startsWith('https:'));

  const visitorOf = async (context: Context<Env>): Promise<Visitor> => {
    const { site, desk } = signInsOf(readCookies(context.req.header('cookie') ?? ''));
    const known = await Promise.all([site, desk].map(async (authorization) => (authorization === undefined ? undefined : { authorization, user: await authenticate(authorization) })));
    const [bySite, byDesk] = known;
    const found = [bySite, byDesk].find((candidate) => candidate?.user?.role === 'admin');
    return { operator: found && { authorization: found.authorization, isSignedInHere: found === byDesk }, isCustomer: known.some((candidate) => candidate?.user !== undefined) };
  };

  const show = async (context: Context<Env>, { authorization, isSignedInHere }: Operator, trouble?: Trouble): Promise<Response> => {
    const { key, visit } = visitOf(context, apiOf(context, authorization), isDemo, trouble);
    const section = sections.find((candidate) => candidate.key === key);
    const view = await section?.show(visit);
    if (!view) return page(deskTroublePage('There is nothing here', 'The desk has no such page, or it is gone.'), 404);
    const told = readCookies(context.req.header('cookie') ?? '').get(TOLD_COOKIE);
    const text = deskPage({ sections, current: key, view, told: trouble ? undefined : told, trouble, canSignOut: isSignedInHere });
    return page(text, trouble?.refusal.status ?? view.status ?? 200, told === undefined ? [] : [cookie(context, TOLD_COOKIE, '')]);
  };

  const act = async (context: Context<Env>, operator: Operator, typed: Typed): Promise<Response> => {
    const { key, visit } = visitOf(context, apiOf(context, operator.authorization), isDemo);
    const acted = await sections.find((candidate) => candidate.key === key)?.act?.(visit, typed);
    switch (acted?.kind) {
      case 'done':
        return onward(acted.to, [cookie(context, TOLD_COOKIE, acted.told)]);
      case 'refused':
        return show(context, operator, acted.trouble);
      case 'unknown':
      case undefined:
        return page(deskTroublePage('There is nothing here', 'The desk has no such page, or it is gone.'), 404);
    }
  };

  const signIn = async (context: Context<Env>, typed: Typed): Promise<Response> => {
    const [email, next] = [typed.text('email').trim(), nextOf(typed.text('next'))];
    const answer = await apiOf(context, undefined).call('logIn', { email, password: typed.text('password') });
    if (!answer.ok) return page(signInPage({ next, email, refusal: answer.refusal.message }), answer.refusal.status);
    const { access_token: token, user } = answer.body.data;
    if (user.role === 'admin') return onward(next, [cookie(context, DESK_COOKIE, token)]);
    await apiOf(context, `Bearer ${token}`).call('logOut');
    return page(signInPage({ next, email, refusal: 'This account has no rights at the desk.' }), 403);
  };

  const signOut = async (context: Context<Env>): Promise<Response> => {
    const { desk } = signInsOf(readCookies(context.req.header('cookie') ?? ''));
    if (desk !== undefined) await apiOf(context, desk).call('logOut');
    return onward('/desk', [cookie(context, DESK_COOKIE, '')]);
  };

  const answer = async (context: Context<Env>): Promise<Response> => {
    const wait = limiter.take(['requests', connectionOf(context).remoteAddress]);
    if (wait !== undefined) return page(deskTroublePage('Too many requests', `Please wait ${wait} seconds.`), 429, [], { 'retry-after': String(wait) });
    const { pathname, search } = new URL(context.req.url);
    const isPost = context.req.method === 'POST';
    if (isPost && !isOwnRequest(context.req.raw.headers, originOf(context))) return page(deskTroublePage('This form came from elsewhere', 'The desk takes only what its own pages send. Nothing was done.'), 403);
    const typed = isPost ? await readForm(context.req.raw) : undefined;
    if (isPost && !typed) return page(deskTroublePage('This form cannot be read', 'It is too large, or it is no form. A picture may have at most 2 MB. Nothing was done.'), 400);
    if (pathname === '/desk/sign-in') return typed ? signIn(context, typed) : page(signInPage({ next: '/desk' }), 200);

    const { operator, isCustomer } = await visitorOf(context);
    if (pathname === '/desk/sign-out' && typed) return signOut(context);
    if (!operator) return isCustomer ? page(staffOnlyPage(), 403) : page(signInPage({ next: isPost ? '/desk' : nextOf(pathname + search) }), 401);
    return typed ? act(context, operator, typed) : show(context, operator);
  };

  app.on(['GET', 'POST'], ['/desk', '/desk/*'], answer);
};

const visitOf = (context: Context<Env>, api: Visit['api'], isDemo: boolean, trouble?: Trouble): { readonly key: string; readonly visit: Visit } => {
  const { pathname, searchParams } = new URL(context.req.url);
  const [key = '', ...rest] = pathname.slice('/desk'.length).split('/').filter((part) => part !== '').map(decoded);
  // A list that is shown again because a form was refused stands at the address of the list.
  const isList = trouble !== undefined && trouble.form !== 'chats' && trouble.form !== 'news/new';
  return { key, visit: { api, query: searchParams, rest: isList ? [] : rest, trouble, isDemo } };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** Only pages of the desk follow a sign-in. */
const nextOf = (path: string): string => (/^\/desk(?:[/?](?!\/)[^\\\s]*)?$/.test(path) && !path.startsWith('/desk/sign-') ? path : '/desk');

const page = (text: string, status: number, cookies: readonly string[] = [], more: Readonly<Record<string, string>> = {}): Response =>
  withCookies(new Response(text, { status, headers: { ...DESK_HEADERS, 'content-type': 'text/html; charset=utf-8', ...more } }), cookies);

const onward = (location: string, cookies: readonly string[]): Response => withCookies(new Response(null, { status: 303, headers: { ...DESK_HEADERS, location } }), cookies);

const withCookies = (response: Response, cookies: readonly string[]): Response => {
  for (const text of cookies) response.headers.append('set-cookie', text);
  return response;
};
