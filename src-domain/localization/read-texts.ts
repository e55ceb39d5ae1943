import { err, ok, type Result } from '../kernel/result.ts';

/** Key → text of one language and namespace; keys are flat. */
export type Texts = Readonly<Record<string, string>>;

/** Why a file of texts was not read: the HTTP status of the answer, no answer, or a malformed answer. */
export type TextsFailure =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'malformed' };

/** LOCALE-4a: Retries after the first attempt. */
export const TEXT_RETRIES = 5;
/** LOCALE-4a: Milliseconds before the first retry; each later one waits twice as long. */
export const FIRST_RETRY_MS = 350;

/**
 * LOCALE-4a: Returns milliseconds until the next attempt after so many failed retries; undefined if there is none. Only
 * server errors and timeouts are retried, refusals and malformed answers never.
 */
export const retryDelay = (failure: TextsFailure, retriesDone: number): number | undefined => {
  const isTransient = failure.kind === 'unreachable' || (failure.kind === 'status' && failure.status >= 500);
  return isTransient && retriesDone < TEXT_RETRIES ? FIRST_RETRY_MS * 2 ** retriesDone : undefined;
};

/** The dependencies of reading texts; `delay` waits for so many milliseconds. */
export type TextReading = {
  readonly read: () => Promise<Result<Texts, TextsFailure>>;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** LOCALE-4a: Reads until it succeeds or no retry makes sense; returns the last failure. */
export const readWithRetries = async ({ read, delay }: TextReading): Promise<Result<Texts, TextsFailure>> => {
  for (let retries = 0; ; retries++) {
    const outcome = await read();
    if (outcome.ok) return outcome;
    const wait = retryDelay(outcome.error, retries);
    if (wait === undefined) return err(outcome.error);
    await delay(wait);
  }
};

/** LOCALE-4c: Reads a file: a flat map of texts; anything else is malformed. */
export const readTexts = (content: unknown): Result<Texts, { readonly kind: 'malformed' }> =>
  isTexts(content) ? ok(content) : err({ kind: 'malformed' });

const isTexts = (content: unknown): content is Texts =>
  typeof content === 'object' &&
  content !== null &&
  !Array.isArray(content) &&
  Object.values(content).every((text) => typeof text === 'string');
