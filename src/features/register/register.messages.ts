import type { TFunction } from 'i18next';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { failureText } from '../failure/index.ts';
import { waitText } from '../sign-in/index.ts';

const isRefusal = (failure: RemoteFailure, ...marks: readonly (string | number)[]): boolean =>
  failure.kind === 'rejected' && (marks.includes(failure.code) || marks.includes(failure.status));

/** The code was right too long ago, or never: only a new one helps. */
export const needsNewCode = (failure: RemoteFailure): boolean => isRefusal(failure, 'ERROR_215', 'ERROR_404', 404);

/** Why a step of the registration did not work. */
export const registerFailureText = (failure: RemoteFailure, translate: TFunction): string => {
  if (isRefusal(failure, 429)) return waitText(failure.kind === 'rejected' ? failure.retryAfter : undefined, translate);
  if (isRefusal(failure, 'ERROR_106') || (failure.kind === 'rejected' && failure.params['email'])) return translate('register.taken');
  return failureText(failure, translate);
};

/** Why a code was not taken; one that is wrong and one that is used up read alike. */
export const codeFailureText = (failure: RemoteFailure, translate: TFunction): string =>
  isRefusal(failure, 404, 'ERROR_201', 'ERROR_203', 'ERROR_215') ? translate('register.wrong_code') : registerFailureText(failure, translate);

export const detailsFailureText = (failure: RemoteFailure, translate: TFunction): string =>
  needsNewCode(failure) ? translate('register.expired') : registerFailureText(failure, translate);
