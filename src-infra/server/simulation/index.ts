export { createSimulation } from './simulation.job.ts';
