import type { CartDeps, CartKeeper } from '../carts/index.ts';
import type { FindCoupon } from '../coupons/index.ts';
import type { QuoteBook } from '../quotes/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { OrderRepository } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { OrderNews } from './order-news.ts';

/** What orders are made and changed with. */
export type OrdersDeps = CartDeps & {
  readonly keeper: CartKeeper;
  readonly orders: OrderRepository;
  readonly quotes: QuoteBook;
  readonly findCoupon: FindCoupon;
  readonly ledger: Ledger;
  readonly news: OrderNews;
  readonly rewards: Rewards;
  readonly uploads: Pick<Uploads, 'areOwn'>;
};
