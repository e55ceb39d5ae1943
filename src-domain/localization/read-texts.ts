import { err, ok, type Result } from '../kernel/result.ts';

/** Key → text of one language and namespace; keys are flat. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Why a file of texts was not read: the answer's HTTP status, no answer at all, or an answer that cannot be understood.
 */
export type TextsFailure =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'malformed' };

/** LOCALE-4a: further tries after the first. */
export const TEXT_RETRIES = 5;
/** LOCALE-4a: milliseconds before the first further try; each later one waits twice as long. */
export const FIRST_RETRY_MS = 350;

/**
 * LOCALE-4a: milliseconds until the next try after so many failed further ones; `undefined` when there is none. Server
 * faults and silence are worth another try, refusals and nonsense never.
 */
export const retryDelay = (failure: TextsFailure, retriesDone: number): number | undefined => {
  const isTransient = failure.kind === 'unreachable' || (failure.kind === 'status' && failure.status >= 500);
  return isTransient && retriesDone < TEXT_RETRIES ? FIRST_RETRY_MS * 2 ** retriesDone : undefined;
};

/** What reading texts works with; `delay` waits for so many milliseconds. */
export type TextReading = {
  readonly read: () => Promise<Result<Texts, TextsFailure>>;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** LOCALE-4a: reads until it succeeds or no further try is worth it; answers with the last failure. */
export const readPatiently = async ({ read, delay }: TextReading): Promise<Result<Texts, TextsFailure>> => {
  for (let retries = 0; ; retries++) {
    const outcome = await read();
    if (outcome.ok) return outcome;
    const wait = retryDelay(outcome.error, retries);
    if (wait === undefined) return err(outcome.error);
    await delay(wait);
  }
};

/** LOCALE-4c: what is read of a file: a flat map of texts; anything else is malformed. */
export const readTexts = (content: unknown): Result<Texts, { readonly kind: 'malformed' }> =>
  isTexts(content) ? ok(content) : err({ kind: 'malformed' });

const isTexts = (content: unknown): content is Texts =>
  typeof content === 'object' &&
  content !== null &&
  !Array.isArray(content) &&
  Object.values(content).every((text) => typeof text === 'string');
