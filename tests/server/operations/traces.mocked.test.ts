import { noTracing } from '@infra/server/foundation/tracing/index.ts';
import { openTracing } from '@infra/server/foundation/tracing/open-tracing.ts';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMarketplace } from '../support/marketplace.ts';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('@opentelemetry/api', async (original) => {
  loaded.times += 1;
  return original();
});
afterEach(() => {
  loaded.times = 0;
});

describe('OPS-9 OpenTelemetry', () => {
  it('is not loaded without a collector', async () => {
    const { api, marketplace } = await startMarketplace();
    const { data } = await api.ok('listSettings');
    expect(data.find(({ key }) => key === 'api_extensions')?.value?.split(',')).not.toContain('traces');
    await marketplace.close();
    expect(await openTracing(undefined, silentLog)).toBe(noTracing);
    expect(loaded.times).toBe(0);
  });

  it('is loaded with one', async () => {
    const tracing = await openTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'tiffin', ratio: 0 }, silentLog);
    await tracing.close();
    expect(tracing.isOn).toBe(true);
    expect(loaded.times).toBe(1);
  });
});
