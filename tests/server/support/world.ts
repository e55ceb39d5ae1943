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

/** Everything that trade changes: goods, money, carts, and how much was written of the rest. */
export const world = async ({ database }: Store): Promise<Readonly<Record<string, unknown>>> => {
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
