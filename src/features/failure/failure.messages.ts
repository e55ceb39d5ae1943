import type { TFunction } from 'i18next';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

const KEYS = {
  unauthorized: 'unauthorized',
  timeout: 'failure.timeout',
  unreachable: 'failure.unreachable',
  malformed: 'failure.malformed',
} as const satisfies Record<Exclude<RemoteFailure['kind'], 'rejected'>, string>;

/** ERROR-5: what to tell of a failure; a refusal in the server's own words when it has some, else in ours for its code, else in general ones. */
export const failureText = (failure: RemoteFailure, translate: TFunction): string =>
  failure.kind === 'rejected' ? failure.message || ownText(failure.code, translate) : translate(KEYS[failure.kind]);

const ownText = (code: string, translate: TFunction): string => translate(code as 'ERROR_430', { ns: 'errors', defaultValue: translate('error.400') });
