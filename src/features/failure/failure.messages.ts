import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';

const KEYS = {
  unauthorized: 'unauthorized',
  timeout: 'failure.timeout',
  unreachable: 'failure.unreachable',
  malformed: 'failure.malformed',
} as const satisfies Record<Exclude<RemoteFailure['kind'], 'rejected'>, string>;

/**
 * ERROR-5: returns the text of a failure: the server's own message if it sent one, else our text for its code, else a
 * general one.
 */
export const failureText = (failure: RemoteFailure, translate: Translate): string =>
  failure.kind === 'rejected' ? failure.message || ownText(failure.code, translate) : translate(KEYS[failure.kind]);

const ownText = (code: string, translate: Translate): string =>
  translate(code as 'ERROR_430', { ns: 'errors', defaultValue: translate('error.400') });
