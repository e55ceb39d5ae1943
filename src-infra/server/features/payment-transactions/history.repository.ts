import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { TransactionRecord } from './payment-transaction.ts';
import type { TransactionFilter, TransactionHistory } from './payment-transactions.ports.ts';

/** Reads payments by user. */
export const createTransactionHistoryRepository = (store: Store): TransactionHistory => {
  const list = async ({
    sort = 'desc',
    offset = 0,
    limit = 1,
    ...filter
  }: TransactionFilter): Promise<readonly TransactionRecord[]> => {
    const { rows } = await sql<TransactionRecord>`
      select t.*, p.tag, p.input, p.sandbox, p.active
      from transactions t
      join payments p on p.id = t.payment_id
      where ${matchesFilter(filter)}
      order by t.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
    return rows;
  };
  return {
    list,
    count: async (filter: TransactionFilter): Promise<number> => {
      const {
        rows: [row],
      } = await sql<{
        total: number;
      }>`select count(*)::integer as total from transactions t where ${matchesFilter(filter)}`.execute(store.database);
      return row?.total ?? 0;
    },
  };
};

const matchesFilter = ({ userId, id, status, from, before }: TransactionFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`t.user_id = ${userId}`,
      ...(id === undefined ? [] : [sql`t.id = ${id}`]),
      ...(status === undefined ? [] : [sql`t.status = ${status}`]),
      ...(from === undefined ? [] : [sql`t.created_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`t.created_at < ${before}`]),
    ],
    sql` and `,
  );
