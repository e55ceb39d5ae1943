import { IDENTITY_PROVIDERS, type IdentityProviderName } from './identity-provider.port.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import { loginKindOf } from './login-name.ts';

/** ACCOUNT-1: How a customer signs in: with a password, a code sent by SMS, a passkey, or a provider. */
export type SignInMethod = 'password' | 'code' | 'passkey' | IdentityProviderName;

/** The way that was used last on this device; `undefined` before the first sign-in. */
export type LastSignInMethod = LiveValue<SignInMethod | undefined>;

/** What decides which ways are offered: the operator's settings and what the server can do. */
export type SignInTerms = {
  readonly authOption: string;
  /** The providers that the operator offers. */
  readonly providers: Readonly<Record<IdentityProviderName, boolean>>;
  /** Whether the server sends SMS. */
  readonly sendsSms: boolean;
  /** Whether the server takes passkeys, and this site can have them. */
  readonly takesPasskeys: boolean;
  /** The providers that can be asked. */
  readonly reachable: readonly IdentityProviderName[];
};

/**
 * ACCOUNT-1: Returns the ways that are offered, in their order: the password first and always, then the code unless
 * `auth_option` is "email", then a passkey, then the providers that the operator offers.
 */
export const signInMethods = ({
  authOption,
  providers,
  sendsSms,
  takesPasskeys,
  reachable,
}: SignInTerms): readonly SignInMethod[] => [
  'password',
  ...(sendsSms && loginKindOf(authOption) !== 'email' ? (['code'] as const) : []),
  ...(takesPasskeys ? (['passkey'] as const) : []),
  ...IDENTITY_PROVIDERS.filter((name) => reachable.includes(name) && providers[name]),
];

/** Returns the way of this name; `undefined` for anything else. */
export const readSignInMethod = (name: string): SignInMethod | undefined =>
  (['password', 'code', 'passkey', ...IDENTITY_PROVIDERS] as const).find((way) => way === name);
