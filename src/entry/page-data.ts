/** What the server writes into the page so that the browser need not ask again. */
export type PageData = {
  readonly apiHost: string;
  /** The server's time when it made the page: opening hours follow it, whatever the device's clock says. */
  readonly now: number;
  readonly language: string;
  /** Snapshot of the data cache. */
  readonly cache: unknown;
};
