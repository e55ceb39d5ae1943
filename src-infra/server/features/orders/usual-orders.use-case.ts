import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, shopId, stockId } from '@domain/kernel/ids.ts';
import {
  usualOrders,
  usualSince,
  type OrderStatus,
  type UsualCandidate,
  type UsualLine,
} from '@domain/orders/index.ts';
import { sellableLine } from '../carts/index.ts';
import type { ShopCatalogue } from '../catalog/index.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import type { OrderRecord } from './order-record.ts';
import type { PastOrderRow, PastOrders } from './usual-orders.port.ts';

/** The newest orders that are looked at, and the shops that are answered. */
const ORDERS_MAX = 200;
const SHOPS_MAX = 6;

/** ORDER-8f: Returns what a customer usually orders as its latest orders, the most usual first. */
export type ListUsualOrders = (userId: number, shop?: number) => Promise<readonly OrderRecord[]>;

type Deps = Pick<OrderCollaborators, 'orders' | 'shops' | 'catalogues' | 'clock'> & { readonly past: PastOrders };

export const createListUsualOrders =
  ({ past, orders, shops, catalogues, clock }: Deps): ListUsualOrders =>
  async (userId, shop) => {
    const now = clock.now();
    const rows = await past.recent({ userId, shopId: shop, since: usualSince(now), limit: ORDERS_MAX });
    const [directory, candidates] = [await shops(), rows.map(candidateOf)];
    const isListed = ({ shopId: id }: UsualCandidate): boolean => directory.find(id) !== undefined;
    const sold = new Map<number, ShopCatalogue>();
    for (const id of new Set(candidates.filter(isListed).map((candidate) => candidate.shopId)))
      sold.set(id, await catalogues.of(id));
    const isSold = (line: UsualLine, { shopId: id }: UsualCandidate): boolean => {
      const catalogue = sold.get(id);
      return catalogue !== undefined && (sellableLine({ catalogue }, line.stockId)?.stock.quantity ?? 0) > 0;
    };
    const chosen = usualOrders(candidates, { now, isSold }).slice(0, SHOPS_MAX);
    const found = await Promise.all(chosen.map(({ order }) => orders.find(order.id, userId)));
    return found.flatMap((order) => order ?? []);
  };

const candidateOf = (row: PastOrderRow): UsualCandidate => ({
  id: orderId(row.id),
  shopId: shopId(row.shop_id),
  status: row.status as OrderStatus,
  createdAt: instant(row.created_at),
  isRefunded: row.is_refunded,
  isGroup: row.is_group,
  lines: row.details
    .filter(({ parent_id }) => parent_id === null)
    .map((line) => ({
      stockId: stockId(line.stock_id),
      quantity: line.quantity,
      isBonus: line.bonus,
      addons: row.details
        .filter(({ parent_id }) => parent_id === line.id)
        .map((addon) => ({ stockId: stockId(addon.stock_id), quantity: addon.quantity })),
    })),
});
