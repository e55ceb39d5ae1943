import { describe, expect, it } from 'vitest';
import { createApiClient } from '@infra/drivers/http/api-client.ts';
import { toRemoteFailure } from '@infra/drivers/http/remote-failure.ts';

const context = { language: () => 'en', currencyId: () => undefined, authorization: () => undefined };
const failing = (cause: Error) =>
  createApiClient({ fetch: () => Promise.reject(cause), host: '', context, onUnauthorized: () => {} });

describe('API-1 a call without an answer', () => {
  it.each([
    ['timeout', new DOMException('late', 'TimeoutError')],
    ['timeout', new DOMException('given up', 'AbortError')],
    ['unreachable', new DOMException('broken', 'NetworkError')],
    ['unreachable', new TypeError('Failed to fetch')],
  ])('returns %s after %s, before the headers and within the body', async (kind, cause) => {
    const beforeHead = await failing(cause)('x').then(() => undefined, toRemoteFailure);
    expect([beforeHead, toRemoteFailure(cause)]).toEqual([
      { ok: false, error: { kind } },
      { ok: false, error: { kind } },
    ]);
  });

  it('throws for our own mistakes', () => {
    const mistake = new RangeError('Money needs whole minor units, got 0.5');
    expect(() => toRemoteFailure(mistake)).toThrow(mistake);
  });
});
