import type { FetchError } from 'ofetch';

/** Compares the error's name, because the library loads with the first call. */
export const isFetchError = (thrown: unknown): thrown is FetchError =>
  thrown instanceof Error && thrown.name === 'FetchError';
