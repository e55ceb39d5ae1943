import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createReservationAnswers } from './answer-reservations.job.ts';
import {
  createCancelReservations,
  createChangeReservationStatus,
  type CancelReservations,
  type ChangeReservationStatus,
} from './change-reservation-status.use-case.ts';
import { createChangeOwnReservation, type ChangeOwnReservation } from './change-reservation.use-case.ts';
import { createFindFreeTables, type FindFreeTables } from './free-tables.ts';
import { createCheckTable } from './check-table.ts';
import { createHoldTable, type HoldTable, type ReleaseTable } from './hold-table.use-case.ts';
import { createTableOffers } from './offer-tables.job.ts';
import { createReminders } from './remind-guests.job.ts';
import { createReservationNotifier } from './reservation-notifier.ts';
import { createReserveTable, type ReserveTable } from './reserve-table.use-case.ts';
import type { Operators, OrdersAhead, ReservableShops, Reservations, TableHolds } from './reservations.ports.ts';
import type { TableWaits } from './table-waits.port.ts';
import { createTakenTables, type TakenTables } from './taken-tables.ts';
import { createFindWaitFacts } from './wait-facts.ts';
import { createWaitingLists, type WaitingLists } from './wait-for-table.use-case.ts';

type Deps = {
  readonly reservations: Reservations;
  readonly ordersAhead: OrdersAhead;
  readonly holds: TableHolds;
  readonly waits: TableWaits;
  readonly reservableShops: ReservableShops;
  readonly operators: Operators;
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly events: EventLog;
  readonly notify: Notify;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
};

/** Reservations of tables. */
export interface ReservationUseCases {
  readonly reservableShops: ReservableShops;
  readonly reservations: Reservations;
  readonly findFreeTables: FindFreeTables;
  readonly takenTables: TakenTables;
  readonly holdTable: HoldTable;
  readonly releaseTable: ReleaseTable;
  readonly reserveTable: ReserveTable;
  readonly changeOwnReservation: ChangeOwnReservation;
  readonly changeReservationStatus: ChangeReservationStatus;
  readonly cancelReservations: CancelReservations;
  readonly waiting: WaitingLists;
  /** Offers free tables to those who wait. */
  readonly tableOffers: Job;
  /** Reminds customers of their tables. */
  readonly reminders: Job;
  /** Accepts reservations on behalf of simulated shops; `speed` is how much faster than in life. */
  readonly createAnswers: (speed: number) => Job;
}

export const createReservations = ({
  reservations,
  ordersAhead,
  holds,
  waits,
  reservableShops,
  operators,
  transactions,
  reference,
  shops,
  events,
  notify,
  zones,
  clock,
}: Deps): ReservationUseCases => {
  const news = createReservationNotifier({ operators, events, notify, shops, zones });
  const takenTables = createTakenTables({ reservations, holds, waits, clock });
  const checkTable = createCheckTable({ takenTables, reservableShops, reference, shops, zones, clock });
  const findFacts = createFindWaitFacts({ takenTables, reservableShops, reference, shops, zones, clock });
  const waiting = createWaitingLists({ waits, transactions, findFacts, reference, clock });
  const booking = { reservations, ordersAhead, holds, waiting, transactions, checkTable, clock, news };
  const status = { reservations, ordersAhead, transactions, shops, clock, news };
  const changeReservationStatus = createChangeReservationStatus(status);
  return {
    reservableShops,
    reservations,
    findFreeTables: createFindFreeTables({ takenTables, zones }),
    takenTables,
    reserveTable: createReserveTable(booking),
    changeOwnReservation: createChangeOwnReservation(booking),
    holdTable: createHoldTable({ reservations, holds, transactions, checkTable, clock }),
    releaseTable: (userId) => holds.remove(userId),
    changeReservationStatus,
    cancelReservations: createCancelReservations(status),
    waiting,
    tableOffers: createTableOffers({ waits, reservableShops, transactions, findFacts, news, clock }),
    reminders: createReminders({ reservations, transactions, news, clock }),
    createAnswers: (speed) =>
      createReservationAnswers({ reservations, transactions, changeReservationStatus, clock, speed }),
  };
};
