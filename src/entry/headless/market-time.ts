/**
 * Returns how many milliseconds the market's clock, which opening hours and slots go by, is ahead of the device's; 0
 * where the server does not answer or tells no time.
 */
export const marketAheadOf = async (
  now: () => number,
  { apiHost, fetch }: { readonly apiHost: string; readonly fetch: typeof globalThis.fetch },
): Promise<number> => {
  try {
    const answer = (await (await fetch(`${apiHost}/api/v1/rest/languages/active`)).json()) as { timestamp?: unknown };
    const told = typeof answer.timestamp === 'string' ? Date.parse(answer.timestamp) : Number.NaN;
    return Number.isNaN(told) ? 0 : told - now();
  } catch {
    return 0;
  }
};
