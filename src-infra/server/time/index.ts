export { systemClock } from './system-clock.ts';
export { createSimulationClock } from './simulation-clock.ts';
export { intlTimeZones } from './intl-time-zones.adapter.ts';
export { wireDate, wireTime, isoTime } from './wire-time.ts';
