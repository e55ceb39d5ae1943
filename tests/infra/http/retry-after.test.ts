import { describe, expect, it } from 'vitest';
import { createApiClient } from '@infra/drivers/http/api-client.ts';
import { toRemoteFailure } from '@infra/drivers/http/remote-failure.ts';

const context = { language: () => 'en', currencyId: () => undefined, authorization: () => 'Bearer 7|secret' };
const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    Promise.resolve(new Response('{"statusCode":"ERROR_429"}', { status, headers }));
const client = (fetch: typeof globalThis.fetch, onUnauthorized: (token: string) => void = () => {}) =>
  createApiClient({ fetch, host: 'http://market.test', context, onUnauthorized });

describe('contract 1.5 too many requests', () => {
  it('contains the wait if the server states it', async () => {
    const failure = await client(answering(429, { 'retry-after': '90' }))('x').then(() => undefined, toRemoteFailure);
    expect(failure?.error).toMatchObject({ kind: 'rejected', status: 429, retryAfter: 90 });
  });

  it('contains no wait if the server states none', async () => {
    const failure = await client(answering(429))('x').then(() => undefined, toRemoteFailure);
    expect(failure?.error).not.toHaveProperty('retryAfter');
  });
});

describe('ERROR-1 the rejected token', () => {
  it('is the one sent with the call', async () => {
    const refused: string[] = [];
    await client(answering(401), (token) => refused.push(token))('x').catch(() => {});
    expect(refused).toEqual(['Bearer 7|secret']);
  });
});
