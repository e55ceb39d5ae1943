import { randomBytes } from 'node:crypto';
import { createOtlpTracing } from '@infra/server/foundation/tracing/otlp-tracing.adapter.ts';
import { silentLog, type LogFields } from '@infra/server/foundation/platform/log.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startCollector, type Collector, type Mood, type SentSpan } from '../support/collector.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, USD, type Customer, type Shopping } from '../support/shopping.ts';

let collector: Collector;
let test: TestMarketplace;
let shopping: Shopping;
const logged: { readonly event: string; readonly fields: LogFields | undefined }[] = [];
const log = { ...silentLog, debug: (event: string, fields?: LogFields) => void logged.push({ event, fields }) };

beforeAll(async () => {
  collector = await startCollector();
  const tracing = createOtlpTracing({ endpoint: collector.url, serviceName: 'tiffin', ratio: 1, log: silentLog });
  test = await startMarketplace(
    { LIMITS: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    { store: await openEmptyStore({ tracing }), tracing, log },
  );
  shopping = await createShopping(test);
});
afterAll(async () => {
  await test.marketplace.close();
  await collector.close();
});

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const LIMIT = { timeout: 20_000, interval: 50 };
/** The spans of a trace, once its first one is there: that of the call ends last. */
const traceOf = (traceId: string): Promise<readonly SentSpan[]> =>
  vi.waitFor(() => {
    const spans = collector.of(traceId);
    expect(spans.some(({ kind }) => kind === SERVER)).toBe(true);
    return spans;
  }, LIMIT);
const [SERVER, CLIENT] = [2, 3];
const named = (spans: readonly SentSpan[], name: string): SentSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`No span "${name}" among ${spans.map((span) => span.name).join(', ')}`);
  return found;
};
const lines = (quantity = 2) => [{ stock_id: shopping.stockOf('lentil-soup'), quantity, addons: [] }];
const insert = (who: Customer, traceparent: string) =>
  test.api.ok(
    'insertProducts',
    { shop_id: 1, currency_id: USD, products: lines() },
    { token: who.token, headers: { traceparent } },
  );

