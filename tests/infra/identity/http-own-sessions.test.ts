import { describe, expect, it } from 'vitest';
import { createHttpOwnSessions } from '@infra/identity/http-own-sessions.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const sent = (id: number, used: string, current = false) => ({
  id,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  via: 'password',
  created_at: '2025-03-01 09:00:00Z',
  last_used_at: used,
  is_current: current,
});

describe('ACCOUNT-5 the sessions of the customer', () => {
  it('are listed with this one first, then the last used', async () => {
    const { api } = fakeApi(() => ({
      body: {
        data: [sent(1, '2025-03-09 09:00:00Z'), sent(2, '2025-03-10 09:00:00Z'), sent(3, '2025-03-08 09:00:00Z', true)],
      },
    }));
    const listed = await createHttpOwnSessions({ api }).list();
    expect(listed).toMatchObject({ ok: true, value: [{ id: 3, isCurrent: true }, { id: 2 }, { id: 1 }] });
    expect(listed).toMatchObject({ value: [{ device: { browser: 'Firefox', system: 'Linux' } }, {}, {}] });
  });

  it('end by their id, or all but this one', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: null } }));
    const own = createHttpOwnSessions({ api });
    expect([await own.end(7), await own.endOthers()]).toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
    ]);
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', 'dashboard/user/sessions/7'],
      ['DELETE', 'dashboard/user/sessions'],
    ]);
  });
});
