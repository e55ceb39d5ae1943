export { createEventLog, type EventLog } from './event-log.ts';
export { createEventStreams, type EventStreams } from './event-streams.ts';
