export { systemClock } from './system-clock.ts';
export {
  createSimulationClock,
  END_OF_TIME,
  timeOf,
  type ClockState,
  type SimulationClock,
} from './simulation-clock.ts';
export { dateTimeIn } from './date-time-in.ts';
export { intlTimeZones } from './intl-time-zones.adapter.ts';
export { isoTime, readWireTime, wireDate, wireTime } from './wire-time.ts';
