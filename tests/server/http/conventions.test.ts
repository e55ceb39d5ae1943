import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const raw = (path: string, init: RequestInit = {}): Promise<Response> =>
  test.marketplace.fetch(new Request(ORIGIN + path, init));
const json = async (path: string, init?: RequestInit): Promise<Record<string, unknown>> =>
  (await (await raw(path, init)).json()) as Record<string, unknown>;
const post = (path: string, body: BodyInit, type = 'application/json'): Promise<Response> =>
  raw(path, { method: 'POST', body, headers: { 'content-type': type } });

describe('API-1 response formats', () => {
  it('wrap data in an envelope', async () => {
    expect(await json('/api/v1/rest/languages/active')).toMatchObject({
      timestamp: '2025-03-10T11:00:00.000000Z',
      status: true,
      message: 'Success',
      data: expect.any(Array),
    });
  });

  it('include exact links and meta in lists', async () => {
    const path = `${ORIGIN}/api/v1/rest/shops/paginate`;
    expect(await json('/api/v1/rest/shops/paginate?page=2&perPage=1&type=restaurant')).toMatchObject({
      links: { first: `${path}?page=1`, last: `${path}?page=2`, prev: `${path}?page=1`, next: null },
      meta: {
        current_page: 2,
        from: 2,
        last_page: 2,
        path,
        per_page: 1,
        to: 2,
        total: 2,
        links: [
          { url: `${path}?page=1`, label: '&laquo; Previous', active: false },
          { url: `${path}?page=1`, label: '1', active: false },
          { url: `${path}?page=2`, label: '2', active: true },
          { url: null, label: 'Next &raquo;', active: false },
        ],
      },
    });
  });

  it('return an empty page beyond the last', async () => {
    expect(await json('/api/v1/rest/shops/paginate?page=9')).toMatchObject({
      data: [],
      meta: { current_page: 9, from: null, to: null, last_page: 1, total: 3 },
    });
  });

  it('report errors with code, message and field errors', async () => {
    const response = await raw(
      '/api/v1/rest/shops/paginate?perPage=0&sort=up&address[latitude]=91&address[longitude]=x',
    );
    expect(response.status).toBe(400);
    const { params, ...rest } = (await response.json()) as { params: Record<string, readonly string[]> };
    expect(rest).toMatchObject({ status: false, statusCode: 'ERROR_400', message: 'Bad request.' });
    expect(Object.keys(params).sort()).toEqual(['address.latitude', 'address.longitude', 'perPage', 'sort']);
    expect(params['perPage']).toEqual(['The perPage must be at least 1.']);
  });

  it.each([
    ['en', 'Bad request.'],
    ['de', 'Die Anfrage ist fehlerhaft.'],
    ['fr', 'Requête incorrecte.'],
    ['ar', 'طلب غير صحيح.'],
    ['xx', 'Bad request.'],
  ])('speak the language of the call: %s', async (lang, message) => {
    expect((await json(`/api/v1/rest/shops/paginate?perPage=0&lang=${lang}`))['message']).toBe(message);
  });

  it('answer 404 for unknown routes, methods and path parameters', async () => {
    for (const [path, method] of [
      ['/api/v1/rest/nothing', 'GET'],
      ['/api/v1/rest/settings', 'PUT'],
      ['/elsewhere', 'GET'],
      ['/api/v1/rest/shops/..%2fsettings', 'GET'],
      ['/api/v1/rest/banners/abc', 'GET'],
      ['/api/v1/rest/banners/99999999999', 'GET'],
      ['/api/v1/payments/order/1/transactions', 'PUT'],
    ] as const) {
      const response = await raw(path, { method });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ status: false, statusCode: 'ERROR_404', message: 'Not found.' });
    }
  });
});

describe('API-1 transport', () => {
  it('allows any origin', async () => {
    const preflight = await raw('/api/v1/dashboard/user/profile/show', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.test' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, traceparent',
    );
    const refused = await raw('/api/v1/dashboard/user/profile/show');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After, Idempotency-Replayed');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await raw('/api/v1/rest/settings', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toBe('');
  });

  it('accepts the same parameters as JSON, form, multipart or query; the body wins', async () => {
    const form = new FormData();
    form.set('email', 'demo@tiffin.test');
    form.set('password', 'lunchbox');
    const answers = [
      await post('/api/v1/auth/login', JSON.stringify({ email: 'demo@tiffin.test', password: 'lunchbox' })),
      await post(
        '/api/v1/auth/login',
        'email=demo%40tiffin.test&password=lunchbox',
        'application/x-www-form-urlencoded',
      ),
      await raw('/api/v1/auth/login', { method: 'POST', body: form }),
      await raw('/api/v1/auth/login?email=demo%40tiffin.test&password=lunchbox', { method: 'POST' }),
      await post(
        '/api/v1/auth/login?email=demo%40tiffin.test&password=wrong',
        JSON.stringify({ password: 'lunchbox' }),
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it.each([
    ['no JSON', '{"email":'],
    ['an array', '[1]'],
    ['a text', '"x"'],
    ['deep JSON', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['very deep JSON', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['too much', JSON.stringify({ email: 'x'.repeat(300_000) })],
  ])('refuses %s with 400', async (_name, body) => {
    const response = await post('/api/v1/auth/login', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 'ERROR_400' });
  });

  it('rejects an oversized stream without reading all of it', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        if (sent > 50 * 1024 * 1024) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const response = await raw('/api/v1/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(400);
    expect(sent).toBeLessThan(2 * 1024 * 1024);
  });

  it('never exposes the cause of an internal error', async () => {
    await test.store.database.schema.alterTable('banners').renameTo('banners_away').execute();
    const response = await raw('/api/v1/rest/banners/paginate');
    await test.store.database.schema.alterTable('banners_away').renameTo('banners').execute();
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({
      timestamp: expect.any(String),
      status: false,
      statusCode: 'ERROR_500',
      message: 'Something went wrong.',
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('limits requests by address and says when to retry', async () => {
    const limited = await startMarketplace({ LIMITS: 'requests=3' });
    const answers = [];
    for (let index = 0; index < 4; index++) answers.push((await limited.api.call('listSettings')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect((await limited.api.no('listSettings')).retryAfter).toBe(60);
    expect((await limited.api.call('listSettings', {}, { address: '10.0.0.2' })).status).toBe(200);
    limited.clock.advance(60_000);
    expect((await limited.api.call('listSettings')).status).toBe(200);
    await limited.marketplace.close();
  });
});

describe('API-1 parameters', () => {
  it('reject inactive currencies', async () => {
    expect((await test.api.no('listShops', { currency_id: 99 })).params).toHaveProperty('currency_id');
  });

  it('accept numbers as text, booleans as 1 and 0, and ignore unknown ones', async () => {
    const { data } = await test.api.ok('listShops', { verify: '0', perPage: '5', colour: 'blue' });
    expect(data.map(({ slug }) => slug)).toEqual(['night-market']);
  });

  it('strip characters that the database cannot store', async () => {
    expect((await test.api.ok('searchShops', { search: 'green\0 \uD800spoon' })).data[0]?.slug).toBe('green-spoon');
  });

  it('fall back to the id for an unknown sort column', async () => {
    const ids = async (column: string): Promise<readonly number[]> =>
      (await test.api.ok('listShops', { column, sort: 'asc' })).data.map(({ id }) => id);
    expect(await ids('constructor')).toEqual([1, 2, 3]);
    expect(await ids('id')).toEqual([1, 2, 3]);
  });
});
