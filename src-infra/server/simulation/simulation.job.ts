import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory, ShopRecord } from '../catalog/index.ts';
import type { Job } from '../jobs/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Store } from '../store/index.ts';
import { placeOnWay } from './courier-way.ts';
import { createSimulationRepository, type MovingOrder } from './simulation.repository.ts';
import { expectedAt, kitchenStart, nextStep } from './timeline.ts';

type Deps = {
  readonly store: Store; readonly shops: ShopDirectory; readonly orders: Orders;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** SIMULATION_SPEED: how much faster kitchens and couriers are than in life. */
  readonly speed: number;
};

/** The living city: takes every open order on, step by step, from what the store says; a restart goes on where it was. */
export const createSimulation = ({ store, shops, orders, clock, speed }: Deps): Job => {
  const repository = createSimulationRepository(store);

  const advance = async (order: MovingOrder, shop: ShopRecord): Promise<void> => {
    const now = clock.now();
    const { to, afterMs } = nextStep(order.status, order.delivery_type, speed);
    const begin = Math.max(order.since, kitchenStart(order, speed));
    if (now < begin + afterMs) {
      if (order.status === 'on_a_way') await move(order, shop, (now - order.since) / afterMs);
      return;
    }
    const courierId = to === 'on_a_way' ? await repository.nearestCourier(shop.location) : undefined;
    if (courierId !== undefined) await repository.moveCourier(courierId, shop.location, now);
    if (to === 'delivered' && order.status === 'on_a_way') await move(order, shop, 1);
    const eta = expectedAt({ ...order, status: to }, now, speed);
    const outcome = await orders.changeOrderStatus({ orderId: order.id, to, eta, ...(courierId !== undefined && { courierId }) });
    // A customer who canceled meanwhile was faster.
    if (!outcome.ok && outcome.error.kind === 'not-found') throw new Error(`Order ${order.id} vanished`);
  };

  const move = async (order: MovingOrder, shop: ShopRecord, share: number): Promise<void> => {
    if (order.deliveryman_id === null || order.latitude === null || order.longitude === null) return;
    await repository.moveCourier(order.deliveryman_id, placeOnWay(shop.location, { latitude: order.latitude, longitude: order.longitude }, share), clock.now());
    const moved = await orders.orders.find(order.id);
    if (moved) await orders.news.moved(moved);
  };

  return {
    name: 'simulation',
    everyMs: speed >= 60 ? 200 : 1000,
    run: async () => {
      const moving = await store.transaction(async () => ((await repository.isOurTurn()) ? repository.moving() : []));
      const directory = await shops();
      const failures: unknown[] = [];
      for (const order of moving) {
        const shop = directory.find(order.shop_id);
        // One order that cannot go on must not hold up the others.
        if (shop) await store.transaction(() => advance(order, shop)).catch((failure: unknown) => failures.push(failure));
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders stand still: ${String(failures[0])}`);
    },
  };
};
