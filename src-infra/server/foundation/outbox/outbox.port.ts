export type OutboxText = {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
  readonly code?: string;
  readonly expiresAt?: number;
};
export type SentText = OutboxText & { readonly id: number; readonly createdAt: number };
export type OutboxFilter = {
  readonly channel?: string;
  readonly to?: string;
  readonly offset: number;
  readonly limit: number;
};

/** E-mail and SMS to people: stored for the operator's desk (contract 8.11) until a mail service delivers them. */
export interface Outbox {
  /** Stores a text for delivery, with the caller's transaction. */
  send(text: OutboxText): Promise<void>;
  /** Returns a slice, newest first, and how many match. */
  list(filter: OutboxFilter): Promise<{ readonly items: readonly SentText[]; readonly total: number }>;
}
