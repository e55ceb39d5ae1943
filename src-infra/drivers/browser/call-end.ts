import { KEPT_AT } from './kept-copies.ts';

/** How a call ended for the one who waits: with an answer of now, with a copy and its time where that matters, or without any. */
export type CallEnd = { readonly kind: 'answered' } | { readonly kind: 'copy'; readonly at: number | undefined } | { readonly kind: 'lost' } | { readonly kind: 'left' };

/** Nobody waits on screen for these. */
const UNSEEN = /\/(?:events|notifications-statistic|healthz|auth\/logout)(?:\?|$)/;

export const isWaitedFor = (address: string): boolean => !UNSEEN.test(address);

export const endOf = (answer: Promise<Pick<Response, 'headers'>>): Promise<CallEnd> =>
  answer.then(
    ({ headers }) => {
      const at = headers.get(KEPT_AT);
      return at === null ? { kind: 'answered' } : { kind: 'copy', at: Number(at) || undefined };
    },
    // A call that the page itself gave up says nothing of the connection; one that took too long does.
    (thrown: unknown) => ({ kind: thrown instanceof Error && thrown.name === 'AbortError' ? 'left' : 'lost' }),
  );
