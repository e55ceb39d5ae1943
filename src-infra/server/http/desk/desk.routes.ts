import type { Context, Hono } from 'hono';
import type { CurrentUser } from '../../features/identity/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Connection } from '../app.ts';
import { deviceCookie, isOwnRequest, readCookies } from '../request/index.ts';
import { createCouriers } from './couriers.ts';
import { redirectTo, page } from './desk-responses.ts';
import { createDeskApi, type DeskRefusal } from './desk-api.ts';
import { deskPage, deskErrorPage, signInPage, staffOnlyPage } from './desk-page.ts';
import { formAt, nextOf, readPath } from './desk-paths.ts';
import { DESK_COOKIE, deskCookie, signInsOf, NOTICE_COOKIE } from './desk-session.ts';
import { canCarry, readPendingForm, type PendingForm } from './pending-form.ts';
import { readForm } from './read-form.ts';
import type { FormError, Typed, Visit } from './section.ts';
import { sectionsOf } from './sections.ts';

type Env = { Bindings: Connection };
type Deps = {
  readonly authenticate: (authorization: string) => Promise<CurrentUser | undefined>;
  readonly limiter: RateLimiter;
  readonly publicUrl: string | undefined;
  readonly isDemo: boolean;
};
/** An operator and the session that authorises them. */
type Operator = { readonly authorization: string; readonly isSignedInHere: boolean };
type Visitor = { readonly operator: Operator | undefined; readonly isCustomer: boolean };

