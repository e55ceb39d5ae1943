import type { IdentityProviderName } from './identity-provider.port.ts';

/** What somebody can sign in to an account with. */
export type AccountSignInMethods = {
  readonly hasPassword: boolean;
  /** An e-mail address or phone number that was verified; a password goes with a name. */
  readonly hasVerifiedContact: boolean;
  /** The linked providers that the operator offers. */
  readonly providers: readonly IdentityProviderName[];
  readonly passkeys: number;
};

/** ACCOUNT-1i: Whether the account can still be signed in to without this provider. */
export const mayUnlink = (methods: AccountSignInMethods, provider: IdentityProviderName): boolean =>
  canSignIn({ ...methods, providers: methods.providers.filter((name) => name !== provider) });

/** ACCOUNT-1i: Whether the account can still be signed in to with one passkey fewer. */
export const mayRemovePasskey = (methods: AccountSignInMethods): boolean =>
  canSignIn({ ...methods, passkeys: methods.passkeys - 1 });

const canSignIn = ({ hasPassword, hasVerifiedContact, providers, passkeys }: AccountSignInMethods): boolean =>
  (hasPassword && hasVerifiedContact) || providers.length > 0 || passkeys > 0;
