/** What a device shows, and the data that identifies its page (contract 6.4). */
export type PushText = {
  readonly title: string;
  readonly body: string;
  readonly data: Readonly<Record<string, string>>;
};

/** The outcome of a message: sent, rejected because the token is unregistered, or failed temporarily. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A service that delivers messages to devices. */
export interface PushSender {
  /** Sends one message. Never rejects; ends by its own timeout, or as failed when `over` aborts. */
  send(token: string, text: PushText, over: AbortSignal): Promise<PushOutcome>;
}
