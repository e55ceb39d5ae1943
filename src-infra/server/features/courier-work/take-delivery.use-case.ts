import { canGiveBack, takeRefusal, type DeliveryStatus, type TakeRefusal } from '@domain/couriers/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CourierDeliveries, DeliveryState, Subject } from './courier-work.ports.ts';
import { lockInHand } from './in-hand.ts';

type NotFound = { readonly kind: 'not-found' };

/** COURIER-6a: Gives an open delivery to a courier, the first of those who ask. */
export type TakeDelivery = (courierId: number, subject: Subject) => Promise<Result<void, TakeRefusal | NotFound>>;

/** COURIER-3b: Takes a delivery back from the courier who has not picked it up. */
export type GiveBack = (
  courierId: number,
  subject: Subject,
) => Promise<Result<void, NotFound | { readonly kind: 'not-ready' }>>;

type Deps = {
  readonly deliveries: CourierDeliveries;
  readonly transactions: Transactions;
  readonly reportTaken: (delivery: DeliveryState, courierId: number | null) => Promise<void>;
  readonly clock: Clock;
};

export const createTakeDelivery =
  ({ deliveries, transactions, reportTaken, clock }: Deps): TakeDelivery =>
  (courierId, subject) =>
    transactions.run(async () => {
      // Everybody locks deliveries before couriers.
      const found = await deliveries.lock(subject);
      const courier = await deliveries.lockCourier(courierId);
      if (!found || !courier) return err({ kind: 'not-found' });
      if (found.courierId === courierId) return ok(undefined);
      const carried = (await deliveries.carriedBy(courierId)).length;
      const refusal = takeRefusal(found, { id: courierId, isOnline: courier.isOnline, carried });
      if (refusal) return err(refusal);
      await deliveries.assign(subject, courierId, clock.now());
      await reportTaken(found, courierId);
      return ok(undefined);
    });

export const createGiveBack =
  ({ deliveries, transactions, reportTaken, clock }: Deps): GiveBack =>
  (courierId, subject) =>
    transactions.run(async () => {
      const held = await lockInHand(deliveries, subject, courierId);
      if (!held.ok) return held;
      if (!canGiveBack(held.value.status as DeliveryStatus)) return err({ kind: 'not-ready' });
      await deliveries.release(subject, clock.now());
      await reportTaken(held.value, courierId);
      return ok(undefined);
    });
