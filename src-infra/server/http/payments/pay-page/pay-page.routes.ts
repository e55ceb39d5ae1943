import type { Context, Hono } from 'hono';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../../../foundation/limits/index.ts';
import { providerName } from '@domain/payments/index.ts';
import type { PaymentUseCases, TestAction, Visit } from '../../../features/payments/index.ts';
import type { Connection } from '../../app.ts';
import { pageHeaders } from '../../pages/index.ts';
import { PAY_STYLE } from './page-style.ts';
import { paidPage, payPage, itemName, problemPage, waitingPage } from './page.html.ts';

type Env = { Bindings: Connection };
export type PayPageDeps = {
  readonly payments: PaymentUseCases;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
};

const MAX_FORM_BYTES = 1024;
const MAX_CALLBACK_BYTES = 65_536;
const HEADERS = pageHeaders(PAY_STYLE);
const ACTIONS: readonly TestAction[] = ['pay', 'decline', 'lost', 'cancel'];

/** {host}/pay/… (contract 3.11): the test provider's page, the way back from other providers, and their callbacks. */
export const servePayPages = (app: Hono<Env>, { payments, limiter, clock, publicUrl }: PayPageDeps): void => {
  const { visits, providers, testProvider, actOnTestPage } = payments;
  const originOf = (context: Context<Env>): string => publicUrl ?? new URL(context.req.url).origin;
  const idOf = (context: Context<Env>): string => context.req.param('id') ?? '';

  const tooOften = (context: Context<Env>): Response | undefined => {
    const wait = limiter.take(['requests', context.env?.remoteAddress ?? 'unknown']);
    return wait === undefined
      ? undefined
      : html(problemPage('busy', localeOf(context)), 429, { 'retry-after': String(wait) });
  };
  const open = (context: Context<Env>): Promise<Visit> =>
    visits.open(idOf(context), { origin: originOf(context), titleOf: itemName });

  /** The details of a payment process that a browser may see. */
  const show = async (context: Context<Env>, visit: Visit, isDeclined = false): Promise<Response> => {
    switch (visit.kind) {
      case 'unknown':
        return html(problemPage('broken', localeOf(context)), 404);
      case 'unreachable':
        return html(problemPage('unreachable', visit.process.locale, providerName(visit.process.payment.tag)), 502);
      case 'ended':
        return redirectTo(visit.path);
      case 'elsewhere':
        return redirectTo(visit.url);
      case 'waiting':
        return visit.process.pageUrl === null ? redirectTo(`/pay/${visit.process.id}`) : html(waitingPage(visit), 200);
      case 'here': {
        const seen = await testProvider?.look(visit.reference);
        return html(
          seen?.status === 'open'
            ? payPage({ ...visit, isDeclined: isDeclined && seen.declines > 0 })
            : paidPage(visit),
          200,
        );
      }
    }
  };

  app.get(
    '/pay/:id',
    async (context) =>
      tooOften(context) ?? show(context, await open(context), context.req.query('declined') !== undefined),
  );

  app.post('/pay/:id', async (context) => {
    const refused = tooOften(context);
    if (refused) return refused;
    const body = await readText(context.req.raw, MAX_FORM_BYTES);
    const action = ACTIONS.find((known) => known === new URLSearchParams(body ?? '').get('action'));
    if (!action || context.req.header('sec-fetch-site') === 'cross-site')
      return html(problemPage('broken', localeOf(context)), 400);
    const visit = await open(context);
    if (visit.kind !== 'here') return show(context, visit);
    await actOnTestPage(visit.reference, action);
    // Post/redirect/get: going back or reloading never sends the press again.
    if (action === 'decline' || action === 'lost')
      return redirectTo(`/pay/${visit.process.id}${action === 'decline' ? '?declined=1' : ''}`);
    return show(context, await visits.resume(idOf(context)));
  });

  app.get('/pay/:id/return', async (context) => tooOften(context) ?? show(context, await visits.resume(idOf(context))));
  app.get('/pay/:id/cancel', async (context) => tooOften(context) ?? show(context, await visits.cancel(idOf(context))));

  app.post('/pay/callbacks/:provider', async (context) => {
    const provider = providers.named(context.req.param('provider'));
    if (!provider) return answer(404, 'unknown');
    const body = await readText(context.req.raw, MAX_CALLBACK_BYTES);
    if (body === undefined) return answer(413, 'too large');
    const outcome = await visits.receive(provider, { headers: context.req.raw.headers, body, now: clock.now() });
    return answer({ done: 200, ignored: 200, forged: 400, refused: 400, later: 503 }[outcome], outcome);
  });
};

const localeOf = (context: Context<Env>): string =>
  (/^\s*([a-z]{2})/i.exec(context.req.header('accept-language') ?? '')?.[1] ?? '').toLowerCase();

/** Reads a body up to its limit; `undefined` if it is larger. */
const readText = async (request: Request, most: number): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const html = (text: string, status: number, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', ...more } });

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, location } });

const answer = (status: number, outcome: string): Response =>
  Response.json(
    { received: status === 200, outcome },
    { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } },
  );
