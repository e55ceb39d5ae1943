import type { Context, Hono } from 'hono';
import {
  isProvider,
  type EmbeddedProvider,
  type IdTokens,
  type Provider,
  type TypedPerson,
} from '../../../features/identity/index.ts';
import type { RateLimiter } from '../../../foundation/limits/index.ts';
import type { ReferenceSource } from '../../../features/reference/index.ts';
import type { Connection } from '../../app.ts';
import { pageHeaders } from '../../pages/index.ts';
import { readAuthorizeRequest, redirectUri } from './authorize-request.ts';
import { pageLanguage } from './page-language.ts';
import { PAGE_STYLE } from './page-style.ts';
import { brokenPage, providerPage } from './page.html.ts';

type Env = { Bindings: Connection };
type Deps = {
  readonly idTokens: IdTokens;
  readonly reference: ReferenceSource;
  readonly limiter: RateLimiter;
  /** Present in demo mode only. */
  readonly provider: EmbeddedProvider | undefined;
  readonly publicUrl: string | undefined;
};

const PATH = '/identity/:provider/authorize';
const MAX_BYTES = 16_384;
const NOBODY: TypedPerson = { name: '', email: '', phone: '' };
const HEADERS = pageHeaders(PAGE_STYLE);

/** {host}/identity/… (contract 8.11): the public keys, and the sign-in page of demo mode. */
export const serveProviderPages = (
  app: Hono<Env>,
  { idTokens, reference, limiter, provider: embedded, publicUrl }: Deps,
): void => {
  app.get('/identity/jwks.json', async () =>
    Response.json(
      { keys: await idTokens.publicKeys() },
      {
        headers: {
          'cache-control': 'public, max-age=300',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        },
      },
    ),
  );
  if (!embedded) return;

  const offered = async (name: string): Promise<Provider | undefined> =>
    isProvider(name) && (await reference()).settings.socialSignIn[name] ? name : undefined;
  const originOf = (context: Context<Env>): string => publicUrl ?? new URL(context.req.url).origin;

  const answer = async (context: Context<Env>, provider: Provider, sent: URLSearchParams): Promise<Response> => {
    const [origin, language] = [
      originOf(context),
      pageLanguage(sent.get('lang'), context.req.header('accept-language') ?? ''),
    ];
    const request = readAuthorizeRequest(sent, origin);
    if (!request || (context.req.header('sec-fetch-site') === 'cross-site' && context.req.method === 'POST'))
      return html(brokenPage(language), 400);
    const wait = limiter.take(['requests', context.env?.remoteAddress ?? 'unknown']);
    if (wait !== undefined) return html(brokenPage(language), 429, { 'retry-after': String(wait) });

    const target = { provider, origin, nonce: request.nonce };
    const page = (status: number, typed: TypedPerson, mistake?: keyof TypedPerson): Response =>
      html(
        providerPage({
          provider,
          language,
          personas: embedded.personas,
          request,
          isTrusted: embedded.trusts(origin),
          typed,
          mistake,
        }),
        status,
      );
    if (context.req.method !== 'POST') return page(200, NOBODY);

    const persona = sent.get('persona');
    if (persona !== null) {
      const token = await embedded.pick(persona, target);
      return token === undefined ? page(400, NOBODY) : redirectTo(redirectUri(request, { id_token: token }));
    }
    const typed = { name: sent.get('name') ?? '', email: sent.get('email') ?? '', phone: sent.get('phone') ?? '' };
    const outcome = await embedded.type(typed, target);
    return 'mistake' in outcome
      ? page(400, typed, outcome.mistake)
      : redirectTo(redirectUri(request, { id_token: outcome.token }));
  };

  app.get(PATH, async (context, next) => {
    const provider = await offered(context.req.param('provider'));
    return provider ? answer(context, provider, new URL(context.req.url).searchParams) : next();
  });
  app.post(PATH, async (context, next) => {
    const provider = await offered(context.req.param('provider'));
    if (!provider) return next();
    const body =
      Number(context.req.header('content-length') ?? MAX_BYTES + 1) > MAX_BYTES ? '' : await context.req.text();
    return answer(context, provider, new URLSearchParams(body));
  });
};

const html = (text: string, status: number, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', ...more } });

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, location } });
