import { err, ok, type Result } from '@domain/kernel/result.ts';
import { kitchenSteps, type DeliveryType, type OrderStatus } from '@domain/orders/index.ts';
import type { OrderFilter, OrderRecord, OrderSummary, OrderUseCases, StatusRefusal } from '../orders/index.ts';
import type { ManagedShops, Manager } from './managed-shops.use-case.ts';
import type { Proposal, ProposalRefusal, SubstitutionUseCases } from '../substitutions/index.ts';

/** Who asks, and about which shop. Foreign shops, and orders of other shops, are not found. */
export type ShopOf = { readonly manager: Manager; readonly shopId: number };
type NotFound = { readonly kind: 'not-found' };
type Listed = { readonly items: readonly OrderSummary[]; readonly total: number };
export type KitchenStep = {
  readonly orderId: number;
  readonly to: string;
  /** What was typed to hand it over (ORDER-6p). */
  readonly code: string;
};

/** The orders of one shop for the people who prepare them. Orders that wait for their payment are unknown here. */
export interface Kitchen {
  list(shop: ShopOf, filter: Omit<OrderFilter, 'shopId' | 'userId'>): Promise<Result<Listed, NotFound>>;
  find(shop: ShopOf, orderId: number): Promise<Result<OrderRecord, NotFound>>;
  /** CHAT-1p: the latest open order of a customer, else their latest; `undefined` if they ordered nothing here. */
  latestOf(shop: ShopOf, customerId: number): Promise<Result<OrderSummary | undefined, NotFound>>;
  /** ORDER-6o: the next statuses that the kitchen may set. */
  stepsOf(order: OrderRecord): readonly OrderStatus[];
  /** Moves an order by hand; from then on the simulation leaves it to people (ORDER-6q). */
  move(shop: ShopOf, step: KitchenStep): Promise<Result<OrderRecord, StatusRefusal>>;
  /** What may replace a dish, the nearest first. */
  candidates(shop: ShopOf, orderId: number, lineId: number): Promise<Result<Candidates, NotFound>>;
  propose(shop: ShopOf, proposal: Proposal): Promise<Result<OrderRecord, ProposalRefusal>>;
}
type Candidates = {
  readonly order: OrderRecord;
  readonly found: Awaited<ReturnType<SubstitutionUseCases['candidates']>>;
};

type Deps = {
  readonly managedShops: ManagedShops;
  readonly orders: Pick<OrderUseCases, 'orders' | 'held' | 'changeOrderStatus'>;
  readonly substitutions: Pick<SubstitutionUseCases, 'candidates' | 'propose'>;
};

const LATEST = {
  statuses: [],
  isAnnounced: true,
  isOpenFirst: true,
  column: 'id',
  sort: 'desc',
  offset: 0,
  limit: 1,
} as const;

export const createKitchen = ({ managedShops, orders, substitutions }: Deps): Kitchen => {
  const isAllowed = ({ manager, shopId }: ShopOf): Promise<boolean> => managedShops.mayManage(manager, shopId);
  const find: Kitchen['find'] = async (shop, orderId) => {
    const order = (await isAllowed(shop)) ? await orders.orders.find(orderId) : undefined;
    return order?.shop_id === shop.shopId && !(await orders.held.isHeld(orderId))
      ? ok(order)
      : err({ kind: 'not-found' });
  };
  return {
    find,
    list: async (shop, filter) =>
      (await isAllowed(shop))
        ? ok(await orders.orders.list({ ...filter, shopId: shop.shopId, isAnnounced: true, isOpenFirst: true }))
        : err({ kind: 'not-found' }),
    latestOf: async (shop, userId) => {
      if (!(await isAllowed(shop))) return err({ kind: 'not-found' });
      const { items } = await orders.orders.list({ ...LATEST, userId, shopId: shop.shopId });
      return ok(items[0]);
    },
    stepsOf: ({ status, delivery_type: type }) => kitchenSteps(status as OrderStatus, type as DeliveryType),
    move: async (shop, { orderId, to, code }) =>
      (await isAllowed(shop))
        ? orders.changeOrderStatus({ orderId, to, kitchen: { shopId: shop.shopId, code } })
        : err({ kind: 'not-found' }),
    candidates: async (shop, orderId, lineId) => {
      const order = await find(shop, orderId);
      return order.ok ? ok({ order: order.value, found: await substitutions.candidates(order.value, lineId) }) : order;
    },
    propose: async (shop, proposal) => {
      const order = await find(shop, proposal.orderId);
      return order.ok ? substitutions.propose(proposal) : order;
    },
  };
};
