import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import { limitedFailureText } from './sign-in.messages.ts';

/** The server received the request and rejected it. */
const isRefused = (failure: RemoteFailure): boolean =>
  failure.kind === 'rejected' && failure.status < 500 && failure.status !== 429;

/** Why no code could be requested. The text is ours: the server's might reveal who has an account. */
export const requestFailureText = (failure: RemoteFailure, translate: Translate): string =>
  isRefused(failure) ? translate('recovery.not_sent') : limitedFailureText(failure, translate);

/** The same for a code sent by SMS (ERROR-5). */
export const smsFailureText = (failure: RemoteFailure, translate: Translate): string =>
  isRefused(failure) ? translate('recovery.sms_not_sent') : limitedFailureText(failure, translate);

/** Why a code was rejected; the same text for a wrong, a used and a never sent one. */
export const codeFailureText = (failure: RemoteFailure, translate: Translate): string =>
  isRefused(failure) ? translate('register.wrong_code') : limitedFailureText(failure, translate);
