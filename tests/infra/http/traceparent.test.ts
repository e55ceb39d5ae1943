import { describe, expect, it } from 'vitest';
import { createApiClient } from '@infra/drivers/http/api-client.ts';

const sentBy = async (isTraced: boolean | undefined, calls: number): Promise<readonly (string | null)[]> => {
  const sent: (string | null)[] = [];
  const api = createApiClient({
    fetch: (_request, init) => {
      sent.push(new Headers(init?.headers).get('traceparent'));
      return Promise.resolve(new Response('{}'));
    },
    host: 'http://market.test',
    context: {
      language: () => 'en',
      currencyId: () => undefined,
      authorization: () => undefined,
      ...(isTraced !== undefined && { isTraced: () => isTraced }),
    },
    onUnauthorized: () => {},
  });
  for (let call = 0; call < calls; call += 1) await api('x');
  return sent;
};

describe('OPS-9 the header of a trace', () => {
  it('begins a trace of its own with each call to a server that records them', async () => {
    const sent = await sentBy(true, 50);
    for (const header of sent) expect(header).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/);
    expect(new Set(sent.map((header) => header?.split('-')[1])).size).toBe(50);
    expect(new Set(sent.map((header) => header?.split('-')[2])).size).toBe(50);
  });

  it.each([false, undefined])('is not sent to a server that might refuse it', async (isTraced) => {
    expect(await sentBy(isTraced, 2)).toEqual([null, null]);
  });
});
