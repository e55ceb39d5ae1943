import { expect, it } from 'vitest';
import { PUSH_KINDS, type PushPreferences } from '@domain/notifications/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

export const pushPreferencesLaws: Laws<PushPreferences> = (fresh) => {
  it('ACCOUNT-5 include every kind, in the marketplace’s order', async () => {
    const known = taken(await (await fresh()).list());
    expect(known.map(({ kind }) => kind)).toEqual([...PUSH_KINDS]);
    expect(new Set(known.map(({ id }) => id)).size).toBe(PUSH_KINDS.length);
  });

  it('ACCOUNT-5 keep each choice, made singly or together', async () => {
    const preferences = await fresh();
    const known = taken(await preferences.list());
    const chosen = known.map((preference, index) => ({ ...preference, isWanted: index % 2 === 0 }));
    taken(await preferences.choose(chosen));
    expect(taken(await preferences.list())).toEqual(chosen);
    for (const { id } of known) {
      const before = taken(await preferences.list());
      const turned = before.map((preference) =>
        preference.id === id ? { ...preference, isWanted: !preference.isWanted } : preference,
      );
      const choice = turned.filter((preference) => preference.id === id);
      taken(await preferences.choose(choice));
      taken(await preferences.choose(choice));
      expect(taken(await preferences.list())).toEqual(turned);
    }
  });

  it('ACCOUNT-5 reject a whole change that includes an unknown kind', async () => {
    const preferences = await fresh();
    const known = taken(await preferences.list());
    const turned = known.map(({ id, isWanted }) => ({ id, isWanted: !isWanted }));
    expect(await preferences.choose([...turned, { id: 987_654, isWanted: true }])).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
    expect(taken(await preferences.list())).toEqual(known);
  });
};
