import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, type Err } from '@domain/kernel/result.ts';

/** HTTP statuses of the refusals that repeating a call does not change. */
const REFUSALS: Readonly<Record<string, number>> = {
  'permission-denied': 403,
  'not-found': 404,
  'invalid-argument': 400,
  'failed-precondition': 400,
  'resource-exhausted': 429,
  // The project has no anonymous sign-in.
  'auth/admin-restricted-operation': 403,
  'auth/operation-not-allowed': 403,
};

/** What a customer has to know of a refusal with an HTTP status. */
export const refusal = (status: number): Err<RemoteFailure> =>
  err({ kind: 'rejected', status, code: '', message: '', params: {}, data: undefined });

/** Maps a failure of the document store to one of the domain; rethrows anything else, which is a bug. */
export const toStoreFailure = (thrown: unknown): Err<RemoteFailure> => {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : undefined;
  // Without a code: the code of the service did not load.
  if (code === undefined && !(thrown instanceof TypeError)) throw thrown;
  const status = REFUSALS[code ?? ''];
  return status === undefined ? err({ kind: 'unreachable' }) : refusal(status);
};
