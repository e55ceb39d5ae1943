import type { PasskeySignInFailure } from '@domain/identity/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';
import { limitedFailureText } from './sign-in.messages.ts';

type Texts = { readonly title: TextKey; readonly text: TextKey };

const UNSUITABLE: Texts = { title: 'passkeys.unsuitable', text: 'ways.unavailable_text' };
const CANCELLED: Texts = { title: 'passkeys.cancelled', text: 'passkeys.cancelled_text' };
const TEXTS: Readonly<Record<Exclude<PasskeySignInFailure['kind'], 'server'>, Texts>> = {
  cancelled: CANCELLED,
  stopped: CANCELLED,
  exists: UNSUITABLE,
  unsuitable: UNSUITABLE,
  offline: { title: 'ways.offline', text: 'ways.offline_text' },
  unknown: { title: 'passkeys.unknown', text: 'passkeys.unknown_text' },
  expired: { title: 'passkeys.expired', text: 'passkeys.expired_text' },
  refused: { title: 'passkeys.refused', text: 'passkeys.refused_text' },
};

/** Returns what happened, and what that means. */
export const passkeyTroubleTexts = (
  failure: PasskeySignInFailure,
  translate: Translate,
): { readonly title: string; readonly text: string } => {
  if (failure.kind === 'server')
    return { title: translate('passkeys.failed'), text: limitedFailureText(failure.failure, translate) };
  const { title, text } = TEXTS[failure.kind];
  return { title: translate(title), text: translate(text) };
};
