import type { Clock } from '@domain/kernel/clock.port.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { ShopDirectory, ShopRecord } from '../catalog/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { SubstitutionUseCases } from '../substitutions/index.ts';
import type { ParcelUseCases } from '../parcels/index.ts';
import { createMoveParcel } from './move-parcel.ts';
import type { MovingOrder, SimulatedDeliveries } from './simulation.ports.ts';
import { expectedAt, kitchenStart, nextStep } from './timeline.ts';
import { positionAt, courierRoute, type CourierRoute } from './courier-route.ts';
import type { FindRoute } from './street-routes.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

export type SimulationJobDeps = {
  readonly deliveries: SimulatedDeliveries;
  readonly transactions: Transactions;
  readonly shops: ShopDirectory;
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** SIMULATION_SPEED: the speed-up of kitchens and couriers. */
  readonly speed: number;
  readonly substitutions: Pick<SubstitutionUseCases, 'proposeNearest'>;
  /** Every how many orders the kitchen misses a dish; 0 is never. */
  readonly missingEvery: number;
  readonly routes: FindRoute;
};

/** Advances open orders and parcels step by step from their stored state; resumes after a restart. */
export const createSimulationJob = ({
  deliveries,
  transactions,
  shops,
  orders,
  parcels,
  substitutions,
  clock,
  speed,
  missingEvery,
  routes,
}: SimulationJobDeps): Job => {
  const moveParcel = createMoveParcel({ deliveries, parcels, clock, speed, routes });

  const wayFor = (order: MovingOrder, shop: ShopRecord): CourierRoute => {
    const { afterMs } = nextStep(order.status, order.delivery_type, speed);
    const usual: CourierRoute = {
      from: shop.location,
      begin: Math.max(order.since, kitchenStart(order, speed)),
      lastsMs: afterMs,
    };
    return order.status === 'on_a_way' ? courierRoute(order.drive, destinationOf(order), usual) : usual;
  };
  const isDue = ({ begin, lastsMs }: CourierRoute): boolean => clock.now() >= begin + lastsMs;

  const advance = async (order: MovingOrder, shop: ShopRecord): Promise<void> => {
    const route = wayFor(order, shop);
    if (order.status === 'on_a_way') {
      if (!(await deliveries.isUnderWay('order', order.id))) return;
      await move(order, route);
    }
    if (!isDue(route)) return;
    const now = clock.now();
    const { to } = nextStep(order.status, order.delivery_type, speed);
    if (to === 'on_a_way' && !(await deliveries.isUntaken('order', order.id))) return;
    // Whom the desk has sent stays.
    const courierId =
      to === 'on_a_way' ? (order.deliveryman_id ?? (await deliveries.nearestCourier(shop.location))) : undefined;
    if (courierId !== undefined) await deliveries.moveCourier(courierId, shop.location, now);
    const eta = expectedAt({ ...order, status: to }, now, speed);
    const outcome = await orders.changeOrderStatus({
      orderId: order.id,
      to,
      eta,
      ...(courierId !== undefined && { courierId }),
    });
    if (outcome.ok && to === 'cooking' && missingEvery > 0 && order.id % missingEvery === 0)
      await substitutions.proposeNearest(order.id);
    // A customer who canceled meanwhile was faster.
    if (!outcome.ok && outcome.error.kind === 'not-found') throw new Error(`Order ${order.id} vanished`);
  };

  const move = async (order: MovingOrder, route: CourierRoute): Promise<void> => {
    const door = destinationOf(order);
    if (order.deliveryman_id === null || !door) return;
    await deliveries.moveCourier(order.deliveryman_id, positionAt(route, door, clock.now(), routes), clock.now());
    const moved = await orders.orders.find(order.id);
    if (moved) await orders.notifier.changed(moved);
  };

  return {
    name: 'simulation',
    everyMs: speed >= 60 ? 200 : 1000,
    run: async () => {
      const { moving, carried } = await transactions.run(async () => {
        if (!(await deliveries.tryLock())) return { moving: [], carried: [] };
        await deliveries.releaseArrived();
        return { moving: await deliveries.moving(), carried: await deliveries.movingParcels() };
      });
      const directory = await shops();
      const failures: unknown[] = [];
      for (const order of moving) {
        const shop = directory.find(order.shop_id);
        // Most orders only wait; nothing is to be read or written of them.
        if (!shop || (order.status !== 'on_a_way' && !isDue(wayFor(order, shop)))) continue;
        // One order that cannot go on must not hold up the others.
        await transactions.run(() => advance(order, shop)).catch((failure: unknown) => failures.push(failure));
      }
      for (const parcel of carried)
        await transactions.run(() => moveParcel(parcel)).catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0)
        throw new AggregateError(
          failures,
          `${failures.length} orders and parcels failed to move: ${String(failures[0])}`,
        );
    },
  };
};

const destinationOf = ({ latitude, longitude }: MovingOrder): GeoPoint | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };
