import { err, ok, type Result } from '@domain/kernel/result.ts';
import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import type { TransitionRefusal } from '@domain/orders/index.ts';
import {
  canGiveBack,
  isCanceledWithTable,
  readReservationStatus,
  reservationTransition,
  type ReservationStatus,
} from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { OrdersAhead, ReservationRecord, Reservations } from './reservations.ports.ts';
import type { ReservationNotifier } from './reservation-notifier.ts';

export type ReservationStatusRefusal = TransitionRefusal | { readonly kind: 'not-found' };

/** BOOKING-1g: changes a reservation to a status of contract 4.3, as sent, and notifies the customer. */
export type ChangeReservationStatus = (
  id: number,
  to: string,
) => Promise<Result<ReservationRecord, ReservationStatusRefusal>>;
/**
 * BOOKING-1g, BOOKING-1p: cancels reservations of a customer and notifies the shops. `not-found` when none of them is
 * the customer's, `begun` when none of them can be given back any more.
 */
export type CancelReservations = (
  userId: number,
  ids: readonly number[],
) => Promise<Result<void, { readonly kind: 'not-found' | 'begun' }>>;

type Deps = {
  readonly reservations: Reservations;
  readonly ordersAhead: Pick<OrdersAhead, 'cancel'>;
  readonly transactions: Transactions;
  readonly shops: ShopDirectory;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly news: ReservationNotifier;
};

/** Applies the change to a locked reservation, and to what was ordered ahead to its table (BOOKING-3c). */
const createStep = ({ reservations, ordersAhead, shops, clock, news }: Omit<Deps, 'transactions'>) => {
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
    if (step.value === 'canceled')
      for (const order of reservation.orders)
        if (isCanceledWithTable(order.status, actor === undefined ? 'shop' : 'customer'))
          await ordersAhead.cancel(order.id, actor);
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
  const { reservations, transactions, clock } = deps;
  const step = createStep(deps);
  return (userId, ids) =>
    transactions.run(async () => {
      const own = await reservations.lock(ids, userId);
      if (own.length === 0) return err({ kind: 'not-found' });
      // Reservations that are already canceled cause no notification.
      const open = own.filter(({ status }) => status !== 'canceled');
      const ahead = open.filter((one) =>
        canGiveBack(one.status as ReservationStatus, instant(one.starts_at), clock.now()),
      );
      for (const { id, status } of ahead) await step(id, status, 'canceled', userId);
      return open.length > 0 && ahead.length === 0 ? err({ kind: 'begun' }) : ok(undefined);
    });
};
