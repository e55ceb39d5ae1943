import type { Context, Hono } from 'hono';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CurrentUser } from '../../features/identity/index.ts';
import type { ManagedShops } from '../../features/partners/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type DeskTexts, type LanguageCode } from '../../foundation/languages/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import { fillIn } from '../../foundation/messages/index.ts';
import type { Connection } from '../app.ts';
import { deviceCookie, isOwnRequest, readCookies } from '../request/index.ts';
import { serveLiveChat } from './chat-live.routes.ts';
import { createCouriers } from './couriers.ts';
import { redirectTo, page } from './desk-responses.ts';
import { createDeskApi } from './desk-api.ts';
import { deskErrorPage, signInPage, staffOnlyPage, waitingPage } from './desk-doors.ts';
import { createDeskLanguage } from './desk-language.ts';
import { deskPage, waitingIn } from './desk-page.ts';
import { formAt, nextOf, readPath } from './desk-paths.ts';
import { serveLive } from './kitchen/live.routes.ts';
import { DESK_COOKIE, deskCookie, signInsOf, NOTICE_COOKIE } from './desk-session.ts';
import { LIVE_HEADERS } from './desk-style.ts';
import { createFindVisitor, roleAtDesk, type Staff } from './desk-visitor.ts';
import { canCarry, readPendingForm, type PendingForm } from './pending-form.ts';
import { readForm } from './read-form.ts';
import { isFor, type FormError, type Role, type Section, type Typed, type Visit } from './section.ts';
import { sectionsOf } from './sections.ts';

type Env = { Bindings: Connection };
type Deps = {
  readonly authenticate: (authorization: string) => Promise<CurrentUser | undefined>;
  readonly managedShops: ManagedShops;
  readonly reference: ReferenceSource;
  readonly limiter: RateLimiter;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  readonly isDemo: boolean;
};

