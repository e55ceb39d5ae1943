import type { ShopCard, ShopDirectory } from '@domain/catalog/index.ts';
import { isEmptyCart } from '@domain/cart/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { ShopId, UserId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import type { Order, Reorder, UsualOrders } from '@domain/orders/index.ts';
import type { Query } from '../../data/index.ts';

/** What a customer usually orders, as it can be ordered today. */
export type UsualOffer = { readonly order: Order; readonly reorder: Reorder; readonly shop: ShopCard };

type Deps = {
  readonly usual: UsualOrders;
  /** Looks an order up as it can be placed today. */
  readonly open: (order: Order) => Answer<Reorder>;
  readonly shops: Pick<ShopDirectory, 'byUuids'>;
  /** Language and currency. */
  readonly scope: () => readonly unknown[];
};

/** The usual orders of a customer: those of the home page, or that of one shop. */
export type UsualQueries = (owner: UserId | undefined, shop?: ShopId) => Query<readonly UsualOffer[]>;

/** As many as the home page shows. */
const SHOWN = 2;
/** Another order seldom changes them, and whoever takes one sees the prices of that moment. */
const FRESH_MS = 600_000;

/** The keys are those of orders, which are forgotten at the end of a session. */
export const createUsualQueries =
  ({ scope, ...deps }: Deps): UsualQueries =>
  (owner, shop) => ({
    key: ['orders', 'usual', owner, shop, ...scope()],
    load: () => load(deps, shop),
    freshMs: FRESH_MS,
  });

/** Fails as a whole, so that it is asked again: what could not be looked up is not gone. */
const load = async (
  { usual, open, shops }: Omit<Deps, 'scope'>,
  shop: ShopId | undefined,
): Promise<Result<readonly UsualOffer[], RemoteFailure>> => {
  const answer = await usual.load(shop);
  if (!answer.ok) return answer;
  const orders = answer.value.slice(0, SHOWN);
  const uuids = orders.flatMap(({ shop: { uuid } }) => uuid ?? []);
  if (uuids.length === 0) return ok([]);
  const [cards, opened] = await Promise.all([shops.byUuids(uuids), Promise.all(orders.map((order) => open(order)))]);
  if (!cards.ok) return cards;
  const offers: UsualOffer[] = [];
  for (const [index, reorder] of opened.entries()) {
    if (!reorder.ok) return reorder;
    const order = orders[index];
    const card = cards.value.find(({ id }) => id === order?.shop.id);
    if (order && card && !isEmptyCart(reorder.value.cart)) offers.push({ order, reorder: reorder.value, shop: card });
  }
  return ok(offers);
};
