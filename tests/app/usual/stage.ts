import { cartOf } from '@domain/cart/index.ts';
import type { SessionUser } from '@domain/identity/index.ts';
import { shopId, userId, uuid, type ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import type { Order, OrderLine, Reorder, ReorderRow } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { orderId, stockId } from '@domain/kernel/ids.ts';
import { observable } from 'mobx';
import { createDataCache } from '@app/data/index.ts';
import { createUsualQueries } from '@app/features/usual/usual.queries.ts';
import { UsualViewModel } from '@app/features/usual/usual.view-model.ts';
import { line } from '../cart/cart-server.ts';
import { orderOf } from '../orders/stage.ts';
import { shop } from '../search/goods.ts';

export const ordered = (stock: number, quantity: number): OrderLine => ({
  id: stock,
  stockId: stockId(stock),
  product: undefined,
  title: `Dish ${stock}`,
  options: '',
  image: undefined,
  quantity,
  isBonus: false,
  note: '',
  gross: money(stock * 100 * quantity, 2),
  total: money(stock * 100 * quantity, 2),
  addons: [],
});

export const same = (stock: number, quantity: number): ReorderRow => ({
  ordered: [ordered(stock, quantity)],
  line: line(stock, quantity),
  changes: [],
});

export const gone = (stock: number): ReorderRow => ({
  ordered: [ordered(stock, 1)],
  line: undefined,
  changes: [{ kind: 'gone', stockId: stockId(stock), title: '' }],
});

const reorderOf = (rows: readonly ReorderRow[]): Reorder => ({
  cart: cartOf(rows.flatMap((row) => row.line ?? [])),
  changes: [],
  rows,
});

/** Order `id` of shop `at`, with the rows that it has today. */
export type Ordered = { readonly id: number; readonly at: number; readonly rows: readonly ReorderRow[] };

export const person = (id: number): SessionUser => ({ id: userId(id) }) as SessionUser;

type Given = {
  readonly orders?: readonly Ordered[];
  readonly failing?: { look?: RemoteFailure; ask?: RemoteFailure };
  readonly cards?: typeof shop;
};

/** What a customer usually orders, over servers that answer at once. */
export const stage = ({ orders = [], failing = {}, cards = shop }: Given = {}) => {
  const calls: (ShopId | undefined)[] = [];
  const known = orders.map(({ id, at }): Order => ({
    ...orderOf({ status: 'delivered' }),
    id: orderId(id),
    shop: { ...orderOf().shop, id: shopId(at), uuid: uuid(`shop-${at}`) },
  }));
  const queries = createUsualQueries({
    usual: {
      load: async (at) => {
        calls.push(at);
        if (failing.ask) return { ok: false, error: failing.ask };
        return ok(known.filter((order) => at === undefined || order.shop.id === at));
      },
    },
    open: async ({ id }): Promise<Result<Reorder, RemoteFailure>> =>
      failing.look
        ? { ok: false, error: failing.look }
        : ok(reorderOf(orders.find((each) => each.id === id)?.rows ?? [])),
    shops: { byUuids: async (uuids) => ok(uuids.map((key) => cards(Number(key.replace('shop-', ''))))) },
    scope: () => ['en', 1],
  });
  const cache = createDataCache();
  const session = observable<{ user: SessionUser | undefined }>({ user: person(7) }, {}, { deep: false });
  return { calls, session, cache, create: (at?: ShopId) => new UsualViewModel({ cache, queries, session }, at) };
};
