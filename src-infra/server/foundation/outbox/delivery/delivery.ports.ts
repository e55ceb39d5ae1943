import type { OutboxText } from '../outbox.port.ts';

export type Channel = OutboxText['channel'];

/** A text that a process has claimed for an attempt. */
export type ClaimedText = OutboxText & {
  readonly id: number;
  /** When it was stored, or put back by an operator. */
  readonly queuedAt: number;
  /** How often it was tried before. */
  readonly earlierAttempts: number;
};

/** Texts on their way. */
export interface DueTexts {
  /** Claims the oldest due texts: until `leaseEnd`, no other process gets them. */
  claim(request: {
    readonly channels: readonly Channel[];
    readonly now: number;
    readonly leaseEnd: number;
    readonly limit: number;
  }): Promise<readonly ClaimedText[]>;
  markSent(id: number, at: number): Promise<void>;
  postpone(id: number, nextAttemptAt: number, reason: string): Promise<void>;
  giveUp(id: number, reason: string): Promise<void>;
}

/** `refused`: the same attempt will fail again. `unavailable`: the service may accept it later. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** A service that takes texts of one channel to people. */
export interface Sender {
  send(text: ClaimedText): Promise<SendOutcome>;
  close(): void;
}

export type Senders = Readonly<Partial<Record<Channel, Sender>>>;
