import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryCauses } from '@infra/server/store/migrations/0040-entry-causes.migration.ts';
import type { Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
  await sql`insert into payments (id, tag, input, sandbox, active) values (1, 'wallet', 1, false, true)`.execute(
    store.database,
  );
  for (const id of [1, 2]) {
    const common = { created_at: 1, updated_at: 1 };
    const uuid = `00000000-0000-4000-8000-00000000000${id}`;
    await store.database
      .insertInto('users')
      .values({ id, uuid, firstname: 'A', role: 'user', my_referral: `CODE${id}`, registered_at: 1, ...common })
      .execute();
    await store.database
      .insertInto('wallets')
      .values({ id, uuid, user_id: id, balance: 0, ...common })
      .execute();
  }
});
afterAll(() => store.close());

let entries = 0;
type Old = { readonly type?: string; readonly note: string; readonly author?: number; readonly decided?: boolean };
const add = async ({ type = 'topup', note, author = 1, decided = false }: Old, payable?: readonly [string, string]) => {
  const id = ++entries;
  if (payable)
    await sql`insert into transactions (id, payable_type, payable_id, user_id, payment_id, price, status, type,
        created_at, updated_at)
      values (${id}, ${payable[0]}, 7, 1, 1, 100, 'paid', ${payable[1]}, 1, 1)`.execute(store.database);
  await store.database
    .insertInto('wallet_histories')
    .values({
      id,
      uuid: `00000000-0000-4000-9000-0000000000${String(id).padStart(2, '0')}`,
      wallet_id: 1,
      transaction_id: payable ? id : null,
      type,
      amount: 100,
      note,
      status: 'paid',
      author_id: author,
      created_at: 1,
      updated_at: decided ? 2 : 1,
    })
    .execute();
};
const WALLET = ['wallet', 'model'] as const;

it('WALLET-1l causes of earlier entries come from payments and from notes that no person could write', async () => {
  const cases: readonly (readonly [Old, readonly [string, string] | undefined, string])[] = [
    [{ type: 'withdraw', note: 'Payment Order #7 via Wallet' }, ['order', 'model'], 'payment order 7'],
    [{ type: 'withdraw', note: 'Tip for Order #7' }, ['order', 'tip'], 'tip order 7'],
    [{ type: 'withdraw', note: 'Payment Parcel #7 via Wallet' }, ['parcel_order', 'model'], 'payment parcel 7'],
    [{ type: 'withdraw', note: 'Order #9 refunded' }, WALLET, 'transfer  '],
    [{ note: 'Order #9 refunded', author: 2 }, WALLET, 'transfer  '],
    [{ note: 'Payment top up via Wallet' }, WALLET, 'top-up  '],
    [{ note: 'Payment for Cart #3 returned' }, WALLET, 'returned cart 3'],
    [{ note: 'Order #9 refunded' }, undefined, 'refund order 9'],
    [{ note: 'Parcel #4 canceled' }, undefined, 'canceled parcel 4'],
    [{ note: 'Order #9' }, undefined, 'earned order 9'],
    [{ note: 'Cashback for Order #9' }, undefined, 'cashback order 9'],
    [{ type: 'withdraw', note: 'Cashback for Order #9' }, undefined, 'cashback order 9'],
    [{ type: 'withdraw', note: 'Cashback for Order #9', decided: true }, undefined, 'withdrawal  '],
    [{ type: 'withdraw', note: 'Order #9 refunded', decided: true }, undefined, 'withdrawal  '],
    [{ type: 'referral_from_topup', note: 'Referral, Order #9' }, undefined, 'referral order 9'],
    [{ note: 'Welcome' }, undefined, '  '],
  ];
  for (const [old, payable] of cases) await add(old, payable);
  for (const statement of entryCauses.split(/;\s*$/m))
    if (!statement.includes('alter table')) await sql.raw(statement).execute(store.database);
  const rows = await store.database.selectFrom('wallet_histories').selectAll().orderBy('id').execute();
  expect(rows.map((row) => `${row.reason ?? ''} ${row.subject_kind ?? ''} ${row.subject_id ?? ''}`)).toEqual(
    cases.map(([, , cause]) => cause),
  );
});
