import { createApiClient } from '@infra/drivers/http/api-client.ts';
import { createImageReader } from '@infra/drivers/http/image-reader.ts';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
};
type Reply = { readonly status?: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** A client with canned answers that records its calls. */
export const fakeApi = (answer: (call: Call) => Reply | Promise<Reply>) => {
  const calls: Call[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://market.test'),
      init,
    );
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const call = {
      method: request.method,
      path: pathname.replace('/api/v1/', ''),
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    calls.push(call);
    const { status = 200, body = {}, headers = {} } = await Promise.race([answer(call), givenUp(request.signal)]);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  const api = createApiClient({
    fetch,
    host: 'http://market.test',
    context: { language: () => 'en', currencyId: () => 2, authorization: () => 'Bearer 1|secret' },
    onUnauthorized: () => {},
  });
  return { api, calls, fetch };
};

/** Rejects when the caller has no more patience. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

export const context = {
  scale: () => 2 as const,
  toImage: createImageReader({ host: 'http://market.test', report: () => {} }),
  timeZone: () => 'Europe/Amsterdam',
  language: () => 'en',
};
