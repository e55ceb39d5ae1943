import { gunzipSync } from 'node:zlib';
import { readOperations } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const ask = (headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Response> =>
  test.marketplace.fetch(new Request('http://tiffin.test/api/openapi.json', { method, headers }), {
    remoteAddress: '10.0.0.1',
  });

describe('API-1, API-4 /api/openapi.json', () => {
  it('describes every operation, for clients of any origin', async () => {
    const response = await ask({ origin: 'https://elsewhere.example' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { openapi, servers, paths } = (await response.json()) as {
      readonly openapi: string;
      readonly servers: readonly unknown[];
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
    };
    expect([openapi, servers]).toEqual(['3.1.0', [{ url: '/api/v1' }]]);
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(described.filter((id) => id !== undefined).sort()).toEqual(
      readOperations()
        .map(({ id }) => id as string)
        .sort(),
    );
  });

  it('is compressed when accepted, and answers 304 to a known tag', async () => {
    const [plain, packed] = [await ask(), await ask({ 'accept-encoding': 'gzip' })];
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
    const again = await ask({ 'if-none-match': plain.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('answers preflight and HEAD requests', async () => {
    const preflight = await ask({ origin: 'https://elsewhere.example' }, 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const head = await ask({}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
