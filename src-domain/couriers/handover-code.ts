import { instant, type Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { isHandoverCode, type HandoverWay } from '../orders/index.ts';

/** COURIER-5b: after every so many wrong codes of a delivery the courier waits. */
export const CODE_TRIES = 3;
/** COURIER-5b: the first wait; the next ones are ten times as long as the one before. */
export const CODE_WAIT_MS = 60_000;
/** COURIER-5c: after so many wrong codes none is taken any more, and an operator ends the delivery. */
export const CODE_TRIES_MAX = 9;

/** The wrong codes of a delivery so far. */
export type CodeTries = { readonly wrong: number; readonly lastAt: Instant | undefined };

/** Why a code is refused; `left` are the tries before the next wait or the end. */
export type CodeRefusal =
  | { readonly kind: 'wrong-code'; readonly left: number }
  | { readonly kind: 'code-wait'; readonly until: Instant }
  | { readonly kind: 'code-locked' };

/** Before the first wrong code. */
export const noTries: CodeTries = { wrong: 0, lastAt: undefined };

/** COURIER-4: Whether a delivery is handed over by a code: it has one, and it is not left at the door. */
export const asksCode = ({ code, way }: { readonly code: string | undefined; readonly way: HandoverWay }): boolean =>
  code !== undefined && way !== 'door';

/** COURIER-5b: Returns until when no code is taken; `undefined` if one is now. */
export const codeWaitsUntil = ({ wrong, lastAt }: CodeTries, now: Instant): Instant | undefined => {
  const rounds = Math.floor(wrong / CODE_TRIES);
  if (lastAt === undefined || rounds === 0 || wrong % CODE_TRIES !== 0) return undefined;
  const until = instant(lastAt + CODE_WAIT_MS * 10 ** (rounds - 1));
  return now < until ? until : undefined;
};

/** COURIER-5c: Whether no code of a delivery is taken any more. */
export const isCodeLocked = ({ wrong }: CodeTries): boolean => wrong >= CODE_TRIES_MAX;

/**
 * COURIER-5: Tries a code. Only `wrong-code` counts as a try: who asks while waiting or at the end learns nothing, not
 * even from the right code.
 */
export const tryCode = (code: string, given: string, tries: CodeTries, now: Instant): Result<void, CodeRefusal> => {
  if (isCodeLocked(tries)) return err({ kind: 'code-locked' });
  const until = codeWaitsUntil(tries, now);
  if (until !== undefined) return err({ kind: 'code-wait', until });
  if (isHandoverCode(code, given)) return ok(undefined);
  const wrong = tries.wrong + 1;
  return err({ kind: 'wrong-code', left: (CODE_TRIES - (wrong % CODE_TRIES)) % CODE_TRIES });
};
