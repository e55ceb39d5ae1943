import type { IdentityProviderName, LinkFailure } from '@domain/identity/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { PROVIDER_NAMES, troubleTexts } from '../sign-in/index.ts';

/** Returns what happened to a link, and what that means: in the words of signing in, where nothing is different. */
export const linkTroubleTexts = (
  failure: LinkFailure,
  provider: IdentityProviderName | undefined,
  translate: Translate,
): { readonly title: string; readonly text: string } => {
  const name = provider ? PROVIDER_NAMES[provider] : '';
  switch (failure.kind) {
    case 'other-account':
      return { title: translate('linked.elsewhere', { name }), text: translate('linked.elsewhere_text', { name }) };
    case 'other-identity':
      return { title: translate('linked.twice', { name }), text: translate('linked.twice_text', { name }) };
    case 'other-provider':
      return { title: translate('linked.known', { name }), text: translate('linked.known_text') };
    case 'cancelled':
    case 'offline':
    case 'unavailable':
    case 'forged':
    case 'expired':
    case 'server':
      return troubleTexts(failure, provider, translate);
  }
};
