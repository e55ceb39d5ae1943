import { describe, expect, it } from 'vitest';
import { createLazyApi } from '@infra/drivers/http/lazy-api.ts';

describe('API-1 the client that loads with the first call', () => {
  it('sends the token held when the call was made', async () => {
    const sent: (string | null)[] = [];
    let token: string | undefined = 'Bearer 7|old';
    const api = createLazyApi({
      fetch: (_request, init) => {
        sent.push(new Headers(init?.headers).get('authorization'));
        return Promise.resolve(new Response('{}'));
      },
      host: 'http://market.test',
      context: { language: () => 'en', currencyId: () => undefined, authorization: () => token },
      onUnauthorized: () => {},
    });
    const call = api('x');
    token = 'Bearer 8|new';
    await call;
    await api('x');
    token = undefined;
    await api('x');
    expect(sent).toEqual(['Bearer 7|old', 'Bearer 8|new', null]);
  });
});
