/** The connection of a request: limits count by its address, also for calls made while rendering a page. */
export type Connection = {
  readonly remoteAddress: string;
  /** Cuts the connection without an answer; only for direct requests to the marketplace. */
  readonly cut?: () => void;
};
