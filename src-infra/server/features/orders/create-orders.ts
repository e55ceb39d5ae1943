import { isActiveStatus, type OrderStatus } from '@domain/orders/index.ts';
import type { CatalogueChanges } from '../catalog/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { PaymentTransactions } from '../payment-transactions/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { createAutoAccept } from './auto-accept.ts';
import { createOrderAnnouncements } from './announce-orders.job.ts';
import { createFollowing, type Following, type StoredFollowLinks } from '../following/index.ts';
import { createChangeNote, type ChangeNote } from './change-note.use-case.ts';
import { createChangeOrderStatus, type ChangeOrderStatus } from './change-order-status.use-case.ts';
import { createReleaseHeld, type ReleaseHeld } from './release-held.use-case.ts';
import type { HeldOrders } from './held-orders.port.ts';
import { createOrderNotifier, type OrderNotifier } from './order-notifier.ts';
import type { OrderRecord } from './order-record.ts';
import type { Orders, Staff } from './orders.ports.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import { createCheckOrder, createPlaceOrder, type CheckOrder, type PlaceOrder } from './place-order.use-case.ts';
import { createListUsualOrders, type ListUsualOrders } from './usual-orders.use-case.ts';
import type { PastOrders } from './usual-orders.port.ts';
import { createFindSeat, createWithSeat, type FindSeat } from './seat.ts';
import { createMoveOrder, type MoveOrder } from './move-order.use-case.ts';
import { createGroupShares, type GroupShares } from './move-share.use-cases.ts';
import type { ReservedTables } from './reserved-tables.port.ts';
import { createWriteOrder } from './write-order.ts';
import { createRepeats, type OrderRepeats, type Repeats } from './repeats/index.ts';

type Deps = Omit<OrderCollaborators, 'notifier' | 'announcements'> & {
  readonly repeats: OrderRepeats;
  readonly followLinks: StoredFollowLinks;
  readonly past: PastOrders;
  readonly reservedTables: ReservedTables;
  /** Absent where nobody delivers mails. */
  readonly sendMails: Job | undefined;
  readonly events: EventLog;
  readonly notify: Notify;
  /** Resolves when the next batch of announcements may begin. */
  readonly untilNextAnnouncement: () => Promise<void> | undefined;
};

/** The use cases of orders, and the ports shared with other features. */
export type OrderUseCases = {
  readonly orders: Orders;
  readonly payments: PaymentTransactions;
  readonly staff: Staff;
  readonly catalogueChanges: CatalogueChanges;
  readonly notifier: OrderNotifier;
  /** Announces what a process left behind. */
  readonly announcementJob: Job;
  readonly rewards: Rewards;
  readonly placeOrder: PlaceOrder;
  readonly checkOrder: CheckOrder;
  readonly changeOrderStatus: ChangeOrderStatus;
  readonly changeNote: ChangeNote;
  readonly findSeat: FindSeat;
  readonly moveOrder: MoveOrder;
  readonly groupShares: GroupShares;
  readonly held: HeldOrders;
  readonly releaseHeld: ReleaseHeld;
  readonly repeats: Repeats;
  readonly listUsualOrders: ListUsualOrders;
  readonly following: Following<OrderRecord>;
  readonly sendMails: Job | undefined;
};

export const createOrders = (deps: Deps): OrderUseCases => {
  const { transactions, orders, held, payments, staff, catalogueChanges, cartService, ledger, rewards } = deps;
  const { reference, shops, zones, clock, random } = deps;
  const notifier = createOrderNotifier({ staff, events: deps.events, notify: deps.notify, zones, clock });
  const announcements = createOrderAnnouncements({
    transactions,
    orders,
    catalogueChanges,
    notifier,
    untilNextAnnouncement: deps.untilNextAnnouncement,
  });
  const changeOrderStatus = createChangeOrderStatus({
    transactions,
    orders,
    held,
    payments,
    staff,
    shops,
    catalogueChanges,
    ledger,
    rewards,
    notifier,
    courierNotifier: deps.courierNotifier,
    reference,
    clock,
  });
  const checkOrder = createCheckOrder({
    transactions,
    orders,
    cartService,
    catalogues: deps.catalogues,
    quotes: deps.quotes,
    findCoupon: deps.findCoupon,
    uploads: deps.uploads,
    reference,
    zones,
    clock,
  });
  const writeOrder = createWriteOrder({
    orders,
    held,
    payments,
    cartService,
    catalogueChanges,
    ledger,
    announcements,
    reference,
    zones,
    clock,
    random,
  });
  const findSeat = createFindSeat({ reservedTables: deps.reservedTables, shops, zones, clock });
  const withSeat = createWithSeat({ transactions, findSeat });
  const acceptAtOnce = createAutoAccept({ transactions, reference, changeOrderStatus });
  return {
    orders,
    payments,
    staff,
    catalogueChanges,
    notifier,
    announcementJob: announcements.job,
    rewards,
    changeOrderStatus,
    changeNote: createChangeNote({ transactions, orders, notifier, clock }),
    held,
    releaseHeld: createReleaseHeld({ orders, held, announcements, reference, changeOrderStatus }),
    findSeat,
    moveOrder: createMoveOrder({ orders, reservedTables: deps.reservedTables, notifier, zones, clock }),
    groupShares: createGroupShares({ transactions, orders, notifier }),
    placeOrder: acceptAtOnce(withSeat(createPlaceOrder({ transactions, checkOrder, writeOrder }))),
    checkOrder: withSeat(checkOrder),
    following: createFollowing({
      links: deps.followLinks,
      subjects: orders,
      isActive: (status) => isActiveStatus(status as OrderStatus),
      transactions,
      clock,
      random,
    }),
    sendMails: deps.sendMails,
    listUsualOrders: createListUsualOrders({ past: deps.past, orders, shops, catalogues: deps.catalogues, clock }),
    repeats: createRepeats({
      transactions,
      repeats: deps.repeats,
      notify: deps.notify,
      cartService,
      catalogues: deps.catalogues,
      orders,
      payments,
      shops,
      catalogueChanges,
      announcements,
      changeOrderStatus,
      reference,
      zones,
      clock,
      random,
    }),
  };
};
