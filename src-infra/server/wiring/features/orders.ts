import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CartService } from '../../features/carts/index.ts';
import type { Catalog } from '../../features/catalog/index.ts';
import type { FindCoupon } from '../../features/coupons/index.ts';
import type { Users } from '../../features/identity/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import { createFollowLinkRepository } from '../../features/following/follow-links.repository.ts';
import { createDueMailRepository } from '../../features/orders/mails/due-mails.repository.ts';
import { createSendOrderMails } from '../../features/orders/mails/send-order-mails.job.ts';
import { createOrders, type CourierNotifier, type OrderUseCases, type Staff } from '../../features/orders/index.ts';
import { createHeldOrderRepository } from '../../features/orders/held-orders.repository.ts';
import { createOrderRepository } from '../../features/orders/orders.repository.ts';
import { createPastOrderRepository } from '../../features/orders/past-orders.repository.ts';
import { createReservedTableRepository } from '../../features/orders/reserved-tables.repository.ts';
import { createStaffRepository } from '../../features/orders/staff.repository.ts';
import { createRepeatRepository } from '../../features/orders/repeats/repeats.repository.ts';
import { createHoldRepository } from '../../features/payment-transactions/holds.repository.ts';
import { createPaymentTransactionRepository } from '../../features/payment-transactions/transactions.repository.ts';
import type { Quotes } from '../../features/quotes/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { createRewards } from '../../features/rewards/index.ts';
import { createRewardRepository } from '../../features/rewards/rewards.repository.ts';
import type { Ledger } from '../../features/wallet/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import type { Log } from '../../foundation/platform/log.ts';
import { createPace } from '../../foundation/platform/pace.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly users: Users;
  readonly staff: Staff;
  readonly cartService: CartService;
  readonly quotes: Quotes;
  readonly findCoupon: FindCoupon;
  readonly ledger: Ledger;
  readonly reference: ReferenceSource;
  readonly catalog: Pick<Catalog, 'shops' | 'catalogues' | 'catalogueChanges'>;
  readonly uploads: Uploads;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly events: EventLog;
  readonly notify: Notify;
  readonly courierNotifier: CourierNotifier;
  readonly zones: TimeZones;
  readonly clock: Clock;
  readonly random: Random;
};

/** On PostgreSQL every commit with a NOTIFY waits for every other one. */
const ANNOUNCING_GAP_MS = 20;

/** People who work for the marketplace. */
export const wireStaff = ({ store }: { readonly store: Store }): Staff => createStaffRepository(store);

/** Orders with their payments, rewards and repeats. */
export const wireOrders = (deps: Deps): OrderUseCases => {
  const { store, catalog, reference, zones, clock, ledger, notify, users, outbox, log } = deps;
  const { transactions } = store;
  const { shops } = catalog;
  const orders = createOrderRepository(store);
  const due = createDueMailRepository(store);
  return createOrders({
    transactions,
    orders,
    held: createHeldOrderRepository(store, createHoldRepository(store, 'order')),
    sendMails: outbox.deliversMail
      ? createSendOrderMails({ due, orders, users, shops, reference, outbox, transactions, clock, log })
      : undefined,
    repeats: createRepeatRepository(store),
    past: createPastOrderRepository(store),
    reservedTables: createReservedTableRepository(store),
    followLinks: createFollowLinkRepository(store, 'order'),
    payments: createPaymentTransactionRepository(store, 'order'),
    catalogueChanges: catalog.catalogueChanges,
    rewards: createRewards({
      rewards: createRewardRepository(store),
      reference,
      zones,
      clock,
      ledger,
      notify,
    }),
    staff: deps.staff,
    cartService: deps.cartService,
    quotes: deps.quotes,
    findCoupon: deps.findCoupon,
    ledger,
    reference,
    shops,
    catalogues: catalog.catalogues,
    uploads: deps.uploads,
    events: deps.events,
    notify,
    courierNotifier: deps.courierNotifier,
    zones,
    clock,
    random: deps.random,
    untilNextAnnouncement: store.isShared ? createPace(ANNOUNCING_GAP_MS) : () => undefined,
  });
};