describe('OPS-9 a trace', () => {
  it('leads from the call to the use case and to its statements', async () => {
    const [traceId, spanId] = [hex(16), hex(8)];
    await insert(await shopping.customer(), `00-${traceId}-${spanId}-01`);
    const spans = await traceOf(traceId);
    const call = named(spans, 'POST /api/v1/dashboard/user/cart/insert-product');
    expect(call).toMatchObject({ parentSpanId: spanId, kind: SERVER, hasFailed: false });
    expect(call.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/v1/dashboard/user/cart/insert-product',
      'http.response.status_code': 200,
    });
    const useCase = named(spans, 'insertProducts');
    expect(useCase.parentSpanId).toBe(call.spanId);
    const transaction = named(spans, 'transaction');
    expect(transaction.parentSpanId).toBe(useCase.spanId);
    const statements = spans.filter(({ kind }) => kind === CLIENT);
    const written = statements.filter(({ attributes }) => /insert into cart/.test(String(attributes['db.query.text'])));
    expect(written.map(({ parentSpanId }) => parentSpanId)).toContain(transaction.spanId);
    expect(written[0]?.attributes['db.query.text']).toContain('$1');
    const ids = new Set(spans.map((span) => span.spanId));
    expect(spans.filter((span) => span !== call && !ids.has(span.parentSpanId))).toEqual([]);
  });

  it('names the pattern of a path, not the path', async () => {
    const traceId = hex(16);
    const who = await shopping.customer();
    await test.api.call(
      'showOrder',
      { id: 987_654 },
      { token: who.token, headers: { traceparent: `00-${traceId}-${hex(8)}-01` } },
    );
    const spans = await traceOf(traceId);
    named(spans, 'GET /api/v1/dashboard/user/orders/{id}');
    expect(JSON.stringify(spans)).not.toContain('987654');
  });

  it('of one call never holds a part of another that runs beside it', async () => {
    const people: Customer[] = [];
    for (let number = 0; number < 5; number += 1) people.push(await shopping.customer());
    const rounds = Array.from({ length: 4 }, () => people).flat();
    const calls = rounds.map((who) => ({ who, traceId: hex(16), spanId: hex(8) }));
    await Promise.all(calls.map(({ who, traceId, spanId }) => insert(who, `00-${traceId}-${spanId}-01`)));
    for (const { traceId, spanId } of calls) {
      const spans = await traceOf(traceId);
      const ids = new Set([spanId, ...spans.map((span) => span.spanId)]);
      expect(spans.filter((span) => !ids.has(span.parentSpanId))).toEqual([]);
      expect(spans.filter(({ kind }) => kind === SERVER).map(({ parentSpanId }) => parentSpanId)).toEqual([spanId]);
      expect(spans.filter(({ name }) => name === 'insertProducts')).toHaveLength(1);
      expect(spans.filter(({ kind }) => kind === CLIENT).length).toBeGreaterThan(0);
    }
  });

  it('begins anew where the header is malformed', async () => {
    const id = 'a'.repeat(32);
    const malformed = [
      '',
      id,
      `00-${id}-${'b'.repeat(16)}`,
      `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
      `00-${id}-${'0'.repeat(16)}-01`,
      `ff-${id}-${'b'.repeat(16)}-01`,
      `00-${id}-${'b'.repeat(16)}-01-more`,
      `00-${id.toUpperCase()}-${'b'.repeat(16)}-01`,
      '9'.repeat(4000),
    ];
    for (const traceparent of malformed)
      expect((await test.api.call('listSettings', {}, { headers: { traceparent } })).status).toBe(200);
    const own = hex(16);
    await test.api.call('listSettings', {}, { headers: { traceparent: `00-${own}-${hex(8)}-01` } });
    await traceOf(own);
    expect(collector.of(id)).toEqual([]);
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === 'b'.repeat(16))).toEqual([]);
  });

  it('is not recorded where its beginning says so', async () => {
    const [quiet, loud] = [hex(16), hex(16)];
    await test.api.call('listSettings', {}, { headers: { traceparent: `00-${quiet}-${hex(8)}-00` } });
    await test.api.call('listSettings', {}, { headers: { traceparent: `00-${loud}-${hex(8)}-01` } });
    await traceOf(loud);
    expect(collector.of(quiet)).toEqual([]);
  });

  it('is named by the entries that the log makes during it', async () => {
    const traceId = hex(16);
    await test.api.call('listSettings', {}, { headers: { traceparent: `00-${traceId}-${hex(8)}-01` } });
    expect(logged.find(({ fields }) => fields?.['traceId'] === traceId)).toMatchObject({
      event: 'request',
      fields: { operation: 'listSettings', status: 200 },
    });
  });

  it('of recurring work is its own', async () => {
    await test.timers.tick();
    const job = await vi.waitFor(() => named(collector.spans, 'job prune'), LIMIT);
    expect(job.parentSpanId).toBe('');
    const deleted = collector.of(job.traceId).filter(({ name }) => name.startsWith('delete '));
    expect(deleted.length).toBeGreaterThan(0);
    expect(new Set(deleted.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([job.spanId]));
  });

  it('is announced by the extension, which allows clients of other origins to begin it', async () => {
    const { data } = await test.api.ok('listSettings');
    expect(data.find(({ key }) => key === 'api_extensions')?.value?.split(',')).toContain('traces');
  });
});

describe('OPS-9 what leaves in traces', () => {
  it('is never personal data, a secret or what somebody wrote', async () => {
    const mark = `mark${hex(6)}`;
    const who = await shopping.customer();
    const headers = {
      traceparent: `00-${hex(16)}-${hex(8)}-01`,
      tracestate: `vendor=${mark}`,
      baggage: `user=${mark}`,
    };
    const how = { token: who.token, headers, userAgent: `${mark}/1.0`, address: '203.0.113.77' };
    const cart = await shopping.fill(who);
    const email = `${mark}@tiffin.test`;
    await test.api.call('logIn', { email, password: `${mark}-password` }, how);
    await test.api.call('logIn', { email: 'desk@tiffin.test', password: `${mark}-password` }, how);
    await test.api.call('register', { email }, how);
    await test.api.call('searchProducts', { search: mark }, how);
    await test.api.call('updateProfile', { firstname: mark, lastname: mark }, how);
    await test.api.call('placeOrder', shopping.draft(cart, { note: mark, username: mark }), how);
    await test.api.call('listSettings', { [mark]: mark }, { ...how, token: `77|${mark}` });
    for (const path of [`/api/v1/${mark}`, `/pay/${mark}`, `/identity/google/authorize?state=${mark}`, `/desk/${mark}`])
      await test.marketplace.fetch(new Request(`${ORIGIN}${path}`, { headers: { cookie: `access_token=${mark}` } }));
    const last = hex(16);
    await test.api.call('listSettings', {}, { headers: { traceparent: `00-${last}-${hex(8)}-01` } });
    await traceOf(last);
    const sent = collector.bodies.join('\n');
    expect(collector.spans.map(({ name }) => name)).toContain('placeOrder');
    for (const secret of [mark, who.token, who.token.split('|')[1] ?? '', '203.0.113.77', 'lunchbox', 'desk@'])
      expect(sent.includes(secret) ? secret : '').toBe('');
  });

  it('says of a failure its kind, never its message', async () => {
    const tracing = createOtlpTracing({ endpoint: collector.url, serviceName: 'kinds', ratio: 1, log: silentLog });
    const clash = Object.assign(new Error('Key (email)=(eve@tiffin.test) exists'), { code: '23505' });
    await expect(tracing.begin('refused work', {}, () => Promise.reject(clash))).rejects.toThrow('eve@');
    await tracing.close();
    const span = named(collector.spans, 'refused work');
    expect(span).toMatchObject({ hasFailed: true, attributes: { 'error.type': '23505' } });
    expect(collector.bodies.join('')).not.toContain('eve@');
  });
});

describe('OPS-9 a ratio', () => {
  it('applies to traces that clients begin too, and records whole traces', async () => {
    const tracing = createOtlpTracing({ endpoint: collector.url, serviceName: 'few', ratio: 0.25, log: silentLog });
    const ids = Array.from({ length: 400 }, () => hex(16));
    for (const id of ids)
      await tracing.receive(`00-${id}-${hex(8)}-01`, 'GET', {}, () =>
        tracing.span('inner', {}, () => Promise.resolve()),
      );
    await tracing.close();
    const kept = ids.map((id) => collector.of(id).length);
    expect(kept.filter((count) => ![0, 2].includes(count))).toEqual([]);
    const share = kept.filter((count) => count === 2).length / ids.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.4);
  });
});

describe('OPS-9 a collector in trouble', () => {
  const millisecondsOfCalls = async (mood: Mood): Promise<number> => {
    collector.mood = mood;
    const who = await shopping.customer();
    await shopping.fill(who);
    const before = collector.bodies.length;
    const begun = performance.now();
    for (let call = 0; call < 40; call += 1)
      await test.api.ok('showCart', {}, { token: who.token, headers: { traceparent: `00-${hex(16)}-${hex(8)}-01` } });
    const passed = performance.now() - begun;
    await vi.waitFor(() => expect(collector.bodies.length).toBeGreaterThan(before), LIMIT);
    collector.mood = 'takes';
    return passed;
  };

  it('that refuses neither delays nor fails calls', async () => {
    expect(await millisecondsOfCalls('refuses')).toBeLessThan(10_000);
  });

  it('that hangs neither delays nor fails calls', async () => {
    expect(await millisecondsOfCalls('hangs')).toBeLessThan(10_000);
  });

  it('that hangs lets a bounded number of spans wait, and does not hold up the end', async () => {
    const hanging = await startCollector();
    hanging.mood = 'hangs';
    const tracing = createOtlpTracing({
      endpoint: hanging.url,
      serviceName: 'tiffin',
      ratio: 1,
      log: silentLog,
    });
    for (let index = 0; index < 20_000; index += 1) await tracing.begin('work', {}, () => Promise.resolve());
    const begun = performance.now();
    await tracing.close();
    expect(performance.now() - begun).toBeLessThan(6000);
    await hanging.close();
    expect(hanging.spans.length).toBeLessThanOrEqual(6000);
  });

  it('that is not there is said once in the log, not for every batch', async () => {
    const gone = await startCollector();
    await gone.close();
    const warned: string[] = [];
    const tracing = createOtlpTracing({
      endpoint: gone.url,
      serviceName: 'tiffin',
      ratio: 1,
      log: { ...silentLog, warn: (event) => void warned.push(event) },
    });
    for (let index = 0; index < 2000; index += 1) await tracing.begin('work', {}, () => Promise.resolve());
    await vi.waitFor(() => expect(warned).toEqual(['traces.lost']), LIMIT);
    await tracing.close();
    expect(warned).toEqual(['traces.lost']);
  });
});
