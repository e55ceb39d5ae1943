import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startChild, type ChildServer } from '../durability/child-server.ts';
import { startCollector, type Collector } from '../support/collector.ts';

let collector: Collector;
let child: ChildServer;
let directory: string;
beforeAll(async () => {
  collector = await startCollector();
  directory = await mkdtemp(join(tmpdir(), 'tiffin-traces-'));
  child = await startChild(directory, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_SERVICE_NAME: 'kitchen',
  });
});
afterAll(async () => {
  await child.kill();
  await collector.close();
  await rm(directory, { recursive: true, force: true });
});

describe('OPS-9 a server with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('sends one trace of a call, from the socket to the row', async () => {
    const token = await child.api.signIn('demo@tiffin.test');
    const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const headers = { traceparent: `00-${traceId}-${spanId}-01` };
    await child.api.call('showCart', {}, { token, headers });
    const spans = await vi.waitFor(
      () => {
        const found = collector.of(traceId);
        expect(found.some(({ parentSpanId }) => parentSpanId === spanId)).toBe(true);
        return found;
      },
      { timeout: 30_000, interval: 50 },
    );
    const call = spans.find(({ parentSpanId }) => parentSpanId === spanId);
    expect(call?.name).toBe('GET /api/v1/dashboard/user/cart');
    const useCase = spans.find(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(spans.map(({ name }) => name)).toContain('showCart');
    expect(useCase).toBeDefined();
    expect(spans.some(({ attributes }) => 'db.query.text' in attributes)).toBe(true);
    expect(collector.bodies.join('')).toContain('"stringValue":"kitchen"');
  });
});
