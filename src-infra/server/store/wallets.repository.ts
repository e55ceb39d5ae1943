import { sql, type Selectable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type LedgerEntry = {
  readonly userId: number;
  readonly type: 'topup' | 'withdraw';
  /** Whole minor units of the base currency, never negative. */
  readonly amount: number;
  readonly note: string;
  readonly transactionId: number | null;
  readonly authorId: number;
  readonly uuid: string;
  readonly at: number;
};
export type WalletState = { readonly walletId: number; readonly balance: number };
export type HistoryRow = Selectable<Tables['wallet_histories']> & {
  readonly wallet_uuid: string; readonly owner: PersonRow; readonly author: PersonRow;
};
export type PersonRow = Pick<Selectable<Tables['users']>, 'id' | 'uuid' | 'firstname' | 'lastname' | 'active' | 'img'>;
export type HistoryFilter = {
  readonly type: string | undefined; readonly status: string | undefined; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number;
};

/** Wallets and their ledger: a balance changes only together with an entry (L7). */
export const createWalletRepository = (store: Store) => {
  /** Changes the balance by `change` unless it would fall below 0, and writes the entry; `undefined` when it cannot. */
  const book = async (entry: LedgerEntry, change: number): Promise<WalletState | undefined> => {
    const { rows } = await sql<{ id: number; balance: number }>`
      with booked as (
        update wallets set balance = balance + ${change}::bigint, updated_at = ${entry.at}
        where user_id = ${entry.userId} and balance + ${change}::bigint >= 0 returning id, balance
      ), entry as (
        insert into wallet_histories (uuid, wallet_id, transaction_id, type, amount, note, status, author_id, created_at, updated_at)
        select ${entry.uuid}::uuid, id, ${entry.transactionId}::integer, ${entry.type}, ${entry.amount}::bigint, ${entry.note}, 'paid', ${entry.authorId}::integer,
          ${entry.at}::bigint, ${entry.at}::bigint from booked
      )
      select id, balance from booked`.execute(store.database);
    const [row] = rows;
    return row && { walletId: row.id, balance: row.balance };
  };

  return {
    withdraw: (entry: LedgerEntry) => book(entry, -entry.amount),
    topUp: (entry: LedgerEntry) => book(entry, entry.amount),

    /** The balance, which nobody else changes until the end of the transaction; `undefined` without a wallet. */
    lock: async (userId: number): Promise<number | undefined> =>
      (await store.database.selectFrom('wallets').select('balance').where('user_id', '=', userId).forUpdate().executeTakeFirst())?.balance,

    histories: async (userId: number, { type, status, sort, offset, limit }: HistoryFilter): Promise<{ readonly items: readonly HistoryRow[]; readonly total: number }> => {
      const wanted = store.database
        .selectFrom('wallet_histories as history').innerJoin('wallets as wallet', 'wallet.id', 'history.wallet_id').where('wallet.user_id', '=', userId)
        .$if(type !== undefined, (query) => query.where('history.type', '=', type ?? ''))
        .$if(status !== undefined, (query) => query.where('history.status', '=', status ?? ''));
      const { total } = await wanted.select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await wanted
        .innerJoin('users as owner', 'owner.id', 'wallet.user_id').innerJoin('users as author', 'author.id', 'history.author_id')
        .selectAll('history')
        .select(['wallet.uuid as wallet_uuid', (at) => person(at.ref('owner.id')).as('owner'), (at) => person(at.ref('author.id')).as('author')])
        .orderBy('history.id', sort).offset(offset).limit(limit).execute();
      return { total, items: rows };
    },
  };
};

const person = (id: unknown) =>
  sql<PersonRow>`(select json_build_object('id', u.id, 'uuid', u.uuid, 'firstname', u.firstname, 'lastname', u.lastname, 'active', u.active, 'img', u.img)
    from users u where u.id = ${id})`;
