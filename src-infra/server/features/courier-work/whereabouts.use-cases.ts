import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CourierDeliveries, Subject } from './courier-work.ports.ts';
import type { GiveBack } from './take-delivery.use-case.ts';

type NotFound = { readonly kind: 'not-found' };

/** COURIER-6c: Begins or ends to receive offers; ending gives back what is not picked up. */
export type SetOnline = (courierId: number, isOnline: boolean) => Promise<Result<void, NotFound>>;

/** COURIER-6e: Records where a courier is who is online or carries something, and tells their customers. */
export type ReportPlace = (courierId: number, place: GeoPoint) => Promise<Result<void, NotFound>>;

type Deps = {
  readonly deliveries: CourierDeliveries;
  readonly transactions: Transactions;
  readonly giveBack: GiveBack;
  readonly notifyCustomer: (subject: Subject) => Promise<void>;
  readonly clock: Clock;
};

export const createSetOnline =
  ({ deliveries, transactions, giveBack }: Pick<Deps, 'deliveries' | 'transactions' | 'giveBack'>): SetOnline =>
  async (courierId, isOnline) => {
    const isKnown = await transactions.run(async () => {
      const courier = await deliveries.lockCourier(courierId);
      if (courier) await deliveries.setOnline(courierId, isOnline);
      return courier !== undefined;
    });
    if (!isKnown) return err({ kind: 'not-found' });
    // Once this is stored nothing more is taken, so that this sees everything.
    if (!isOnline) for (const subject of await deliveries.carriedBy(courierId)) await giveBack(courierId, subject);
    return ok(undefined);
  };

export const createReportPlace =
  ({ deliveries, transactions, notifyCustomer, clock }: Omit<Deps, 'giveBack'>): ReportPlace =>
  (courierId, place) =>
    transactions.run(async () => {
      const courier = await deliveries.courier(courierId);
      if (!courier) return err({ kind: 'not-found' });
      const carried = await deliveries.carriedBy(courierId);
      if (!courier.isOnline && carried.length === 0) return ok(undefined);
      await deliveries.move(courierId, place, clock.now());
      for (const subject of carried) await notifyCustomer(subject);
      return ok(undefined);
    });
