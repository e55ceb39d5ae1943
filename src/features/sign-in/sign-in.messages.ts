import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';

/**
 * Why signing in or up failed. The same text for a wrong password and an unknown account, so that it reveals no
 * accounts.
 */
export const signInFailureText = (failure: RemoteFailure, translate: Translate): string => {
  if (failure.kind === 'rejected' && failure.status < 500 && failure.status !== 429) return translate('sign_in.wrong');
  return limitedFailureText(failure, translate);
};

/** Why a call failed whose attempts are limited. */
export const limitedFailureText = (failure: RemoteFailure, translate: Translate): string =>
  failure.kind === 'rejected' && failure.status === 429
    ? waitText(failure.retryAfter, translate)
    : failureText(failure, translate);

/** Too many attempts: says how long to wait, where the server states it. */
export const waitText = (seconds: number | undefined, translate: Translate): string => {
  if (seconds === undefined) return translate('account.wait');
  return seconds < 60
    ? translate('account.wait_seconds', { count: Math.ceil(seconds) })
    : translate('account.wait_minutes', { count: Math.ceil(seconds / 60) });
};
