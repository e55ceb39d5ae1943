/** What is known about the admin panel. */
export type Marketplace = {
  /** The server announces `operator` (contract 8.12). */
  readonly hasDesk: boolean;
  /** Scheme and host of the server; empty for the page's own. */
  readonly host: string;
  /** The configured address; empty if there is none. */
  readonly configured: string;
};

/**
 * LAYOUT-3a: Returns where the link to the admin panel leads: to the desk of a server that has one, else to the
 * configured web address; undefined without either.
 */
export const adminAddress = ({ hasDesk, host, configured }: Marketplace): string | undefined => {
  if (hasDesk) return `${host}/desk`;
  return /^https?:\/\/[^\s/]/i.test(configured) ? configured : undefined;
};
