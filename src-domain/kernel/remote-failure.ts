/** Why a call to the marketplace returned no value. */
export type RemoteFailure =
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'malformed' }
  | RemoteRefusal;

/** The server answered and refused. */
export type RemoteRefusal = {
  readonly kind: 'rejected';
  /** HTTP status. */
  readonly status: number;
  /** `ERROR_404`, `ERROR_109` … of the contract; empty when the server sent none. */
  readonly code: string;
  /** The server's sentence in the customer's language; empty when it sent none. */
  readonly message: string;
  /** Field name to sentences, of a validation error. */
  readonly params: Readonly<Record<string, readonly string[]>>;
  /** Additional data of the refusal, as parsed JSON. */
  readonly data: unknown;
  /** Seconds to wait before a retry, if the server states them. */
  readonly retryAfter?: number;
};

/**
 * L1, contract 8.1: Whether a call that creates something or moves money may have done so all the same: without a
 * readable answer, after a server's error, while its first request still runs (409), after too many requests (429), and
 * in a session that has ended since. Only the same idempotency key may repeat it then. Any other refusal did nothing.
 */
export const isOutcomeUnknown = (failure: RemoteFailure): boolean =>
  failure.kind !== 'rejected' || failure.status >= 500 || failure.status === 409 || failure.status === 429;

/** Whether the server answered that there is no such thing. */
export const isNotFound = (failure: RemoteFailure | undefined): boolean =>
  failure?.kind === 'rejected' && failure.status === 404;
