export { createEventLog, type EventLog, type LiveEvent, type StreamName } from './event-log.ts';
export { createEventStreams, type EventStreams } from './event-streams.ts';
