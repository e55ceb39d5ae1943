export { createOutbox, type Outbox, type OutboxText, type SentText } from './outbox.ts';
