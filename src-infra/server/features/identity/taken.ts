/** Values that must be unique among accounts. */
export type Unique = 'email' | 'phone' | 'identity' | 'passkey' | 'code';

/**
 * Thrown by repositories when another account has it already. It is thrown, not returned: the database has ended the
 * caller's transaction with it, so nothing that was written before may count either.
 */
export class Taken extends Error {
  readonly what: Unique;

  constructor(what: Unique, options: ErrorOptions) {
    super(`Another account has this ${what} already`, options);
    this.what = what;
  }
}

/** Returns what was taken; `undefined` for every other failure. */
export const takenBy = (failure: unknown): Unique | undefined => (failure instanceof Taken ? failure.what : undefined);
