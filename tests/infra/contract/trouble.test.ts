import { describe, expect, it } from 'vitest';
import { createApiClient } from '@infra/drivers/http/api-client.ts';
import { CALLS } from './calls/all-calls.ts';
import type { SpecifiedCall } from './calls/specification.data.ts';

type Trouble = { readonly answer: () => Promise<Response>; readonly becomes: object };

const refusal =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  (): Promise<Response> =>
    Promise.resolve(
      Response.json(
        { status: false, statusCode: `ERROR_${status}`, message: `Trouble ${status}` },
        { status, headers },
      ),
    );
const told = (status: number): object => ({
  kind: 'rejected',
  status,
  code: `ERROR_${status}`,
  message: `Trouble ${status}`,
});
const text =
  (body: BodyInit): (() => Promise<Response>) =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
/** The head and half of the body arrive, then the connection breaks. */
const cutOff = (): Promise<Response> => {
  let pulls = 0;
  return text(
    new ReadableStream({
      pull: (controller) =>
        pulls++ === 0
          ? controller.enqueue(new TextEncoder().encode('{"data":[{"id":1,'))
          : controller.error(new TypeError('terminated')),
    }),
  )();
};

/** What may become of a call (L10); sixteen silent seconds are in calls.test.ts. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  refused: { answer: () => Promise.reject(new TypeError('fetch failed')), becomes: { kind: 'unreachable' } },
  401: { answer: refusal(401), becomes: { kind: 'unauthorized' } },
  403: { answer: refusal(403), becomes: told(403) },
  404: { answer: refusal(404), becomes: told(404) },
  409: { answer: refusal(409), becomes: told(409) },
  422: { answer: refusal(422), becomes: told(422) },
  429: { answer: refusal(429, { 'retry-after': '7' }), becomes: { ...told(429), retryAfter: 7 } },
  500: { answer: refusal(500), becomes: told(500) },
  'not JSON': { answer: text('<html>It works!</html>'), becomes: { kind: 'malformed' } },
  'half of it': { answer: text('{"data":[{"id":1,'), becomes: { kind: 'malformed' } },
  'cut off': { answer: cutOff, becomes: { kind: 'unreachable' } },
};

const nothing = { ok: true, value: undefined };
const outside = { ok: true, value: 'outside' };
const group = (kind: 'ordered' | 'no-such-line' | 'no-such-member' | 'not-joinable'): object => ({
  ok: false,
  error: { kind: 'refused', why: { kind } },
});

/** Where a 404 is a valid answer: no cart, no delivery there, an ended group, no referral program. */
const ABSENT: Partial<Record<SpecifiedCall, object>> = {
  'GET /rest/shop/delivery-zone/check/distance': outside,
  'GET /rest/shop/{id}/delivery-zone/check/distance': outside,
  'GET /dashboard/user/cart': nothing,
  'GET /rest/referral': nothing,
  'POST /rest/cart': group('ordered'),
  'GET /rest/cart/{id}': group('ordered'),
  'POST /rest/cart/open': group('not-joinable'),
  'POST /rest/cart/status/{id}': group('ordered'),
  'POST /rest/cart/insert-product': group('ordered'),
  'DELETE /rest/cart/product/delete': group('no-such-line'),
  'DELETE /rest/cart/member/delete': group('ordered'),
  'POST /dashboard/user/cart': group('ordered'),
  'POST /dashboard/user/cart/open': group('ordered'),
  'POST /dashboard/user/cart/set-group/{id}': group('ordered'),
  'DELETE /dashboard/user/cart/product/delete': group('no-such-line'),
  'DELETE /dashboard/user/cart/member/delete': group('no-such-member'),
};

describe.each(Object.entries(TROUBLES))('L10 a call that ends as: %s', (name, { answer, becomes }) => {
  it.each(CALLS.map((row) => [`${row.line} (${JSON.stringify(row.sent)})`, row] as const))(
    '%s',
    async (_line, { line, ask, answer: given, after = [] }) => {
      const refused: string[] = [];
      let calls = 0;
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://market.test'), init);
        // The calls before it succeed.
        if (given && calls++ < after.length)
          return Response.json(
            given({ method: request.method, path: new URL(request.url).pathname.replace('/api/v1/', '') }),
          );
        return answer();
      };
      const api = createApiClient({
        fetch,
        host: 'http://market.test',
        context: { language: () => 'en', currencyId: () => 2, authorization: () => 'Bearer 1|secret' },
        onUnauthorized: (token) => refused.push(token),
      });
      const meant = name === '404' ? ABSENT[line] : undefined;
      expect(await ask({ api, fetch })).toMatchObject(meant ?? { ok: false, error: becomes });
      expect(refused).toEqual(name === '401' ? ['Bearer 1|secret'] : []);
    },
  );
});
