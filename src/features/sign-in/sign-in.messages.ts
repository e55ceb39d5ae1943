import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';

/**
 * Why signing in or up failed. The same text for a wrong password and an unknown account, so that it reveals no
 * accounts.
 */
export const signInFailureText = (failure: RemoteFailure, translate: Translate): string => {
  if (failure.kind === 'rejected' && failure.status === 429) return waitText(failure.retryAfter, translate);
  if (failure.kind === 'rejected' && failure.status < 500) return translate('sign_in.wrong');
  return failureText(failure, translate);
};

/** Too many attempts: says how long to wait, where the server states it. */
export const waitText = (seconds: number | undefined, translate: Translate): string => {
  if (seconds === undefined) return translate('account.wait');
  return seconds < 60
    ? translate('account.wait_seconds', { count: Math.ceil(seconds) })
    : translate('account.wait_minutes', { count: Math.ceil(seconds / 60) });
};
