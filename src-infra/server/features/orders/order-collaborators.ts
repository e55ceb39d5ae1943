import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { CartService } from '../carts/index.ts';
import type { CatalogueChanges, Catalogues, ShopDirectory } from '../catalog/index.ts';
import type { FindCoupon } from '../coupons/index.ts';
import type { PaymentTransactions } from '../payment-transactions/index.ts';
import type { Quotes } from '../quotes/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Rewards } from '../rewards/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { OrderAnnouncements } from './announce-orders.job.ts';
import type { OrderNotifier } from './order-notifier.ts';
import type { HeldOrders } from './held-orders.port.ts';
import type { CourierNotifier, Orders, Staff } from './orders.ports.ts';

/** The dependencies of the use cases about orders. */
export type OrderCollaborators = {
  readonly transactions: Transactions;
  readonly orders: Orders;
  readonly held: HeldOrders;
  /** The payments of orders. */
  readonly payments: PaymentTransactions;
  readonly staff: Staff;
  readonly catalogueChanges: CatalogueChanges;
  readonly cartService: CartService;
  readonly quotes: Quotes;
  readonly findCoupon: FindCoupon;
  readonly ledger: Ledger;
  readonly rewards: Rewards;
  readonly notifier: OrderNotifier;
  readonly courierNotifier: CourierNotifier;
  readonly announcements: OrderAnnouncements;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly catalogues: Catalogues;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly random: Random;
};
