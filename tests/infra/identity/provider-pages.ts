import type { Deed } from '../contract/suites/identity-provider.suite.ts';
import { IDENTITY_CLIENTS, type Customer, type IdentityService } from './identity-service.ts';

/** How a provider sends a customer back: to an address, or, as Apple does, with a form. */
export type WayBack = { readonly url: string; readonly form?: URLSearchParams };

const HOSTS = {
  'accounts.google.com': 'google',
  'appleid.apple.com': 'apple',
  'www.facebook.com': 'facebook',
} as const;

/** The provider whose sign-in page has this address; throws if its question is not one that the provider takes. */
const providerAt = (url: URL) => {
  const provider = HOSTS[url.host as keyof typeof HOSTS];
  if (url.searchParams.get('client_id') !== IDENTITY_CLIENTS[provider]) throw new Error('invalid_client');
  const isForm = url.searchParams.get('response_mode') === 'form_post';
  // Each takes registered addresses only, letter by letter.
  const registered = provider === 'apple' ? '/identity/apple/answer' : '/login';
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  if (back.pathname + back.search !== registered || isForm !== (provider === 'apple'))
    throw new Error('redirect_uri_mismatch');
  return provider;
};

/** What the sign-in page of Google, Apple or Facebook at this address does when a customer agrees or refuses. */
export const answerOfProvider = (
  address: string,
  deed: Deed,
  service: IdentityService,
  customer: Customer,
): WayBack => {
  const url = new URL(address);
  const provider = providerAt(url);
  const [back, state, nonce] = ['redirect_uri', 'state', 'nonce'].map((name) => url.searchParams.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const refusal = { error: provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied', state };
  const token = (): string => service.grant(provider, customer, nonce);
  const sent = new URLSearchParams(
    deed === 'refuses' ? refusal : { [provider === 'facebook' ? 'access_token' : 'id_token']: token(), state },
  );
  if (provider === 'apple') {
    sent.set('code', 'c-1');
    return { url: back, form: sent };
  }
  return { url: `${back}${provider === 'facebook' && deed === 'refuses' ? '?' : '#'}${sent.toString()}` };
};
