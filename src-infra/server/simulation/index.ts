export { openFaults, type Disturbance, type FaultRules, type Faults } from './faults.ts';
export { openMarketClock, type ClockAction, type MarketClock } from './market-clock.ts';
export { createSimulation } from './simulation.job.ts';
export { createSteerCourier, type SteerCourier, type SteerRefusal } from './steer-courier.use-case.ts';
