import { expect, it } from 'vitest';
import type { Transactions } from '@infra/server/foundation/transactions/index.ts';
import { createOrderAnnouncements } from '@infra/server/features/orders/announce-orders.job.ts';
import type { UnannouncedOrder } from '@infra/server/features/orders/orders.ports.ts';

const unannounced = (id: number): UnannouncedOrder => ({
  order: {
    id,
    user_id: 7,
    status: 'new',
    updated_at: 0,
    delivery_date: null,
    delivery_time: null,
    transactions: [],
    courier: null,
    eta: null,
  },
  sellerId: 2,
  sale: { shopId: 1, version: id, left: new Map() },
});

/** Orders in a store of their own; `begin` lets waiting batches through. */
const createStage = () => {
  const left = new Set<number>();
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const state = { isAway: false };
  const transactions: Transactions = {
    run: (work) => (state.isAway ? Promise.reject(new Error('The database is away')) : work()),
    beforeCommit: (write, items) => write(items),
    flush: () => Promise.resolve(),
    afterCommit: (effect) => effect(),
    isActive: false,
  };
  const announcements = createOrderAnnouncements({
    transactions,
    orders: {
      takeUnannounced: (ids) => Promise.resolve(ids.filter((id) => left.delete(id)).map(unannounced)),
      unannounced: () => Promise.resolve([...left]),
    },
    catalogueChanges: { announceSales: () => Promise.resolve() },
    notifier: { placed: (orders) => Promise.resolve(void batches.push(orders.map(({ order }) => order.id))) },
    untilNextAnnouncement: () => new Promise((resolve) => void gates.push(resolve)),
  });
  const place = (id: number): void => {
    left.add(id);
    announcements.placed(id);
  };
  const begin = async (): Promise<void> => {
    for (const open of gates.splice(0)) open();
    await announcements.job.run();
  };
  return { batches, place, begin, state };
};

it('S18 announces orders together that were placed while the batch had to wait, each once', async () => {
  const { batches, place, begin } = createStage();
  for (const id of [1, 2, 3]) place(id);
  await begin();
  place(4);
  await begin();
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('S18 announces orders in a later round that the database was away for', async () => {
  const { batches, place, begin, state } = createStage();
  place(1);
  state.isAway = true;
  await begin().catch(() => undefined);
  state.isAway = false;
  place(2);
  await begin();
  expect(new Set(batches.flat())).toEqual(new Set([1, 2]));
});
