export { createEventLog, type EventLog, type LiveEvent, type Publication } from './event-log.ts';
export type { Present } from './event-reader.ts';
export { guardStreams } from './guarded-streams.ts';
export { createEventStreams, type EventStreams } from './event-streams.ts';
