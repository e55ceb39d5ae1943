import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { TransitionRefusal } from '@domain/orders/index.ts';
import { readReservationStatus, reservationTransition } from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { ReservationRecord, Reservations } from './reservations.ports.ts';
import type { ReservationNotifier } from './reservation-notifier.ts';

export type ReservationStatusRefusal = TransitionRefusal | { readonly kind: 'not-found' };

/** BOOKING-1g: changes a reservation to a status of contract 4.3, as sent, and notifies the customer. */
export type ChangeReservationStatus = (
  id: number,
  to: string,
) => Promise<Result<ReservationRecord, ReservationStatusRefusal>>;
/** BOOKING-1g: cancels reservations of a customer and notifies the shops; false when none of them is the customer's. */
export type CancelReservations = (userId: number, ids: readonly number[]) => Promise<boolean>;

type Deps = {
  readonly reservations: Reservations;
  readonly transactions: Transactions;
  readonly shops: ShopDirectory;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly news: ReservationNotifier;
};

/** Applies the change to a locked reservation. */
const createStep = ({ reservations, shops, clock, news }: Omit<Deps, 'transactions'>) => {
  return async (
    id: number,
    from: string,
    to: string,
    actor?: number,
  ): Promise<Result<ReservationRecord, ReservationStatusRefusal>> => {
    const status = readReservationStatus(from);
    if (status === undefined) throw new TypeError(`Reservation ${id} has the status ${from}`);
    const step = reservationTransition(status, to);
    if (!step.ok) return step;
    const now = clock.now();
    await reservations.setStatus(id, step.value, now);
    await reservations.noteStatus(id, step.value, now);
    const reservation = await reservations.find(id);
    if (!reservation) throw new TypeError(`Reservation ${id} is locked but does not exist`);
    await news.statusChanged(reservation, actor, (await shops()).find(reservation.shop_id)?.userId);
    return ok(reservation);
  };
};

export const createChangeReservationStatus = (deps: Deps): ChangeReservationStatus => {
  const { reservations, transactions } = deps;
  const step = createStep(deps);
  return (id, to) =>
    transactions.run(async () => {
      const [found] = await reservations.lock([id]);
      return found ? step(id, found.status, to) : err({ kind: 'not-found' });
    });
};

export const createCancelReservations = (deps: Deps): CancelReservations => {
  const { reservations, transactions } = deps;
  const step = createStep(deps);
  return (userId, ids) =>
    transactions.run(async () => {
      const own = await reservations.lock(ids, userId);
      // Reservations that are already canceled cause no notification.
      for (const { id, status } of own) if (status !== 'canceled') await step(id, status, 'canceled', userId);
      return own.length > 0;
    });
};
