import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  token = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const list = (sent: object = {}) => test.api.ok('listCouriers', { ...sent }, { token });
/** Another courier, whose account is a copy of Ana’s. */
const join = async (
  firstname: string,
  digit: number,
  where: { readonly city: string; readonly vehicle: string } | undefined,
  more: object = {},
): Promise<number> => {
  const { database } = test.store;
  const { id: _id, ...known } = await database
    .selectFrom('users')
    .selectAll()
    .where('firstname', '=', 'Ana')
    .executeTakeFirstOrThrow();
  const values = {
    ...known,
    firstname,
    uuid: `00000000-0000-4000-b000-00000000000${digit}`,
    phone: `4790000000${digit}`,
    my_referral: `C${digit}`,
    ...more,
  };
  const { id } = await database.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
  if (where)
    await database
      .insertInto('couriers')
      .values({ user_id: id, ...where, latitude: 52, longitude: 4, seen_at: null, rating_counts: '[0,0,0,0,0]' })
      .execute();
  return id;
};

describe('ORDER-6 couriers to choose from', () => {
  it('are visible to operators only', async () => {
    expect((await test.api.no('listCouriers')).status).toBe(401);
    expect((await test.api.no('listCouriers', {}, { token: await test.api.signIn('demo@tiffin.test') })).status).toBe(
      403,
    );
    const [ana] = (await list()).data;
    expect(ana).toMatchObject({
      id: ana?.user.id,
      user: { firstname: 'Ana', lastname: 'Moreno' },
      city: 'port-alder',
      vehicle: 'bicycle',
    });
  });

  it('are the active ones, ordered by city and name', async () => {
    await join('Clara', 1, { city: 'lindenau', vehicle: 'car' });
    await join('Zoe', 2, { city: '', vehicle: '' });
    await join('Adam', 3, undefined);
    await join('Closed', 4, { city: 'lindenau', vehicle: 'car' }, { active: false });
    await join('Customer', 5, undefined, { role: 'user' });
    const shown = (await list()).data.map(({ user, city, vehicle }) => [user.firstname, city, vehicle]);
    expect(shown).toEqual([
      ['Clara', 'lindenau', 'car'],
      ['Ana', 'port-alder', 'bicycle'],
      ['Adam', null, null],
      ['Zoe', null, null],
    ]);
    const next = await list({ page: 2, perPage: 3 });
    expect([next.data.map(({ user }) => user.firstname), next.meta.total]).toEqual([['Zoe'], 4]);
    expect((await list({ search: ' CLARA ' })).data.map(({ user }) => user.firstname)).toEqual(['Clara']);
    expect((await list({ search: 'nobody-of-that-name' })).data).toEqual([]);
  });
});
