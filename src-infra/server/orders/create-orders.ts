import type { CartDeps, CartKeeper } from '../carts/index.ts';
import type { FindCoupon } from '../coupons/index.ts';
import type { EventLog } from '../events/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { QuoteBook } from '../quotes/index.ts';
import { createOrderRepository, type OrderRepository } from '../store/index.ts';
import type { Ledger } from '../wallet/index.ts';
import { createChangeOrderStatus, type ChangeOrderStatus } from './change-order-status.use-case.ts';
import { createOrderNews, type OrderNews } from './order-news.ts';
import { createPlaceOrder, type PlaceOrder } from './place-order.use-case.ts';

type Deps = CartDeps & {
  readonly keeper: CartKeeper;
  readonly quotes: QuoteBook;
  readonly findCoupon: FindCoupon;
  readonly ledger: Ledger;
  readonly events: EventLog;
  readonly notify: Notify;
};
export type Orders = {
  readonly orders: OrderRepository;
  readonly news: OrderNews;
  readonly placeOrder: PlaceOrder;
  readonly changeOrderStatus: ChangeOrderStatus;
};

export const createOrders = (deps: Deps): Orders => {
  const orders = createOrderRepository(deps.store);
  const news = createOrderNews(deps);
  const parts = { ...deps, orders, news };
  return { orders, news, placeOrder: createPlaceOrder(parts), changeOrderStatus: createChangeOrderStatus(parts) };
};
