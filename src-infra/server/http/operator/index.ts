import { newsRoutes, type NewsRouteDeps } from './news.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { simulationRoutes, type SimulationRouteDeps } from './simulation.routes.ts';

export type OperatorRouteDeps = Parameters<typeof outboxRoutes>[0] & NewsRouteDeps & SimulationRouteDeps;

/** The operator's desk, as far as it is not beside what it decides (contract 8.11, 8.12). */
export const operatorRoutes = (deps: OperatorRouteDeps) => ({ ...outboxRoutes(deps), ...newsRoutes(deps), ...simulationRoutes(deps) });
