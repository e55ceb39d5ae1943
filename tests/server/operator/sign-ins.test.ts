import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let desk: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const DAY_MS = 86_400_000;
const list = (sent: object = {}) => test.api.ok('listSignIns', { perPage: 100, ...sent }, { token: desk });
const ids = async (sent: object = {}): Promise<readonly number[]> => (await list(sent)).data.map(({ id }) => id);
const signIn = async (
  email: string,
  userAgent = 'Test browser',
): Promise<{ readonly id: number; readonly token: string }> => {
  const token = (await test.api.ok('logIn', { email, password: 'lunchbox' }, { userAgent, address: '10.4.4.4' })).data
    .access_token;
  return { id: Number(token.split('|')[0]), token };
};

describe('API-3 sign-ins for the operator', () => {
  it('are visible to operators only', async () => {
    const { token } = await signIn('demo@tiffin.test');
    expect((await test.api.no('listSignIns')).status).toBe(401);
    expect((await test.api.no('listSignIns', {}, { token })).status).toBe(403);
  });

  it('show user, time, origin and method, and nothing of the token', async () => {
    const { id, token } = await signIn('demo@tiffin.test', 'Mozilla/5.0 (a phone)');
    const [first] = (await list()).data;
    expect(first).toEqual({
      id,
      user: {
        id: 1,
        uuid: expect.any(String) as string,
        firstname: 'Nadia',
        lastname: expect.any(String) as string,
        active: true,
        img: null,
      },
      user_agent: 'Mozilla/5.0 (a phone)',
      address: '10.4.4.4',
      via: 'password',
      status: 'valid',
      created_at: '2025-03-10 11:00:00Z',
      expires_at: '2025-03-17 11:00:00Z',
      revoked_at: null,
    });
    const { secret_hash: hash } = await test.store.database
      .selectFrom('access_tokens')
      .select('secret_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const told = JSON.stringify(await list());
    for (const secret of [hash, token.split('|')[1] ?? 'no secret', 'lunchbox']) expect(told).not.toContain(secret);
  });

  it('truncate the user agent to 500 characters', async () => {
    for (const [length, kept] of [
      [499, 499],
      [500, 500],
      [501, 500],
      [900, 500],
    ] as const) {
      await signIn('demo@tiffin.test', 'x'.repeat(length));
      expect((await list()).data[0]?.user_agent).toBe('x'.repeat(kept));
    }
  });

  it('are ordered newest or oldest first, in pages', async () => {
    const newest = await ids();
    expect(newest).toEqual(newest.toSorted((left, right) => right - left));
    expect(await ids({ sort: 'asc' })).toEqual(newest.toReversed());
    const second = await list({ page: 2, perPage: 2 });
    expect(second.data.map(({ id }) => id)).toEqual(newest.slice(2, 4));
    expect(second.meta).toMatchObject({
      current_page: 2,
      per_page: 2,
      total: newest.length,
      last_page: Math.ceil(newest.length / 2),
    });
    expect((await list({ page: 99 })).data).toEqual([]);
    expect((await test.api.no('listSignIns', { perPage: 101 }, { token: desk })).params).toHaveProperty('perPage');
  });

  it('are searchable by name, e-mail and phone', async () => {
    const { id } = await signIn('second@tiffin.test');
    const second = await test.store.database
      .selectFrom('users')
      .select(['firstname', 'lastname', 'phone'])
      .where('email', '=', 'second@tiffin.test')
      .executeTakeFirstOrThrow();
    for (const search of [
      'SECOND@tiffin',
      ` ${second.firstname.toLowerCase()} ${second.lastname ?? ''}`,
      second.phone ?? 'no phone',
    ]) {
      const found = (await list({ search })).data;
      expect([search, found.map((signed) => signed.id)]).toEqual([search, [id]]);
    }
    for (const search of ['nobody-of-that-name', '%', '_', "';", 'Test browser'])
      expect([search, await ids({ search })]).toEqual([search, []]);
  });

  it('count as ended when revoked, expired or of a closed account', async () => {
    const signedOut = await signIn('demo@tiffin.test');
    await test.api.ok('logOut', {}, { token: signedOut.token });
    const closed = await signIn('second@tiffin.test');
    await test.store.database
      .updateTable('users')
      .set({ active: false })
      .where('email', '=', 'second@tiffin.test')
      .execute();
    const shown = async (id: number) => (await list()).data.find((signed) => signed.id === id);
    expect(await shown(signedOut.id)).toMatchObject({ status: 'ended', revoked_at: '2025-03-10 11:00:00Z' });
    expect(await shown(closed.id)).toMatchObject({ status: 'ended', revoked_at: null });

    const lapsing = await signIn('demo@tiffin.test');
    test.clock.advance(7 * DAY_MS - 1);
    desk = await test.api.signIn('desk@tiffin.test');
    expect(await shown(lapsing.id)).toMatchObject({ status: 'valid' });
    test.clock.advance(1);
    expect(await shown(lapsing.id)).toMatchObject({ status: 'ended', revoked_at: null });
    const [all, valid, ended] = [await ids(), await ids({ status: 'valid' }), await ids({ status: 'ended' })];
    expect(valid).toEqual([Number(desk.split('|')[0])]);
    expect(ended).toEqual(all.filter((id) => !valid.includes(id)));
    expect(await ids({ status: 'nonsense' })).toEqual([]);
  });

  it('are deleted after three months, and not a day earlier', async () => {
    const old = await signIn('demo@tiffin.test');
    test.clock.advance(89 * DAY_MS);
    desk = await test.api.signIn('desk@tiffin.test');
    await test.timers.tick();
    expect(await ids()).toContain(old.id);
    test.clock.advance(2 * DAY_MS);
    await test.timers.tick();
    const left = await ids();
    expect(left).not.toContain(old.id);
    expect(left.length).toBeGreaterThan(0);
  });
});
