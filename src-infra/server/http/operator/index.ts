import { couriersRoutes } from './couriers.routes.ts';
import { newsRoutes, type NewsRouteDeps } from './news.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { signInsRoutes } from './sign-ins.routes.ts';
import { simulationRoutes, type SimulationRouteDeps } from './simulation.routes.ts';

export type OperatorRouteDeps =
  & Parameters<typeof outboxRoutes>[0] & NewsRouteDeps & SimulationRouteDeps & Parameters<typeof signInsRoutes>[0] & Parameters<typeof couriersRoutes>[0];

/** The operator's desk, as far as it is not beside what it decides (contract 8.11, 8.12). */
export const operatorRoutes = (deps: OperatorRouteDeps) => ({
  ...outboxRoutes(deps), ...newsRoutes(deps), ...simulationRoutes(deps), ...signInsRoutes(deps), ...couriersRoutes(deps),
});
