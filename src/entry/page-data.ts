/** What the server writes into the page so that the browser need not ask again. */
export type PageData = {
  readonly apiHost: string;
  readonly language: string;
  /** Snapshot of the data cache. */
  readonly cache: unknown;
};
