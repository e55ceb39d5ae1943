export type { Mail } from './mail.ts';
export type { Outbox } from './outbox.port.ts';
