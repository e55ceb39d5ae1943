/** Where a request came from: limits count by it, also for the calls that a page makes while it is rendered. */
export type Connection = {
  readonly remoteAddress: string;
  /** Ends the connection without a word; only for what is asked of the marketplace itself. */
  readonly cut?: () => void;
};
