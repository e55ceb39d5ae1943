import type { TFunction } from 'i18next';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

const KEYS = {
  unauthorized: 'unauthorized',
  timeout: 'failure.timeout',
  unreachable: 'failure.unreachable',
  malformed: 'failure.malformed',
  rejected: 'failure.rejected',
} as const satisfies Record<RemoteFailure['kind'], string>;

/** What to tell of a failure; a refusal in the server's own words when it has some. */
export const failureText = (failure: RemoteFailure, translate: TFunction): string =>
  failure.kind === 'rejected' && failure.message !== '' ? failure.message : translate(KEYS[failure.kind]);
