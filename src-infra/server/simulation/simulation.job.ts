import type { Clock } from '@domain/kernel/clock.port.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { ShopDirectory, ShopRecord } from '../catalog/index.ts';
import type { Job } from '../jobs/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Parcels } from '../parcels/index.ts';
import type { Store } from '../store/index.ts';
import { createMoveParcel } from './move-parcel.ts';
import { createSimulationRepository, type MovingOrder } from './simulation.repository.ts';
import { expectedAt, kitchenStart, nextStep } from './timeline.ts';
import { placeAt, wayOf, type Way } from './way.ts';

type Deps = {
  readonly store: Store; readonly shops: ShopDirectory; readonly orders: Orders; readonly parcels: Parcels;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** SIMULATION_SPEED: how much faster kitchens and couriers are than in life. */
  readonly speed: number;
};

/** The living city: takes every open order on, step by step, from what the store says; a restart goes on where it was. */
export const createSimulation = ({ store, shops, orders, parcels, clock, speed }: Deps): Job => {
  const repository = createSimulationRepository(store);
  const moveParcel = createMoveParcel({ repository, parcels, clock, speed });

  const wayFor = (order: MovingOrder, shop: ShopRecord): Way => {
    const { afterMs } = nextStep(order.status, order.delivery_type, speed);
    const usual: Way = { from: shop.location, begin: Math.max(order.since, kitchenStart(order, speed)), lastsMs: afterMs };
    return order.status === 'on_a_way' ? wayOf(order.drive, doorOf(order), usual) : usual;
  };
  const isDue = ({ begin, lastsMs }: Way): boolean => clock.now() >= begin + lastsMs;

  const advance = async (order: MovingOrder, shop: ShopRecord): Promise<void> => {
    const way = wayFor(order, shop);
    if (order.status === 'on_a_way') {
      if (!(await repository.isUnderWay('order', order.id))) return;
      await move(order, way);
    }
    if (!isDue(way)) return;
    const now = clock.now();
    const { to } = nextStep(order.status, order.delivery_type, speed);
    // Whom the desk has sent stays.
    const courierId = to === 'on_a_way' ? (order.deliveryman_id ?? (await repository.nearestCourier(shop.location))) : undefined;
    if (courierId !== undefined) await repository.moveCourier(courierId, shop.location, now);
    const eta = expectedAt({ ...order, status: to }, now, speed);
    const outcome = await orders.changeOrderStatus({ orderId: order.id, to, eta, ...(courierId !== undefined && { courierId }) });
    // A customer who canceled meanwhile was faster.
    if (!outcome.ok && outcome.error.kind === 'not-found') throw new Error(`Order ${order.id} vanished`);
  };

  const move = async (order: MovingOrder, way: Way): Promise<void> => {
    const door = doorOf(order);
    if (order.deliveryman_id === null || !door) return;
    await repository.moveCourier(order.deliveryman_id, placeAt(way, door, clock.now()), clock.now());
    const moved = await orders.orders.find(order.id);
    if (moved) await orders.news.moved(moved);
  };

  return {
    name: 'simulation',
    everyMs: speed >= 60 ? 200 : 1000,
    run: async () => {
      const { moving, carried } = await store.transaction(async () => {
        if (!(await repository.isOurTurn())) return { moving: [], carried: [] };
        await repository.releaseArrived();
        return { moving: await repository.moving(), carried: await repository.movingParcels() };
      });
      const directory = await shops();
      const failures: unknown[] = [];
      for (const order of moving) {
        const shop = directory.find(order.shop_id);
        // Most orders only wait; nothing is to be read or written of them.
        if (!shop || (order.status !== 'on_a_way' && !isDue(wayFor(order, shop)))) continue;
        // One order that cannot go on must not hold up the others.
        await store.transaction(() => advance(order, shop)).catch((failure: unknown) => failures.push(failure));
      }
      for (const parcel of carried) await store.transaction(() => moveParcel(parcel)).catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders and parcels stand still: ${String(failures[0])}`);
    },
  };
};

const doorOf = ({ latitude, longitude }: MovingOrder): GeoPoint | undefined => (latitude === null || longitude === null ? undefined : { latitude, longitude });
