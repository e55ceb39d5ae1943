import { ofetch, type $Fetch } from 'ofetch';
import { MalformedBody } from './malformed-body.ts';

/** What every call carries, read again for each call. */
export type RequestContext = {
  language(): string;
  currencyId(): number | undefined;
  /** The complete Authorization header; `undefined` for guests. */
  authorization(): string | undefined;
  /** Whether the server records traces; others may refuse the header. */
  isTraced?(): boolean;
};

export type ApiClientDeps = {
  readonly fetch: typeof globalThis.fetch;
  /** Scheme and host of the server, without a trailing slash; empty for the page's own origin. */
  readonly host: string;
  readonly context: RequestContext;
  /** Called before the call rejects on every 401, with the rejected Authorization header. */
  readonly onUnauthorized: (authorization: string) => void;
};

export const API_TIMEOUT_MS = 16_000;

/**
 * API-1: base URL, `lang`, token, a timeout of 16 s for head and body together, no retries. Rejects with the response.
 */
export const createApiClient = ({ fetch, host, context, onUnauthorized }: ApiClientDeps): $Fetch =>
  ofetch.create(
    {
      baseURL: `${host}/api/v1/`,
      retry: false,
      parseResponse: parseJson,
      onRequest: ({ options }) => {
        options.query = { lang: context.language(), ...options.query };
        // The library's own timeout ends with the response head; a stalled body has to time out too.
        options.signal ??= AbortSignal.timeout(API_TIMEOUT_MS);
        const authorization = context.authorization();
        if (authorization && !options.headers.has('Authorization')) options.headers.set('Authorization', authorization);
        if (context.isTraced?.()) options.headers.set('traceparent', newTraceparent());
      },
      onResponseError: ({ response, options }) => {
        if (response.status === 401) onUnauthorized(options.headers.get('Authorization') ?? '');
      },
    },
    { fetch, Headers: globalThis.Headers, AbortController: globalThis.AbortController },
  );

/** OPS-9: A trace that begins with this call and is to be recorded (W3C Trace Context). */
const newTraceparent = (): string => {
  const ids = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `00-${ids.slice(0, 32)}-${ids.slice(32)}-01`;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedBody('The answer is not JSON');
  }
};
