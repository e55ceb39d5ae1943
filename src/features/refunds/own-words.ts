import type { OwnRefund } from '@domain/refunds/index.ts';

/** How `refunds.piece` begins in every language; the sign is on no keyboard. */
const PIECE = /^\d+ × [^:：]+[:：]/u;

/**
 * Returns what the customer wrote. Empty where they wrote nothing: a request needs a reason, so `ProblemViewModel`
 * sends the names of the pieces then, in the language of that day, and the list names them already.
 */
export const ownWords = ({ cause, pieces }: Pick<OwnRefund, 'cause' | 'pieces'>): string => {
  const words = cause.trim();
  return pieces.length > 0 && PIECE.test(words) ? '' : words;
};