/** {host}/desk (contract 8.12, ROUTE-12): pages over the operations of the API, called by the operator's own token. */
export const serveDesk = (app: Hono<Env>, { authenticate, limiter, publicUrl, isDemo }: Deps): void => {
  const sections = sectionsOf({ isDemo });
  const originOf = (context: Context<Env>): string => publicUrl ?? new URL(context.req.url).origin;
  const connectionOf = (context: Context<Env>): Connection => context.env ?? { remoteAddress: 'unknown' };
  const apiOf = (context: Context<Env>, authorization: string | undefined) =>
    createDeskApi(async (request, connection) => app.fetch(request, connection), {
      origin: originOf(context),
      authorization,
      userAgent: context.req.header('user-agent') ?? '',
      cookies: context.req.header('cookie'),
      connection: connectionOf(context),
    });
  const cookie = (context: Context<Env>, name: typeof DESK_COOKIE | typeof NOTICE_COOKIE, value: string): string =>
    deskCookie(name, value, originOf(context).startsWith('https:'));

  const visitorOf = async (context: Context<Env>): Promise<Visitor> => {
    const { site, desk } = signInsOf(readCookies(context.req.header('cookie') ?? ''));
    const known = await Promise.all(
      [site, desk].map(async (authorization) =>
        authorization === undefined ? undefined : { authorization, user: await authenticate(authorization) },
      ),
    );
    const [bySite, byDesk] = known;
    const found = [bySite, byDesk].find((candidate) => candidate?.user?.role === 'admin');
    return {
      operator: found && { authorization: found.authorization, isSignedInHere: found === byDesk },
      isCustomer: known.some((candidate) => candidate?.user !== undefined),
    };
  };

  const show = async (
    context: Context<Env>,
    { authorization, isSignedInHere }: Operator,
    trouble?: FormError,
    cookies: readonly string[] = [],
  ): Promise<Response> => {
    const { key, visit } = visitOf(context, apiOf(context, authorization), isDemo, trouble);
    const section = sections.find((candidate) => candidate.key === key);
    const view = await section?.show(visit);
    if (!view) return page(NOT_FOUND, 404, cookies);
    const notice = readCookies(context.req.header('cookie') ?? '').get(NOTICE_COOKIE);
    const text = deskPage({
      sections,
      current: key,
      view,
      notice: trouble ? undefined : notice,
      trouble,
      canSignOut: isSignedInHere,
    });
    return page(text, trouble?.refusal.status ?? view.status ?? 200, [
      ...cookies,
      ...(notice === undefined ? [] : [cookie(context, NOTICE_COOKIE, '')]),
    ]);
  };

  const act = async (context: Context<Env>, operator: Operator, typed: Typed): Promise<Response> => {
    const { key, visit } = visitOf(context, apiOf(context, operator.authorization), isDemo);
    const acted = await sections.find((candidate) => candidate.key === key)?.act?.(visit, typed);
    switch (acted?.kind) {
      case 'done':
        return redirectTo(acted.to, [cookie(context, NOTICE_COOKIE, acted.notice)]);
      case 'refused':
        return acted.trouble.refusal.status === 401
          ? askSignIn(context, typed)
          : show(context, operator, acted.trouble);
      case 'unknown':
      case undefined:
        return page(NOT_FOUND, 404);
    }
  };

  /** Shows the sign-in form to a caller without a valid session; a submitted form is carried along. */
  const askSignIn = (context: Context<Env>, typed: Typed, status = 401): Response =>
    canCarry(typed)
      ? page(signInPage({ next: { action: addressOf(context), typed } }), status)
      : page(signInPage({ next: '/desk', refusal: TOO_LONG }), status);

  const signIn = async (context: Context<Env>, typed: Typed, next: string | PendingForm): Promise<Response> => {
    const email = typed.text('email').trim();
    const answer = await apiOf(context, undefined).call('logIn', { email, password: typed.text('password') });
    if (!answer.ok) return page(signInPage({ next, email, refusal: answer.refusal.message }), answer.refusal.status);
    const { access_token: token, user } = answer.body.data;
    if (user.role !== 'admin') {
      await apiOf(context, `Bearer ${token}`).call('logOut');
      return page(signInPage({ next, email, refusal: 'This account has no rights at the desk.' }), 403);
    }
    const cookies = [cookie(context, DESK_COOKIE, token), deviceCookie(token, originOf(context))];
    if (typeof next === 'string') return redirectTo(next, cookies);
    const trouble = { form: formAt(new URL(context.req.url).pathname), typed: next.typed, refusal: WAS_SIGNED_OUT };
    return show(context, { authorization: `Bearer ${token}`, isSignedInHere: true }, trouble, cookies);
  };

  const signOut = async (context: Context<Env>): Promise<Response> => {
    const { desk } = signInsOf(readCookies(context.req.header('cookie') ?? ''));
    if (desk !== undefined) await apiOf(context, desk).call('logOut');
    return redirectTo('/desk', [cookie(context, DESK_COOKIE, '')]);
  };

  const answer = async (context: Context<Env>): Promise<Response> => {
    const wait = limiter.take(['requests', connectionOf(context).remoteAddress]);
    if (wait !== undefined)
      return page(deskErrorPage('Too many requests', `Please wait ${wait} seconds.`), 429, [], {
        'retry-after': String(wait),
      });
    const { pathname } = new URL(context.req.url);
    const isPost = context.req.method === 'POST';
    if (isPost && !isOwnRequest(context.req.raw.headers, originOf(context)))
      return page(
        deskErrorPage(
          'This form came from elsewhere',
          'The desk takes only what its own pages send. Nothing was done.',
        ),
        403,
      );
    const typed = isPost ? await readForm(context.req.raw) : undefined;
    if (isPost && !typed)
      return page(
        deskErrorPage(
          'This form cannot be read',
          'It is too large, or it is no form. A picture may have at most 2 MB. Nothing was done.',
        ),
        400,
      );
    if (pathname === '/desk/sign-in')
      return typed ? signIn(context, typed, nextOf(typed.text('next'))) : page(signInPage({ next: '/desk' }), 200);
    const pending = typed && readPendingForm(typed);
    if (pending) return signIn(context, typed, { action: addressOf(context), typed: pending });

    const { operator, isCustomer } = await visitorOf(context);
    if (pathname === '/desk/sign-out' && typed) return signOut(context);
    if (!operator && typed) return askSignIn(context, typed, isCustomer ? 403 : 401);
    if (!operator)
      return isCustomer ? page(staffOnlyPage(), 403) : page(signInPage({ next: nextOf(addressOf(context)) }), 401);
    return typed ? act(context, operator, typed) : show(context, operator);
  };

  app.on(['GET', 'POST'], ['/desk', '/desk/*'], answer);
};

const visitOf = (
  context: Context<Env>,
  api: Visit['api'],
  isDemo: boolean,
  trouble?: FormError,
): { readonly key: string; readonly visit: Visit } => {
  const { pathname, searchParams } = new URL(context.req.url);
  const { key, rest } = readPath(pathname);
  // A list shown again after a rejected form has the URL of the list.
  const isList = trouble !== undefined && !WITH_PAGES.has(key) && trouble.form !== 'news/new';
  return {
    key,
    visit: { api, couriers: createCouriers(api), query: searchParams, rest: isList ? [] : rest, trouble, isDemo },
  };
};

/** Sections whose records have pages of their own. */
const WITH_PAGES: ReadonlySet<string> = new Set(['chats', 'coupons']);

const addressOf = (context: Context<Env>): string => {
  const { pathname, search } = new URL(context.req.url);
  return pathname + search;
};

const NOT_FOUND = deskErrorPage('There is nothing here', 'The desk has no such page, or it is gone.');
const TOO_LONG = 'Your sign-in has ended, and what you sent is too long to be kept. Nothing was done.';
/** The pending form is not executed: the operator sees it after sign-in and sends it again. */
const WAS_SIGNED_OUT: DeskRefusal = {
  status: 200,
  message: 'You had been signed out. Nothing was done yet: look at what you typed, and send it again.',
  params: {},
};
