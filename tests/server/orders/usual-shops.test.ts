import { describe, expect, it } from 'vitest';
import { createListUsualOrders } from '@infra/server/features/orders/usual-orders.use-case.ts';
import type { PastOrderRow } from '@infra/server/features/orders/usual-orders.port.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2025, 2, 10);

/** A delivered order of one dish, days ago. */
const ordered = (id: number, shop: number, daysAgo: number): PastOrderRow => ({
  id,
  shop_id: shop,
  status: 'delivered',
  created_at: NOW - daysAgo * DAY_MS,
  is_refunded: false,
  is_group: false,
  details: [{ id, stock_id: 1, parent_id: null, quantity: 1, bonus: false }],
});

const usualOf = async (rows: readonly PastOrderRow[]): Promise<readonly number[]> => {
  const sold = { id: 1, quantity: 5 };
  const product = { isAddon: false, stocks: [sold] };
  const catalogue = { stockById: new Map([[1, { ...sold, productId: 3 }]]), productById: new Map([[3, product]]) };
  const list = createListUsualOrders({
    past: { recent: () => Promise.resolve(rows) },
    orders: { find: (id: number) => Promise.resolve({ id }) },
    shops: () => Promise.resolve({ find: (id: number) => ({ id }) }),
    catalogues: { of: () => Promise.resolve(catalogue) },
    clock: { now: () => NOW },
  } as never);
  return (await list(7)).map(({ id }) => id);
};

describe('ORDER-8f usual orders of many shops', () => {
  it('are those of the six most usual ones', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => [
      ordered(100 + index, index + 1, index + 1),
      ordered(200 + index, index + 1, index + 21),
    ]).flat();
    const usual = await usualOf(rows);
    expect(usual).toHaveLength(6);
    expect(new Set(usual).size).toBe(6);
  });
});
