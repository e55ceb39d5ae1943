export {
  createSimulation,
  openSimulationControls,
  type Simulation,
  type SimulationControls,
} from './create-simulation.ts';
export type { CourierWays } from './courier-ways.ts';
export type { FindRide } from './ride.ts';
export type { FaultRules, Faults, InjectedFault } from './faults.ts';
export type { ClockAction, MarketClock } from './market-clock.ts';
export type { SteerCourier, SteerRefusal } from './steer-courier.use-case.ts';
