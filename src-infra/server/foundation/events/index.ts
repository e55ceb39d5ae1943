export { createChangeLog } from './change-log.ts';
export { createEventLog } from './event-log.ts';
export type { EventLog, LiveEvent, PassingEvent, Publication } from './event-log.port.ts';
export type { Present } from './event-reader.ts';
export { guardStreams, type GuardedStreams } from './guarded-streams.ts';
export { createEventStreams, type EventStreams } from './event-streams.ts';
