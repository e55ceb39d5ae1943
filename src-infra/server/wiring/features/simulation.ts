import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { DemoConfig } from '../../config.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { SubstitutionUseCases } from '../../features/substitutions/index.ts';
import type { ParcelUseCases } from '../../features/parcels/index.ts';
import {
  createSimulation,
  openSimulationControls,
  type FindRoute,
  type Simulation,
  type SimulationControls,
} from '../../features/simulation/index.ts';
import { createSharedValueRepository } from '../../features/simulation/shared-values.repository.ts';
import { createSimulationRepository } from '../../features/simulation/simulation.repository.ts';
import { createSteeringRepository } from '../../features/simulation/steering.repository.ts';
import type { Store } from '../../store/index.ts';

type ControlDeps = { readonly store: Store; readonly clock: Clock; readonly start: Instant | undefined };

/** The simulation clock and the injected faults, which all processes share. */
export const wireSimulationControls = ({ store, clock, start }: ControlDeps): Promise<SimulationControls> =>
  openSimulationControls({
    storage: {
      values: createSharedValueRepository(store),
      transactions: store.transactions,
      broadcast: store.broadcast,
    },
    clock,
    start,
  });

type Deps = {
  readonly store: Store;
  readonly shops: ShopDirectory;
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
  readonly substitutions: Pick<SubstitutionUseCases, 'proposeNearest'>;
  readonly clock: Clock;
  readonly findRoute: FindRoute;
  readonly demo: Pick<DemoConfig, 'speed' | 'missingEvery'>;
};

/** Simulated kitchens and couriers. */
export const wireSimulation = ({
  store,
  shops,
  orders,
  parcels,
  substitutions,
  clock,
  findRoute,
  demo,
}: Deps): Simulation =>
  createSimulation({
    deliveries: createSimulationRepository(store),
    steering: createSteeringRepository(store),
    transactions: store.transactions,
    shops,
    orders,
    parcels,
    substitutions,
    clock,
    findRoute,
    speed: demo.speed,
    missingEvery: demo.missingEvery,
  });
