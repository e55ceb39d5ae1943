export type { Outbox } from './outbox.port.ts';
