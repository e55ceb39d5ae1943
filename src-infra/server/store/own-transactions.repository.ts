import { sql, type RawBuilder } from 'kysely';
import type { TransactionRecord } from '../orders/order-record.ts';
import type { Store } from './store.ts';

export type TransactionFilter = {
  readonly userId: number; readonly id?: number; readonly status?: string | undefined; readonly from?: number | undefined; readonly before?: number | undefined;
  readonly sort?: 'asc' | 'desc'; readonly offset?: number; readonly limit?: number;
};

/** Payments by who made them. */
export const createOwnTransactionRepository = (store: Store) => {
  const list = async ({ sort = 'desc', offset = 0, limit = 1, ...filter }: TransactionFilter): Promise<readonly TransactionRecord[]> => {
    const { rows } = await sql<TransactionRecord>`
      select t.*, p.tag, p.input, p.sandbox, p.active from transactions t join payments p on p.id = t.payment_id where ${isWanted(filter)}
      order by t.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
    return rows;
  };
  return {
    list,
    count: async (filter: TransactionFilter): Promise<number> => {
      const { rows: [row] } = await sql<{ total: number }>`select count(*)::integer as total from transactions t where ${isWanted(filter)}`.execute(store.database);
      return row?.total ?? 0;
    },
  };
};

const isWanted = ({ userId, id, status, from, before }: TransactionFilter): RawBuilder<unknown> =>
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
