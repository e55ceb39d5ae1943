import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReferralCode } from '@domain/rewards/index.ts';
import { ownPictures } from '@infra/server/store/migrations/0020-own-pictures.migration.ts';
import { referralCodes } from '@infra/server/store/migrations/0021-referral-codes.migration.ts';
import type { Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
});
afterAll(() => store.close());

const add = async (id: number, more: { my_referral: string; referral?: string; img?: string }): Promise<void> =>
  void (await store.database
    .insertInto('users')
    .values({
      id,
      uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      firstname: 'A',
      role: 'user',
      registered_at: 1,
      created_at: 1,
      updated_at: 1,
      ...more,
    })
    .execute());
const run = async (script: string): Promise<void> => {
  for (const statement of script.split(/;\s*$/m)) await sql.raw(statement).execute(store.database);
};
const users = () => store.database.selectFrom('users').selectAll().orderBy('id').execute();

describe('REFERRAL-1 codes of existing accounts', () => {
  it('become 8 capitals, keep who invited whom, and proper ones stay', async () => {
    await add(1, { my_referral: '2QHAPVRU' });
    await add(2, { my_referral: 'PROPERLY', referral: '2QHAPVRU' });
    await add(3, { my_referral: '77777777', referral: 'PROPERLY' });
    // The code that account 4 would get first.
    await add(4, { my_referral: 'short' });
    await run(referralCodes);
    const [first, second, third, fourth] = await users();
    expect(second).toMatchObject({ my_referral: 'PROPERLY', referral: first?.my_referral });
    expect(third).toMatchObject({ referral: 'PROPERLY' });
    const taken = fourth?.my_referral ?? '';
    await store.database.updateTable('users').set({ my_referral: 'again' }).where('id', '=', 4).execute();
    await add(5, { my_referral: taken });
    await run(referralCodes);
    const codes = (await users()).map(({ my_referral }) => my_referral);
    expect(codes.filter((code) => !isReferralCode(code))).toEqual([]);
    expect(new Set(codes).size).toBe(5);
  });
});

describe('IMAGE-1 pictures of existing accounts', () => {
  it('remain only where they lie on this server and are not those of others', async () => {
    const upload = { type: 'users', bytes: 1, created_at: 1 };
    await store.database
      .insertInto('uploads')
      .values([
        { ...upload, path: 'users/own.webp', user_id: 1 },
        { ...upload, path: 'users/other.webp', user_id: 2 },
      ])
      .execute();
    const bad = ['https://evil.test/x.png', 'data:image/svg+xml,x', '//evil.test/x', '/x', 'users/other.webp', '../x'];
    for (const img of ['users/own.webp', 'seed/person.webp', ...bad]) {
      await store.database.updateTable('users').set({ img }).where('id', '=', 1).execute();
      await run(ownPictures);
      expect((await users())[0]?.img).toBe(bad.includes(img) ? null : img);
    }
  });
});
