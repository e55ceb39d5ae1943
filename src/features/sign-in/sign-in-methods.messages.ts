import type { IdentityProviderName, ProviderSignInFailure } from '@domain/identity/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';
import { limitedFailureText } from './sign-in.messages.ts';

/** The names by which the providers are known, in every language. */
export const PROVIDER_NAMES: Readonly<Record<IdentityProviderName, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

type TroubleTexts = { readonly title: TextKey; readonly text: TextKey };

const TEXTS: Readonly<Record<Exclude<ProviderSignInFailure['kind'], 'server'>, TroubleTexts>> = {
  cancelled: { title: 'ways.cancelled', text: 'ways.cancelled_text' },
  offline: { title: 'ways.offline', text: 'ways.offline_text' },
  unavailable: { title: 'ways.unavailable', text: 'ways.unavailable_text' },
  forged: { title: 'ways.forged', text: 'ways.forged_text' },
  expired: { title: 'ways.expired', text: 'ways.expired_text' },
  'other-way': { title: 'ways.other_way', text: 'ways.other_way_text' },
  'other-provider': { title: 'ways.other_way', text: 'ways.other_provider_text' },
};

/** Returns what happened, and what that means. */
export const troubleTexts = (
  failure: ProviderSignInFailure,
  provider: IdentityProviderName | undefined,
  translate: Translate,
): { readonly title: string; readonly text: string } => {
  const name = provider ? PROVIDER_NAMES[provider] : '';
  if (failure.kind === 'server')
    return { title: translate('ways.failed', { name }), text: limitedFailureText(failure.failure, translate) };
  const { title, text } = TEXTS[failure.kind];
  return { title: translate(title, { name }), text: translate(text, { name }) };
};
