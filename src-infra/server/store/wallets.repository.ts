import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { LedgerStatus, LedgerType } from '@domain/wallet/index.ts';
import { holds, personHolds, personJson } from './sql-parts.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type LedgerEntry = {
  readonly userId: number;
  readonly type: LedgerType;
  /** Whole minor units of the base currency, never negative. */
  readonly amount: number;
  readonly note: string;
  /** Paid unless it has to wait. */
  readonly status?: Extract<LedgerStatus, 'paid' | 'processed'>;
  readonly transactionId: number | null;
  readonly authorId: number;
  readonly uuid: string;
  readonly at: number;
};
export type WalletState = { readonly walletId: number; readonly balance: number; readonly historyId: number };
export type HistoryRow = Selectable<Tables['wallet_histories']> & {
  readonly wallet_uuid: string; readonly owner: PersonRow; readonly author: PersonRow;
};
export type PersonRow = Pick<Selectable<Tables['users']>, 'id' | 'uuid' | 'firstname' | 'lastname' | 'active' | 'img'>;
export type HistoryFilter = {
  /** Only those of one wallet; all without. */
  readonly userId?: number; readonly uuid?: string; readonly id?: number;
  readonly type?: string | undefined; readonly status?: string | undefined;
  /** Written from this moment on, and before that. */
  readonly from?: number | undefined; readonly before?: number | undefined;
  /** Part of the note, or of the name, e-mail or phone of the owner. */
  readonly search?: string | undefined;
  readonly column?: string | undefined; readonly sort?: 'asc' | 'desc'; readonly offset?: number; readonly limit?: number;
};
export type HistoryPage = { readonly items: readonly HistoryRow[]; readonly total: number };
/** An entry under lock, and whose it is. */
export type LockedEntry = Pick<Selectable<Tables['wallet_histories']>, 'id' | 'type' | 'amount' | 'status'> & { readonly userId: number };

/** Wallets and their ledger: a balance changes only together with an entry (L7). */
export const createWalletRepository = (store: Store) => {
  /** Changes the balance by `change` unless it would fall below 0, and writes the entry; `undefined` when it cannot. */
  const book = async (entry: LedgerEntry, change: number): Promise<WalletState | undefined> => {
    const { rows } = await sql<{ id: number; balance: number; history_id: number }>`
      with booked as (
        update wallets set balance = balance + ${change}::bigint, updated_at = ${entry.at}
        where user_id = ${entry.userId} and balance + ${change}::bigint >= 0 returning id, balance
      ), entry as (
        insert into wallet_histories (uuid, wallet_id, transaction_id, type, amount, note, status, author_id, created_at, updated_at)
        select ${entry.uuid}::uuid, id, ${entry.transactionId}::integer, ${entry.type}, ${entry.amount}::bigint, ${entry.note}, ${entry.status ?? 'paid'},
          ${entry.authorId}::integer, ${entry.at}::bigint, ${entry.at}::bigint from booked returning id
      )
      select booked.id, balance, entry.id as history_id from booked, entry`.execute(store.database);
    const [row] = rows;
    return row && { walletId: row.id, balance: row.balance, historyId: row.history_id };
  };

  const list = async (filter: HistoryFilter): Promise<readonly HistoryRow[]> => {
    const { column = 'id', sort = 'desc', offset = 0, limit = 1 } = filter;
    const { rows } = await sql<HistoryRow>`
      select h.*, w.uuid as wallet_uuid, ${personJson(sql.ref('w.user_id'))} as owner, ${personJson(sql.ref('h.author_id'))} as author
      from wallet_histories h join wallets w on w.id = h.wallet_id where ${isWanted(filter)}
      order by ${sql.ref(`h.${SORTABLE.get(column) ?? 'id'}`)} ${sql.raw(sort)}, h.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
    return rows;
  };

  return {
    withdraw: (entry: LedgerEntry) => book(entry, -entry.amount),
    topUp: (entry: LedgerEntry) => book(entry, entry.amount),

    /** The balance, which nobody else changes until the end of the transaction; `undefined` without a wallet. */
    lock: async (userId: number): Promise<number | undefined> =>
      (await store.database.selectFrom('wallets').select('balance').where('user_id', '=', userId).forUpdate().executeTakeFirst())?.balance,

    /** The wallets of several people, always locked in the same order: whoever deals with whom, nobody waits for one another. */
    lockAll: async (userIds: readonly number[]): Promise<ReadonlyMap<number, { readonly id: number; readonly balance: number }>> => {
      const rows = await store.database
        .selectFrom('wallets').select(['id', 'user_id', 'balance']).where('user_id', 'in', [...userIds]).orderBy('user_id').forUpdate().execute();
      return new Map(rows.map(({ id, user_id, balance }) => [user_id, { id, balance }]));
    },

    /** An entry, which nobody else changes until the end of the transaction; `userId` limits it to one wallet. */
    lockEntry: async (uuid: string, userId: number | null): Promise<LockedEntry | undefined> => {
      const { rows: [row] } = await sql<LockedEntry>`
        select h.id, h.type, h.amount, h.status, w.user_id as "userId" from wallet_histories h join wallets w on w.id = h.wallet_id
        where h.uuid = ${uuid}::uuid and (${userId}::integer is null or w.user_id = ${userId}::integer) for update`.execute(store.database);
      return row;
    },

    /** A decided entry; what it gives back goes to the balance. The balance afterwards. */
    decide: async ({ id, status, back, at }: { readonly id: number; readonly status: LedgerStatus; readonly back: number; readonly at: number }): Promise<number> => {
      const { rows: [row] } = await sql<{ balance: number }>`
        with decided as (update wallet_histories set status = ${status}, updated_at = ${at} where id = ${id} returning wallet_id)
        update wallets set balance = balance + ${back}::bigint, updated_at = ${at} from decided where wallets.id = decided.wallet_id returning balance`.execute(store.database);
      if (!row) throw new TypeError(`Entry ${id} is locked and not there`);
      return row.balance;
    },

    history: async (filter: Pick<HistoryFilter, 'id' | 'uuid' | 'userId'>): Promise<HistoryRow | undefined> => (await list(filter))[0],

    histories: async (filter: HistoryFilter): Promise<HistoryPage> => {
      const { rows: [count] } = await sql<{ total: number }>`
        select count(*)::integer as total from wallet_histories h join wallets w on w.id = h.wallet_id where ${isWanted(filter)}`.execute(store.database);
      return { total: count?.total ?? 0, items: await list(filter) };
    },
  };
};

/** Names of the wire and their columns. */
const SORTABLE: ReadonlyMap<string, string> = new Map([['created_at', 'created_at'], ['updated_at', 'updated_at'], ['price', 'amount'], ['status', 'status'], ['type', 'type']]);

const isWanted = ({ userId, uuid, id, type, status, from, before, search = '' }: HistoryFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`w.user_id = ${userId}`]),
      ...(uuid === undefined ? [] : [sql`h.uuid = ${uuid}::uuid`]),
      ...(id === undefined ? [] : [sql`h.id = ${id}`]),
      ...(type === undefined ? [] : [sql`h.type = ${type}`]),
      ...(status === undefined ? [] : [sql`h.status = ${status}`]),
      ...(from === undefined ? [] : [sql`h.created_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`h.created_at < ${before}`]),
      ...(search === '' ? [] : [sql`(${holds(sql`coalesce(h.note, '')`, search)} or ${personHolds(sql.ref('w.user_id'), search)})`]),
    ],
    sql` and `,
  );

