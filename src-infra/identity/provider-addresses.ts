import type { IdentityProviderName } from '@domain/identity/index.ts';

/** What a provider is asked. */
export type ProviderQuestion = {
  /** The name under which the provider knows this site. */
  readonly client: string;
  /** Scheme and host of this site. */
  readonly origin: string;
  readonly state: string;
  /** Google and Apple repeat it in the token they sign. */
  readonly nonce: string;
};

type Entry = { readonly page: string; readonly back: string; readonly terms: Readonly<Record<string, string>> };

/**
 * The sign-in pages of the providers. Each answers in the fragment of the address, which no server sees. Apple posts a
 * form where it is asked for the e-mail address; our server turns that into such an address.
 */
const ENTRIES: Readonly<Record<IdentityProviderName, Entry>> = {
  google: {
    page: 'https://accounts.google.com/o/oauth2/v2/auth',
    back: '/login',
    terms: { response_type: 'id_token', scope: 'openid email profile', prompt: 'select_account' },
  },
  apple: {
    page: 'https://appleid.apple.com/auth/authorize',
    back: '/identity/apple/answer',
    terms: { response_type: 'code id_token', response_mode: 'form_post', scope: 'name email' },
  },
  facebook: {
    page: 'https://www.facebook.com/dialog/oauth',
    back: '/login',
    terms: { response_type: 'token', scope: 'email,public_profile' },
  },
};

/** Returns the address at which a customer signs in at the provider. */
export const providerAddress = (provider: IdentityProviderName, question: ProviderQuestion): string => {
  const { page, back, terms } = ENTRIES[provider];
  const { client, origin, state, nonce } = question;
  const query = { client_id: client, redirect_uri: `${origin}${back}`, ...terms, state, nonce };
  return `${page}?${new URLSearchParams(query).toString()}`;
};
