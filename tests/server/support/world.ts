import { vi } from 'vitest';
import type { Store } from '@infra/server/store/index.ts';

const COUNTED = [
  'orders',
  'order_details',
  'transactions',
  'coupon_uses',
  'status_changes',
  'notifications',
  'idempotency_records',
] as const;

/** Everybody has been told of the orders placed so far, which happens in a transaction of its own. */
const announced = ({ database }: Store): Promise<void> =>
  vi.waitFor(
    async () => {
      const left = await database.selectFrom('unannounced_orders').select('order_id').execute();
      if (left.length > 0) throw new Error(`${left.length} orders are not announced yet`);
    },
    { timeout: 10_000 },
  );

/** Everything that trade changes: goods, money, carts, and how much was written of the rest. */
export const world = async (store: Store): Promise<Readonly<Record<string, unknown>>> => {
  await announced(store);
  const { database } = store;
  const counts = await Promise.all(
    COUNTED.map(
      async (table) =>
        [
          table,
          (
            await database
              .selectFrom(table)
              .select((at) => at.fn.countAll<number>().as('rows'))
              .executeTakeFirstOrThrow()
          ).rows,
        ] as const,
    ),
  );
  return {
    stocks: await database.selectFrom('stocks').select(['id', 'quantity']).orderBy('id').execute(),
    coupons: await database.selectFrom('coupons').select(['id', 'qty']).orderBy('id').execute(),
    wallets: await database.selectFrom('wallets').select(['id', 'balance']).orderBy('id').execute(),
    histories: await database.selectFrom('wallet_histories').select(['id', 'amount']).orderBy('id').execute(),
    carts: await database.selectFrom('carts').selectAll().orderBy('id').execute(),
    lines: await database.selectFrom('cart_details').selectAll().orderBy('id').execute(),
    ...Object.fromEntries(counts),
  };
};
