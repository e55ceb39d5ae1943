import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { ParcelUseCases } from '../parcels/index.ts';
import { createCourierRoutes, type CourierRoutes } from './shown-routes.ts';
import { openFaults, type Faults } from './faults.ts';
import { openMarketClock, type MarketClock } from './market-clock.ts';
import { createStreetRoutes, type FindRoute } from './street-routes.ts';
import type { SharedStorage } from './shared-value.ts';
import { createSimulationJob, type SimulationJobDeps } from './simulation.job.ts';
import type { SimulatedDeliveries, SteeredCouriers } from './simulation.ports.ts';
import { createSteerCourier, type SteerCourier } from './steer-courier.use-case.ts';

type ControlDeps = { readonly storage: SharedStorage; readonly clock: Clock; readonly start: Instant | undefined };

/** The simulation clock and the injected faults, which all processes share. */
export interface SimulationControls {
  readonly market: MarketClock;
  readonly faults: Faults;
}

export const openSimulationControls = async ({ storage, clock, start }: ControlDeps): Promise<SimulationControls> => ({
  market: await openMarketClock({ storage, real: clock, start }),
  faults: await openFaults({ storage, clock }),
});

type Deps = {
  readonly deliveries: SimulatedDeliveries;
  readonly steering: SteeredCouriers;
  readonly transactions: Transactions;
  readonly shops: ShopDirectory;
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** The speed of kitchens and couriers relative to real life. */
  readonly speed: number;
  readonly substitutions: SimulationJobDeps['substitutions'];
  readonly missingEvery: number;
  /** The routes along the streets of the city. */
  readonly findRoute: FindRoute;
};

/** Simulated kitchens and couriers. */
export interface Simulation {
  readonly job: Job;
  readonly steerCourier: SteerCourier;
  readonly courierRoutes: CourierRoutes;
}

export const createSimulation = ({
  deliveries,
  steering,
  transactions,
  shops,
  orders,
  parcels,
  clock,
  speed,
  substitutions,
  missingEvery,
  findRoute,
}: Deps): Simulation => {
  const routes = createStreetRoutes(findRoute);
  return {
    job: createSimulationJob({
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
    }),
    steerCourier: createSteerCourier({ steering, deliveries, transactions, clock, orders, parcels }),
    courierRoutes: createCourierRoutes({ steering, routes }),
  };
};
