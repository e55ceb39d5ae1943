import { sql, type RawBuilder } from 'kysely';
import { containsText, personMatches, personJson } from '../../store/sql-parts.ts';
import { isIncoming, LEDGER_TYPES } from '@domain/wallet/index.ts';
import type { Store } from '../../store/store.ts';
import type {
  HistoryFilter,
  HistoryRow,
  LedgerEntry,
  LedgerSum,
  LockedEntry,
  Wallets,
  WalletState,
} from './wallet.ports.ts';

/** Wallets and their entries, as tables. */
export const createWalletRepository = (store: Store): Wallets => {
  /** Changes the balance by `change` unless it would fall below 0, and writes the entry; `undefined` when it cannot. */
  const book = async (entry: LedgerEntry, change: number): Promise<WalletState | undefined> => {
    const { rows } = await sql<{ id: number; balance: number; history_id: number }>`
      with booked as (
        update wallets set balance = balance + ${change}::bigint, updated_at = ${entry.at}
        where user_id = ${entry.userId} and balance + ${change}::bigint >= 0 returning id, balance
      ), entry as (
        insert into wallet_histories (uuid, wallet_id, transaction_id, type, amount, note, reason, subject_kind,
            subject_id, status, author_id, created_at, updated_at)
        select ${entry.uuid}::uuid, id, ${entry.transactionId}::integer, ${entry.type}, ${entry.amount}::bigint,
          ${entry.note}, ${entry.cause.reason}, ${entry.cause.subject?.kind ?? null},
          ${entry.cause.subject?.id ?? null}::integer, ${entry.status ?? 'paid'},
          ${entry.authorId}::integer, ${entry.at}::bigint, ${entry.at}::bigint from booked returning id
      )
      select booked.id, balance, entry.id as history_id from booked, entry`.execute(store.database);
    const [row] = rows;
    return row && { walletId: row.id, balance: row.balance, historyId: row.history_id };
  };

  const list = async (filter: HistoryFilter): Promise<readonly HistoryRow[]> => {
    const { column = 'id', sort = 'desc', offset = 0, limit = 1 } = filter;
    const { rows } = await sql<HistoryRow>`
      select h.*, w.uuid as wallet_uuid, ${personJson(sql.ref('w.user_id'))} as owner,
        ${personJson(sql.ref('h.author_id'))} as author
      from wallet_histories h join wallets w on w.id = h.wallet_id where ${matchesFilter(filter)}
      order by ${sql.ref(`h.${SORTABLE.get(column) ?? 'id'}`)} ${sql.raw(sort)}, h.id ${sql.raw(sort)}
      offset ${offset} limit ${limit}`.execute(store.database);
    return rows;
  };

  return {
    withdraw: (entry) => book(entry, -entry.amount),
    topUp: (entry) => book(entry, entry.amount),

    lock: async (userId) =>
      (
        await store.database
          .selectFrom('wallets')
          .select('balance')
          .where('user_id', '=', userId)
          .forUpdate()
          .executeTakeFirst()
      )?.balance,

    lockAll: async (userIds) => {
      const rows = await store.database
        .selectFrom('wallets')
        .select(['id', 'user_id', 'balance'])
        .where('user_id', 'in', [...userIds])
        .orderBy('user_id')
        .forUpdate()
        .execute();
      return new Map(rows.map(({ id, user_id, balance }) => [user_id, { id, balance }]));
    },

    lockEntry: async (uuid, userId) => {
      const {
        rows: [row],
      } = await sql<LockedEntry>`
        select h.id, h.type, h.amount, h.status, w.user_id as "userId"
        from wallet_histories h
        join wallets w on w.id = h.wallet_id
        where h.uuid = ${uuid}::uuid
          and (${userId}::integer is null or w.user_id = ${userId}::integer)
        for update`.execute(store.database);
      return row;
    },

    decide: async ({ id, status, back, at }) => {
      const {
        rows: [row],
      } = await sql<{ balance: number }>`
        with decided as (update wallet_histories
          set status = ${status}, updated_at = ${at}
          where id = ${id}
          returning wallet_id)
        update wallets
        set balance = balance + ${back}::bigint, updated_at = ${at}
        from decided
        where wallets.id = decided.wallet_id
        returning balance`.execute(store.database);
      if (!row) throw new TypeError(`Entry ${id} is locked but does not exist`);
      return row.balance;
    },

    history: async (filter) => (await list(filter))[0],

    sums: async (filter) =>
      (
        await sql<LedgerSum>`
          select h.type, h.status, sum(h.amount)::bigint as amount
          from wallet_histories h
          join wallets w on w.id = h.wallet_id
          where ${matchesFilter(filter)}
          group by h.type, h.status`.execute(store.database)
      ).rows,

    histories: async (filter) => {
      const {
        rows: [count],
      } = await sql<{ total: number }>`
        select count(*)::integer as total
        from wallet_histories h
        join wallets w on w.id = h.wallet_id
        where ${matchesFilter(filter)}`.execute(store.database);
      return { total: count?.total ?? 0, items: await list(filter) };
    },
  };
};

/** Columns by their API name. */
const SORTABLE: ReadonlyMap<string, string> = new Map([
  ['created_at', 'created_at'],
  ['updated_at', 'updated_at'],
  ['price', 'amount'],
  ['status', 'status'],
  ['type', 'type'],
]);

const typesOf = (direction: 'in' | 'out') => LEDGER_TYPES.filter((type) => isIncoming(type) === (direction === 'in'));

const matchesFilter = ({
  userId,
  uuid,
  id,
  type,
  direction,
  reasons,
  status,
  from,
  before,
  search = '',
}: HistoryFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`w.user_id = ${userId}`]),
      ...(uuid === undefined ? [] : [sql`h.uuid = ${uuid}::uuid`]),
      ...(id === undefined ? [] : [sql`h.id = ${id}`]),
      ...(type === undefined ? [] : [sql`h.type = ${type}`]),
      ...(direction === undefined ? [] : [sql`h.type in (${sql.join(typesOf(direction))})`]),
      ...(reasons === undefined ? [] : [sql`h.reason in (${sql.join([...reasons])})`]),
      ...(status === undefined ? [] : [sql`h.status = ${status}`]),
      ...(from === undefined ? [] : [sql`h.created_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`h.created_at < ${before}`]),
      ...(search === ''
        ? []
        : [
            sql`(${containsText(sql`coalesce(h.note, '')`, search)} or ${personMatches(sql.ref('w.user_id'), search)})`,
          ]),
    ],
    sql` and `,
  );
