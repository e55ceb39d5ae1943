import type { Context, Hono } from 'hono';
import { isProvider, type EmbeddedProvider, type IdTokens, type Provider, type TypedPerson } from '../../../identity/index.ts';
import type { RateLimiter } from '../../../limits/index.ts';
import type { ReferenceSource } from '../../../reference/index.ts';
import type { Connection } from '../../app.ts';
import { pageHeaders } from '../../pages/index.ts';
import { answerTo, readWish } from './authorize-wish.ts';
import { pageLanguage } from './page-language.ts';
import { PAGE_STYLE } from './page-style.ts';
import { brokenPage, providerPage } from './page.html.ts';

type Env = { Bindings: Connection };
type Deps = {
  readonly idTokens: IdTokens; readonly reference: ReferenceSource; readonly limiter: RateLimiter;
  /** Only in demo mode: else there is no such page. */
  readonly provider: EmbeddedProvider | undefined;
  readonly publicUrl: string | undefined;
};

const PATH = '/identity/:provider/authorize';
const MOST_BYTES = 16_384;
const NOBODY: TypedPerson = { name: '', email: '', phone: '' };
const HEADERS = pageHeaders(PAGE_STYLE);

/** {host}/identity/… (contract 8.11): the public keys, and the page on which a demo's visitors say who they are. */
export const serveProviderPages = (app: Hono<Env>, { idTokens, reference, limiter, provider: embedded, publicUrl }: Deps): void => {
  app.get('/identity/jwks.json', async () =>
    Response.json({ keys: await idTokens.publicKeys() }, { headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' } }),
  );
  if (!embedded) return;

  const offered = async (name: string): Promise<Provider | undefined> =>
    isProvider(name) && (await reference()).settings.socialSignIn[name] ? name : undefined;
  const originOf = (context: Context<Env>): string => publicUrl ?? new URL(context.req.url).origin;

  const answer = async (context: Context<Env>, provider: Provider, sent: URLSearchParams): Promise<Response> => {
    const [origin, language] = [originOf(context), pageLanguage(sent.get('lang'), context.req.header('accept-language') ?? '')];
    const wish = readWish(sent, origin);
    if (!wish || context.req.header('sec-fetch-site') === 'cross-site' && context.req.method === 'POST') return html(brokenPage(language), 400);
    const wait = limiter.take(['requests', context.env?.remoteAddress ?? 'unknown']);
    if (wait !== undefined) return html(brokenPage(language), 429, { 'retry-after': String(wait) });

    const target = { provider, origin, nonce: wish.nonce };
    const page = (status: number, typed: TypedPerson, mistake?: keyof TypedPerson): Response =>
      html(providerPage({ provider, language, personas: embedded.personas, wish, isTrusted: embedded.trusts(origin), typed, mistake }), status);
    if (context.req.method !== 'POST') return page(200, NOBODY);

    const persona = sent.get('persona');
    if (persona !== null) {
      const token = await embedded.pick(persona, target);
      return token === undefined ? page(400, NOBODY) : onward(answerTo(wish, { id_token: token }));
    }
    const typed = { name: sent.get('name') ?? '', email: sent.get('email') ?? '', phone: sent.get('phone') ?? '' };
    const outcome = await embedded.type(typed, target);
    return 'mistake' in outcome ? page(400, typed, outcome.mistake) : onward(answerTo(wish, { id_token: outcome.token }));
  };

  app.get(PATH, async (context, next) => {
    const provider = await offered(context.req.param('provider'));
    return provider ? answer(context, provider, new URL(context.req.url).searchParams) : next();
  });
  app.post(PATH, async (context, next) => {
    const provider = await offered(context.req.param('provider'));
    if (!provider) return next();
    const body = Number(context.req.header('content-length') ?? MOST_BYTES + 1) > MOST_BYTES ? '' : await context.req.text();
    return answer(context, provider, new URLSearchParams(body));
  });
};

const html = (text: string, status: number, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', ...more } });

const onward = (location: string): Response => new Response(null, { status: 303, headers: { ...HEADERS, location } });
