import { kilometresBetween } from '@domain/catalog/index.ts';
import {
  asksCode,
  nextCourierStep,
  rideMs,
  tryCode,
  type CodeRefusal,
  type DeliveryStatus,
} from '@domain/couriers/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { ParcelUseCases } from '../parcels/index.ts';
import type { CourierDeliveries, DeliveryState, Subject } from './courier-work.ports.ts';
import { lockInHand } from './in-hand.ts';

export type StepRefusal = { readonly kind: 'not-found' | 'not-ready' };

/** COURIER-3a: Records that a courier has picked up what is ready. */
export type PickUp = (courierId: number, subject: Subject) => Promise<Result<void, StepRefusal>>;

/** COURIER-4: Hands a delivery over, by its code where one is asked. */
export type HandOver = (
  courierId: number,
  subject: Subject,
  code: string | undefined,
) => Promise<Result<void, StepRefusal | CodeRefusal>>;

type Deps = {
  readonly deliveries: CourierDeliveries;
  readonly transactions: Transactions;
  readonly orders: Pick<OrderUseCases, 'changeOrderStatus'>;
  readonly parcels: Pick<ParcelUseCases, 'changeParcelStatus'>;
  readonly clock: Clock;
};

type Step = { readonly to: 'on_a_way' | 'delivered'; readonly holderId: number; readonly eta?: number };

/** Money, stock and notifications are the business of orders and parcels. */
const createMove =
  ({ orders, parcels }: Pick<Deps, 'orders' | 'parcels'>) =>
  async ({ kind, id }: Subject, step: Step): Promise<Result<void, StepRefusal>> => {
    const outcome =
      kind === 'order'
        ? await orders.changeOrderStatus({ orderId: id, ...step })
        : await parcels.changeParcelStatus({ parcelId: id, ...step });
    if (outcome.ok) return ok(undefined);
    return err({ kind: outcome.error.kind === 'not-found' ? 'not-found' : 'not-ready' });
  };

export const createPickUp = ({ deliveries, transactions, clock, ...deps }: Deps): PickUp => {
  const move = createMove(deps);
  return (courierId, subject) =>
    transactions.run(async () => {
      const held = await lockInHand(deliveries, subject, courierId);
      if (!held.ok) return held;
      const { start, door } = held.value;
      return move(subject, {
        to: 'on_a_way',
        holderId: courierId,
        ...(door && { eta: clock.now() + rideMs(kilometresBetween(start, door)) }),
      });
    });
};

export const createHandOver = ({ deliveries, transactions, clock, ...deps }: Deps): HandOver => {
  const move = createMove(deps);

  const checkCode = async (
    delivery: DeliveryState,
    courierId: number,
    given: string,
  ): Promise<Result<void, CodeRefusal>> => {
    const code = delivery.code === null ? undefined : String(delivery.code);
    if (code === undefined || !asksCode({ code, way: delivery.way })) return ok(undefined);
    const outcome = tryCode(code, given, await deliveries.tries(delivery, courierId), clock.now());
    if (!outcome.ok && outcome.error.kind === 'wrong-code')
      await deliveries.countWrong(delivery, courierId, clock.now());
    return outcome;
  };

  return (courierId, subject, code) =>
    transactions.run(async () => {
      const held = await lockInHand(deliveries, subject, courierId);
      if (!held.ok) return held;
      if (nextCourierStep(held.value.status as DeliveryStatus) !== 'handover') return err({ kind: 'not-ready' });
      const checked = await checkCode(held.value, courierId, code ?? '');
      if (!checked.ok) return checked;
      const moved = await move(subject, { to: 'delivered', holderId: courierId });
      if (moved.ok) await deliveries.markDelivered(subject, courierId, clock.now());
      return moved;
    });
};
