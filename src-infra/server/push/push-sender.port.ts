/** What a device shows: words, and the data by which its page is found (contract 6.4). */
export type PushText = { readonly title: string; readonly body: string; readonly data: Readonly<Record<string, string>> };

/** What became of a message: taken, refused for good because nobody has this token any more, or not taken this time. */
export type PushOutcome = { readonly kind: 'sent' } | { readonly kind: 'gone' } | { readonly kind: 'failed'; readonly reason: string };

/** A service that brings messages to devices. */
export interface PushSender {
  /** Hands one message over. Never rejects, and ends in its own time, or as failed when `over` says so. */
  send(token: string, text: PushText, over: AbortSignal): Promise<PushOutcome>;
}
