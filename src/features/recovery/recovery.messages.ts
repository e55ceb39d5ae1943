import type { TFunction } from 'i18next';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { failureText } from '../failure/index.ts';
import { waitText } from '../sign-in/index.ts';

/** The server looked at what was sent and does not take it. */
const isRefused = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.status < 500 && failure.status !== 429;

const generalText = (failure: RemoteFailure, translate: TFunction): string =>
  failure.kind === 'rejected' && failure.status === 429 ? waitText(failure.retryAfter, translate) : failureText(failure, translate);

/** Why no code could be asked for. A refusal is told in our own words: a server's might say who has an account. */
export const askFailureText = (failure: RemoteFailure, translate: TFunction): string =>
  isRefused(failure) ? translate('recovery.not_sent') : generalText(failure, translate);

/** The same for a code that goes out as an SMS (ERROR-5). */
export const smsFailureText = (failure: RemoteFailure, translate: TFunction): string =>
  isRefused(failure) ? translate('recovery.sms_not_sent') : generalText(failure, translate);

/** Why a code did not let anybody in; one that is wrong, one that is used up and one that was never sent read alike. */
export const enterFailureText = (failure: RemoteFailure, translate: TFunction): string =>
  isRefused(failure) ? translate('register.wrong_code') : generalText(failure, translate);

/** Why the new password was not taken, where no field is to blame. */
export const passwordFailureText = generalText;
