/** What is known of where the marketplace is run from. */
export type Marketplace = {
  /** The server announces `operator` (contract 8.12). */
  readonly hasDesk: boolean;
  /** Scheme and host of the server; empty for the page's own. */
  readonly host: string;
  /** What whoever runs this site has configured; empty where nothing. */
  readonly configured: string;
};

/**
 * LAYOUT-3a: where the link to the admin panel leads: to the desk of a server that has one, else to the configured web
 * address; `undefined` without both.
 */
export const adminAddress = ({ hasDesk, host, configured }: Marketplace): string | undefined => {
  if (hasDesk) return `${host}/desk`;
  return /^https?:\/\/[^\s/]/i.test(configured) ? configured : undefined;
};
