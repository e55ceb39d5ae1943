export {
  createSimulation,
  openSimulationControls,
  type Simulation,
  type SimulationControls,
} from './create-simulation.ts';
export type { CourierRoutes } from './shown-routes.ts';
export type { FindRoute } from './street-routes.ts';
export type { FaultRules, Faults, InjectedFault } from './faults.ts';
export type { ClockAction, MarketClock } from './market-clock.ts';
export type { SteerCourier, SteerRefusal } from './steer-courier.use-case.ts';
