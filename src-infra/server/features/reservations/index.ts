export type { ReservationChangeRefusal } from './change-reservation.use-case.ts';
export type { ReservationStatusRefusal } from './change-reservation-status.use-case.ts';
export { createReservations, type ReservationUseCases } from './create-reservations.ts';
export type { ReservationDraftFault, ReservationRefusal } from './check-table.ts';
export type {
  ReservationHours,
  ReservationOfferRow,
  ReservationRecord,
  SectionRow,
  ShopTableRow,
} from './reservations.ports.ts';
export type { StandingWait, WaitRefusal } from './wait-for-table.use-case.ts';
