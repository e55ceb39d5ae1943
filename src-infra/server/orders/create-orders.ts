import type { CartDeps, CartKeeper } from '../carts/index.ts';
import type { FindCoupon } from '../coupons/index.ts';
import type { EventLog } from '../events/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { QuoteBook } from '../quotes/index.ts';
import { createRewards, type Rewards } from '../rewards/index.ts';
import { createOrderRepository, type OrderRepository } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Ledger } from '../wallet/index.ts';
import { createAcceptAtOnce } from './accept-at-once.ts';
import { createChangeOrderStatus, type ChangeOrderStatus } from './change-order-status.use-case.ts';
import { createOrderNews, type OrderNews } from './order-news.ts';
import { createCheckOrder, createPlaceOrder, type CheckOrder, type PlaceOrder } from './place-order.use-case.ts';
import { createRepeats, type Repeats } from './repeats/index.ts';

type Deps = CartDeps & {
  readonly keeper: CartKeeper;
  readonly quotes: QuoteBook;
  readonly findCoupon: FindCoupon;
  readonly ledger: Ledger;
  readonly events: EventLog;
  readonly notify: Notify;
  readonly uploads: Pick<Uploads, 'areOwn'>;
};
export type Orders = {
  readonly orders: OrderRepository;
  readonly news: OrderNews;
  readonly rewards: Rewards;
  readonly placeOrder: PlaceOrder;
  readonly checkOrder: CheckOrder;
  readonly changeOrderStatus: ChangeOrderStatus;
  readonly repeats: Repeats;
};

export const createOrders = (deps: Deps): Orders => {
  const orders = createOrderRepository(deps.store);
  const [news, rewards] = [createOrderNews(deps), createRewards(deps)];
  const parts = { ...deps, orders, news, rewards };
  const changeOrderStatus = createChangeOrderStatus(parts);
  const acceptAtOnce = createAcceptAtOnce({ ...deps, changeOrderStatus });
  return {
    orders, news, rewards, changeOrderStatus,
    placeOrder: acceptAtOnce(createPlaceOrder(parts)),
    checkOrder: createCheckOrder(parts),
    repeats: createRepeats({ ...parts, changeOrderStatus }),
  };
};
