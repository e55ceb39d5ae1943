import { CACHED_AT_HEADER } from './owner-caches.ts';

/**
 * How a call ended for the page: with a fresh answer, with a cached copy and its time where that matters, or without
 * any answer.
 */
export type CallEnd =
  | { readonly kind: 'answered' }
  | { readonly kind: 'copy'; readonly at: number | undefined }
  | { readonly kind: 'lost' }
  | { readonly kind: 'left' };

/** Nothing on screen waits for these paths. */
const BACKGROUND_PATHS = /\/(?:events|notifications-statistic|healthz|auth\/logout)(?:\?|$)/;

export const isForegroundCall = (address: string): boolean => !BACKGROUND_PATHS.test(address);

export const endOf = (answer: Promise<Pick<Response, 'headers'>>): Promise<CallEnd> =>
  answer.then(
    ({ headers }) => {
      const at = headers.get(CACHED_AT_HEADER);
      return at === null ? { kind: 'answered' } : { kind: 'copy', at: Number(at) || undefined };
    },
    // An abort by the page says nothing about the connection; a timeout does.
    (thrown: unknown) => ({ kind: thrown instanceof Error && thrown.name === 'AbortError' ? 'left' : 'lost' }),
  );
