import type { Mail } from './mail.ts';

export type OutboxText = {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
  /** The language of the text, for screen readers and hyphenation. */
  readonly lang?: string;
  /** The mail as HTML; without it, one is made of subject, body and code. */
  readonly html?: string;
  readonly code?: string;
  /** After this the text is of no use and is not delivered any more. */
  readonly expiresAt?: number;
};

/** `waiting` is tried until it is `sent`; what nobody accepts is `failed`, with the reason of the last attempt. */
export const DELIVERY_STATUSES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export type SentText = OutboxText & {
  readonly id: number;
  readonly createdAt: number;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly sentAt: number | null;
  readonly failure: string | null;
};
export type OutboxFilter = {
  readonly channel?: string;
  readonly status?: string;
  readonly to?: string;
  readonly offset: number;
  readonly limit: number;
};

/** E-mail and SMS to people: stored, shown at the operator's desk (contract 8.11) and delivered by the senders. */
export interface Outbox {
  /** Stores a text for delivery, with the caller's transaction. */
  send(text: OutboxText): Promise<void>;
  /** Whether a service takes mails to people. */
  readonly deliversMail: boolean;
  /** Stores a mail in its language, with the caller's transaction; does nothing where nobody would deliver it. */
  mail(to: string, mail: Mail): Promise<void>;
  /** Returns a slice, newest first, and how many match. */
  list(filter: OutboxFilter): Promise<{ readonly items: readonly SentText[]; readonly total: number }>;
  /** Tries a failed text anew; `false` if there is none with this id. */
  sendAgain(id: number): Promise<boolean>;
  /** Deletes what was written more than 30 days ago. */
  prune(): Promise<void>;
}
