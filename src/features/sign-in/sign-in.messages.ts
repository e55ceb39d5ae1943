import type { TFunction } from 'i18next';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { failureText } from '../failure/index.ts';

/** Why signing in or up did not work. A wrong password and an unknown account read alike: nobody learns who has an account. */
export const signInFailureText = (failure: RemoteFailure, translate: TFunction): string => {
  if (failure.kind === 'rejected' && failure.status === 429) return waitText(failure.retryAfter, translate);
  if (failure.kind === 'rejected' && failure.status < 500) return translate('sign_in.wrong');
  return failureText(failure, translate);
};

/** Too many tries: how long to wait, where the server says it. */
export const waitText = (seconds: number | undefined, translate: TFunction): string => {
  if (seconds === undefined) return translate('account.wait');
  return seconds < 60 ? translate('account.wait_seconds', { count: Math.ceil(seconds) }) : translate('account.wait_minutes', { count: Math.ceil(seconds / 60) });
};