/** {host}/desk (contract 8.12, ROUTE-12): pages over the operations of the API, called by the visitor's own token. */
export const serveDesk = (app: Hono<Env>, deps: Deps): void => {
  const { managedShops, limiter, publicUrl, isDemo } = deps;
  const allSections = sectionsOf({ isDemo });
  const visitorOf = createFindVisitor(deps);
  const deskLanguage = createDeskLanguage(deps.reference);
  const cookiesOf = (context: Context<Env>) => readCookies(context.req.header('cookie') ?? '');
  const languageOf = (context: Context<Env>, role?: Role): Promise<LanguageCode> =>
    deskLanguage(role, {
      chosen: cookiesOf(context).get('locale'),
      acceptLanguage: context.req.header('accept-language') ?? '',
    });
  const originOf = (context: Context<Env>): string => publicUrl ?? new URL(context.req.url).origin;
  const connectionOf = (context: Context<Env>): Connection => context.env ?? { remoteAddress: 'unknown' };
  const apiOf = (context: Context<Env>, language: LanguageCode, authorization: string | undefined) =>
    createDeskApi(async (request, connection) => app.fetch(request, connection), {
      origin: originOf(context),
      authorization,
      userAgent: context.req.header('user-agent') ?? '',
      cookies: context.req.header('cookie'),
      connection: connectionOf(context),
      language,
    });
  const cookie = (context: Context<Env>, name: typeof DESK_COOKIE | typeof NOTICE_COOKIE, value: string): string =>
    deskCookie(name, value, originOf(context).startsWith('https:'));

  /** The shop in question, and the sections that the visitor may open. */
  const visitOf = async (
    context: Context<Env>,
    { role, user, authorization, ownShop }: Staff,
    trouble?: FormError,
  ): Promise<{ readonly key: string; readonly visit: Visit; readonly sections: readonly Section[] }> => {
    const { pathname, searchParams: query } = new URL(context.req.url);
    const language = await languageOf(context, role);
    const api = apiOf(context, language, authorization);
    const { key, rest } = readPath(pathname);
    const named = Number(query.get('shop') ?? NaN);
    const isNamed = role === 'operator' && Number.isInteger(named) && (await managedShops.mayManage(user, named));
    const shopId = isNamed ? named : ownShop;
    // A list shown again after a rejected form has the URL of the list.
    const isList = trouble !== undefined && !WITH_PAGES.has(key) && trouble.form !== 'news/new';
    return {
      key,
      sections: allSections.filter((section) => isFor(section, { role, shopId })),
      visit: {
        api,
        role,
        shopId,
        language,
        texts: LANGUAGES[language],
        couriers: createCouriers(api),
        query,
        now: deps.clock.now(),
        rest: isList ? [] : rest,
        trouble,
        isDemo,
      },
    };
  };

  const show = async (
    context: Context<Env>,
    staff: Staff,
    trouble?: FormError,
    cookies: readonly string[] = [],
  ): Promise<Response> => {
    const { key, visit, sections } = await visitOf(context, staff, trouble);
    const leadsTo = key === 'order' ? orderPath(visit) : undefined;
    if (leadsTo !== undefined) return redirectTo(leadsTo, cookies);
    const [first] = sections;
    if (key === '' && staff.role === 'seller' && first) return redirectTo(`/desk/${first.key}`, cookies);
    const view = await sections.find((candidate) => candidate.key === key)?.show(visit);
    if (!view) return page(deskErrorPage(visit.language, visit.texts.desk.missing), 404, cookies);
    const notice = cookiesOf(context).get(NOTICE_COOKIE);
    const shop = staff.role === 'seller' ? await visit.api.call('showOwnShop') : undefined;
    const text = deskPage({
      ...visit,
      sections,
      current: key,
      waiting: await waitingIn(sections, visit),
      view,
      notice: trouble ? undefined : notice,
      shop: shop?.ok ? (shop.body.data.translation?.title ?? undefined) : undefined,
      canSignOut: staff.isSignedInHere,
    });
    const all = [...cookies, ...(notice === undefined ? [] : [cookie(context, NOTICE_COOKIE, '')])];
    return page(
      text,
      trouble?.refusal.status ?? view.status ?? 200,
      all,
      view.script === undefined ? {} : LIVE_HEADERS,
    );
  };

  const act = async (context: Context<Env>, staff: Staff, typed: Typed): Promise<Response> => {
    const { key, visit, sections } = await visitOf(context, staff);
    const acted = await sections.find((candidate) => candidate.key === key)?.act?.(visit, typed);
    switch (acted?.kind) {
      case 'done':
        return redirectTo(acted.to, [cookie(context, NOTICE_COOKIE, acted.notice)]);
      case 'refused':
        return acted.trouble.refusal.status === 401
          ? askSignIn(context, visit.language, typed)
          : show(context, staff, acted.trouble);
      case 'unknown':
      case undefined:
        return page(deskErrorPage(visit.language, visit.texts.desk.missing), 404);
    }
  };

  /** Shows the sign-in form to a caller without a valid session; a submitted form is carried along. */
  const askSignIn = (context: Context<Env>, language: LanguageCode, typed: Typed, status = 401): Response =>
    canCarry(typed)
      ? page(signInPage(language, { next: { action: addressOf(context), typed } }), status)
      : page(signInPage(language, { next: '/desk', refusal: LANGUAGES[language].desk.signIn.tooLong }), status);

  const signIn = async (context: Context<Env>, typed: Typed, next: string | PendingForm): Promise<Response> => {
    const language = await languageOf(context);
    const { signIn: words } = LANGUAGES[language].desk;
    const email = typed.text('email').trim();
    const answer = await apiOf(context, language, undefined).call('logIn', { email, password: typed.text('password') });
    if (!answer.ok)
      return page(signInPage(language, { next, email, refusal: answer.refusal.message }), answer.refusal.status);
    const { access_token: token, user } = answer.body.data;
    const role = roleAtDesk(user.role);
    if (role === undefined) {
      await apiOf(context, language, `Bearer ${token}`).call('logOut');
      return page(signInPage(language, { next, email, refusal: words.noRights }), 403);
    }
    const cookies = [cookie(context, DESK_COOKIE, token), deviceCookie(token, originOf(context))];
    if (typeof next === 'string') return redirectTo(next, cookies);
    // The pending form is not executed: it is shown after sign-in and sent again.
    const message = LANGUAGES[role === 'operator' ? DEFAULT_LANGUAGE : language].desk.signIn.signedOut;
    const trouble = {
      form: formAt(new URL(context.req.url).pathname),
      typed: next.typed,
      refusal: { status: 200, message, params: {} },
    };
    const staff = await visitorOf(new Map([[DESK_COOKIE, token]]));
    return 'user' in staff ? show(context, staff, trouble, cookies) : redirectTo('/desk', cookies);
  };

  const signOut = async (context: Context<Env>): Promise<Response> => {
    const { desk } = signInsOf(cookiesOf(context));
    if (desk !== undefined) await apiOf(context, DEFAULT_LANGUAGE, desk).call('logOut');
    return redirectTo('/desk', [cookie(context, DESK_COOKIE, '')]);
  };

  const answer = async (context: Context<Env>): Promise<Response> => {
    const language = await languageOf(context);
    const words: DeskTexts = LANGUAGES[language].desk;
    const wait = limiter.take(['requests', connectionOf(context).remoteAddress]);
    if (wait !== undefined) {
      const busy = { ...words.busy, text: fillIn(words.busy.text, { seconds: wait }) };
      return page(deskErrorPage(language, busy), 429, [], { 'retry-after': String(wait) });
    }
    const { pathname } = new URL(context.req.url);
    const isPost = context.req.method === 'POST';
    if (isPost && !isOwnRequest(context.req.raw.headers, originOf(context)))
      return page(deskErrorPage(language, words.foreign), 403);
    const typed = isPost ? await readForm(context.req.raw) : undefined;
    if (isPost && !typed) return page(deskErrorPage(language, words.unreadable), 400);
    if (pathname === '/desk/sign-in')
      return typed
        ? signIn(context, typed, nextOf(typed.text('next')))
        : page(signInPage(language, { next: '/desk' }), 200);
    const pending = typed && readPendingForm(typed);
    if (pending) return signIn(context, typed, { action: addressOf(context), typed: pending });

    const visitor = await visitorOf(cookiesOf(context));
    if (pathname === '/desk/sign-out' && typed) return signOut(context);
    if ('user' in visitor) return typed ? act(context, visitor, typed) : show(context, visitor);
    if (typed) return askSignIn(context, language, typed, visitor.role === 'guest' ? 401 : 403);
    switch (visitor.role) {
      case 'waiting':
        return page(waitingPage(language), 403);
      case 'customer':
        return page(staffOnlyPage(language), 403);
      case 'guest':
        return page(signInPage(language, { next: nextOf(addressOf(context)) }), 401);
    }
  };

  serveLive(app, { visitorOf, originOf });
  serveLiveChat(app, { visitorOf, originOf });
  app.on(['GET', 'POST'], ['/desk', '/desk/*'], answer);
};

/** Sections whose records have pages of their own. */
const WITH_PAGES: ReadonlySet<string> = new Set(['chats', 'coupons', 'menu', 'messages', 'hours']);

/** NOTIFY-3: where a notification about an order of a shop leads whom it told. */
const orderPath = ({ role, rest: [id = ''] }: Visit): string | undefined =>
  /^\d{1,10}$/.test(id) ? (role === 'seller' ? `/desk/kitchen#row-${id}` : `/desk/orders?search=${id}`) : undefined;

const addressOf = (context: Context<Env>): string => {
  const { pathname, search } = new URL(context.req.url);
  return pathname + search;
};
