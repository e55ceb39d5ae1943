export type { ClaimedText, DueTexts, Senders, SendOutcome } from './delivery.ports.ts';
export { createDeliverOutbox } from './deliver-outbox.job.ts';
export { mailHtml } from './mail-html.ts';
export { readSendersConfig, type SendersConfig } from './senders-config.ts';
export { createSmtpSender } from './smtp-sender.adapter.ts';
export { createTwilioSender } from './twilio-sender.adapter.ts';
