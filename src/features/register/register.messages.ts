import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';
import { waitText } from '../sign-in/index.ts';

const isRefusal = (failure: RemoteFailure, ...marks: readonly (string | number)[]): boolean =>
  failure.kind === 'rejected' && (marks.includes(failure.code) || marks.includes(failure.status));

/** The verification has expired or is missing: only a new code helps. */
export const needsNewCode = (failure: RemoteFailure): boolean => isRefusal(failure, 'ERROR_215', 'ERROR_404', 404);

/** Why a step of the registration failed. */
export const registerFailureText = (failure: RemoteFailure, translate: Translate): string => {
  if (isRefusal(failure, 429)) return waitText(failure.kind === 'rejected' ? failure.retryAfter : undefined, translate);
  if (isRefusal(failure, 'ERROR_106') || (failure.kind === 'rejected' && failure.params['email']))
    return translate('register.taken');
  return failureText(failure, translate);
};

/** Why a code was rejected; the same text for a wrong and a used one. */
export const codeFailureText = (failure: RemoteFailure, translate: Translate): string =>
  isRefusal(failure, 404, 'ERROR_201', 'ERROR_203', 'ERROR_215')
    ? translate('register.wrong_code')
    : registerFailureText(failure, translate);

export const detailsFailureText = (failure: RemoteFailure, translate: Translate): string =>
  needsNewCode(failure) ? translate('register.expired') : registerFailureText(failure, translate);
