export type { BookableShop, BookableShops } from './bookable-shops.port.ts';
export { calendarFile, type Appointment } from './calendar-file.ts';
export {
  changeBarrier,
  changeReservation,
  checkChange,
  factsFor,
  tableFactsFor,
  takenByOthers,
  type ChangeBarrier,
  type ChangeRefusal,
  type ReservationVersion,
  type ReservedTable,
} from './change-reservation.ts';
export {
  createChangeReservation,
  type ChangeReservation,
  type ChangeReservationDeps,
} from './change-reservation.use-case.ts';
export {
  checkReservation,
  RESERVATION_NOTE_MAX,
  type NewReservation,
  type ReservationDraft,
  type ReservationFault,
} from './check-reservation.ts';
export {
  isCanceledWithTable,
  orderAheadBarrier,
  orderAheadSlot,
  ordersWithoutTable,
  type OrderAheadBarrier,
  type ReservedFor,
  type TableCanceler,
} from './order-ahead.ts';
export { isFree, isOverlapping, readPeriod, readWall, stayFrom, wallText, type Period } from './period.ts';
export { isReminderDue, REMINDER_LEAD_MS, type Remindable } from './reminder.ts';
export {
  RESERVATION_SLOT_MINUTES,
  reservationRules,
  STAY_MAX_MINUTES,
  type BookingTemplate,
  type ReservationRules,
} from './reservation-rules.ts';
export {
  nextReservationStatuses,
  readReservationStatus,
  RESERVATION_STATUSES,
  reservationTransition,
  type ReservationStatus,
} from './reservation-status.ts';
export {
  canGiveBack,
  groupReservations,
  isComing,
  type OrderAhead,
  type Reservation,
  type ReservedShop,
} from './reservation.ts';
export type {
  ChangeIntent,
  ChangeIntents,
  ChangingFailure,
  DaySpan,
  ReservationIntent,
  ReservationIntents,
  ReservationNews,
  ReservationOffer,
  Reservations,
  ReservationUpdates,
  ReservingFailure,
  TableSection,
  TakenPeriods,
  WantedChange,
} from './reservations.port.ts';
export {
  HOLD_MARKS,
  holdLeft,
  holdMark,
  holdsAgainst,
  holdTable,
  isHoldOf,
  TABLE_HOLD_MS,
  type HoldMark,
  type TableHold,
} from './table-hold.ts';
export type { TableHolds, WantedTable } from './table-holds.port.ts';
export {
  checkWaitRequest,
  isInLine,
  isMetBy,
  isSameRequest,
  mayWait,
  TABLE_WAITS_MAX,
  WAIT_OFFER_MS,
  waitOfferEnd,
  waitStatus,
  type HeldPlace,
  type TimedRequest,
  type StartSpan,
  type WaitRequest,
  type WaitCourse,
  type WaitFacts,
  type WaitStatus,
  type WaitRequestFault,
} from './table-wait.ts';
export { statusOf, type TableWait, type TableWaits } from './table-waits.port.ts';
export { nextOffers, partiesAhead, partiesBefore, type WaitingParty, type WaitOffer } from './waiting-line.ts';
export { createReserveTable, type ReserveTable, type ReserveTableDeps } from './reserve-table.use-case.ts';
export {
  isReservationDay,
  nextFree,
  TABLE_DAYS_MAX,
  tableDays,
  tableTimes,
  type TableDay,
  type TableFacts,
  type TableTime,
} from './table-times.ts';
export { nearestTable, seats, tablesFor, type Table } from './table.ts';
export { earliestStart, reservationTimes, type ReservationFacts, type ReservationTime } from './times.ts';
