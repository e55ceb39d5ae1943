import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

const DEMO = 'demo@tiffin.test';
let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace();
  const { database } = test.store;
  const people = [
    ['Omaira', 'Søndergård-Lind', 'x1@new.test'],
    ['Ommen', '100%', null],
    ['Closed', 'Omarsson', 'x2@new.test'],
    ['Gone', 'Omarsson', null],
  ] as const;
  for (const [index, [firstname, lastname, email]] of people.entries()) {
    const at = { registered_at: 1, created_at: 1, updated_at: 1 };
    const { id } = await database
      .insertInto('users')
      .values({
        uuid: `00000000-0000-4000-8000-00000000000${index}`,
        firstname,
        lastname,
        email,
        phone: `3166000000${index}`,
        password_hash: null,
        birthday: null,
        gender: null,
        active: firstname !== 'Closed',
        img: 'users/a.webp',
        role: 'user',
        referral: null,
        my_referral: `SEARCH0${index}`,
        email_verified_at: null,
        phone_verified_at: index === 0 ? 1 : null,
        lang: null,
        currency_id: null,
        deleted_at: firstname === 'Gone' ? 1 : null,
        ...at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('wallets')
      .values({
        uuid: `00000000-0000-4000-8000-10000000000${index}`,
        user_id: id,
        balance: 0,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
  }
  // The customer of the demo has sent money to everybody else.
  const wallets = await database
    .selectFrom('wallets')
    .innerJoin('users', 'users.id', 'wallets.user_id')
    .select(['wallets.id', 'users.email'])
    .execute();
  const demo = await database.selectFrom('users').select('id').where('email', '=', DEMO).executeTakeFirstOrThrow();
  for (const { id, email } of wallets.filter((wallet) => wallet.email !== DEMO && wallet.email !== 'desk@tiffin.test'))
    await database
      .insertInto('wallet_histories')
      .values({
        uuid: randomUUID(),
        wallet_id: id,
        transaction_id: null,
        type: 'topup',
        amount: 0,
        note: email,
        status: 'paid',
        author_id: demo.id,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
});
beforeEach(async () => {
  test.clock.advance(3_600_000);
  token = await test.api.signIn(DEMO);
});
afterAll(() => test.marketplace.close());

const search = async (text: string, more = {}) => test.api.ok('searchPeople', { search: text, ...more }, { token });
const found = async (text: string) =>
  (await search(text)).data.map(({ firstname, lastname }) => `${firstname} ${lastname}`);

describe('WALLET-1 the search for recipients', () => {
  it.each([
    ['Oma', ['Omaira Søndergård-Lind', 'Omar Vis']],
    ['  omar  ', ['Omar Vis']],
    ['OMAR V', ['Omar Vis']],
    ['vis', ['Omar Vis']],
    ['søn', ['Omaira Søndergård-Lind']],
    ['mar', []],
    ['Om', []],
    ['O%a', []],
    ['om_r', []],
    ['%%%', []],
    ['\\\\\\', []],
    ['Omm%', []],
    ['100%', []],
    ["' or '1'='1", []],
    ['second@tiffin.test', ['Omar Vis']],
    ['SECOND@tiffin.test', ['Omar Vis']],
    ['second@tiffin', []],
    ['x1@new.test', []],
    ['+31 6 8765 4321', ['Omar Vis']],
    ['3168765432', []],
    ['31660000000', ['Omaira Søndergård-Lind']],
    ['31660000001', []],
    ['Closed', []],
    ['Gone', []],
    ['Nadia', []],
    ['demo@tiffin.test', []],
    ['Sam', []],
  ])('"%s" finds %j', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('finds names only among people whom one has sent money to', async () => {
    const stranger = await test.api.signIn('second@tiffin.test');
    const search = async (text: string) =>
      (await test.api.ok('searchPeople', { search: text }, { token: stranger })).data;
    expect(await search('Omaira')).toEqual([]);
    expect(await search('31660000000')).toMatchObject([{ firstname: 'Omaira' }]);
  });

  it('hides addresses, numbers and balances', async () => {
    const { data } = await search('Omar');
    expect(data).toEqual([
      { id: 2, uuid: expect.any(String), firstname: 'Omar', lastname: 'Vis', active: true, img: null },
    ]);
  });

  it('is paged', async () => {
    expect((await search('Oma', { perPage: 1, page: 2 })).meta).toMatchObject({
      total: 2,
      last_page: 2,
      current_page: 2,
      from: 2,
    });
    expect((await test.api.no('searchPeople', {}, { token })).params).toHaveProperty('search');
  });

  it('is limited to twenty a minute per user, from any address', async () => {
    for (let index = 0; index < 20; index++) await search('Omar');
    expect(await test.api.no('searchPeople', { search: 'Omar' }, { token, address: '10.4.4.4' })).toMatchObject({
      status: 429,
      retryAfter: 60,
    });
    const other = await test.api.signIn('second@tiffin.test');
    expect((await test.api.call('searchPeople', { search: 'Nad' }, { token: other })).status).toBe(200);
    test.clock.advance(60_000);
    expect(await found('Omar')).toEqual(['Omar Vis']);
  });
});
