import { describe, expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import { createHttpPushPreferences } from '@infra/notifications/http-push-preferences.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const kinds = [
  { id: 1, type: 'push' },
  { id: 2, type: 'discount' },
  { id: 9, type: 'moonlight' },
];
const chosen = (id: number, active: unknown) => ({
  id,
  type: id === 1 ? 'push' : 'discount',
  notification: { user_id: 7, notification_id: id, active },
});

/** A server whose list holds these rows, and whose profile holds those. */
const open = (listed: unknown, inProfile?: unknown) => {
  const { api, calls } = fakeApi(({ path }) =>
    path.endsWith('profile/show')
      ? inProfile === undefined
        ? { status: 500 }
        : { body: { data: { notifications: inProfile } } }
      : { body: { data: listed } },
  );
  return { preferences: createHttpPushPreferences({ api }), paths: () => calls.map(({ path }) => path) };
};

describe('ACCOUNT-5 API-1 push preferences', () => {
  it('are requested once if the list contains the choices', async () => {
    const { preferences, paths } = open([chosen(1, 1), chosen(2, '0')]);
    expect(await preferences.list()).toEqual(
      ok([
        { id: 1, kind: 'push', isWanted: true },
        { id: 2, kind: 'discount', isWanted: false },
      ]),
    );
    expect(paths()).toEqual(['dashboard/user/notifications']);
  });

  it('are read from the profile if the list has only kinds, and default to off', async () => {
    const { preferences, paths } = open(kinds, [chosen(1, true)]);
    expect(await preferences.list()).toEqual(
      ok([
        { id: 1, kind: 'push', isWanted: true },
        { id: 2, kind: 'discount', isWanted: false },
      ]),
    );
    expect(paths()).toEqual(['dashboard/user/notifications', 'dashboard/user/profile/show']);
  });

  it('are off if an empty mark of a choice was omitted', async () => {
    const { preferences, paths } = open([{ ...chosen(1, 0), notification: { user_id: 7, notification_id: 1 } }]);
    expect(await preferences.list()).toEqual(ok([{ id: 1, kind: 'push', isWanted: false }]));
    expect(paths()).toHaveLength(1);
  });

  it('fail if either request fails', async () => {
    expect(await open(kinds).preferences.list()).toMatchObject({ ok: false, error: { kind: 'rejected', status: 500 } });
    const { api } = fakeApi(() => ({ status: 401 }));
    expect(await createHttpPushPreferences({ api }).list()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    expect(await createHttpPushPreferences({ api }).choose([{ id: 1, isWanted: true }])).toEqual({
      ok: false,
      error: { kind: 'unauthorized' },
    });
  });
});
