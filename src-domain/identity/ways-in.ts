import type { IdentityProviderName } from './identity-provider.port.ts';

/** What somebody can sign in to an account with. */
export type WaysIn = {
  readonly hasPassword: boolean;
  /** An e-mail address or phone number that was verified; a password goes with a name. */
  readonly hasVerifiedContact: boolean;
  /** The linked providers that the operator offers. */
  readonly providers: readonly IdentityProviderName[];
  readonly passkeys: number;
};

/** ACCOUNT-1i: Whether the account can still be entered without this provider. */
export const mayUnlink = (ways: WaysIn, provider: IdentityProviderName): boolean =>
  canBeEntered({ ...ways, providers: ways.providers.filter((name) => name !== provider) });

/** ACCOUNT-1i: Whether the account can still be entered with one passkey fewer. */
export const mayRemovePasskey = (ways: WaysIn): boolean => canBeEntered({ ...ways, passkeys: ways.passkeys - 1 });

const canBeEntered = ({ hasPassword, hasVerifiedContact, providers, passkeys }: WaysIn): boolean =>
  (hasPassword && hasVerifiedContact) || providers.length > 0 || passkeys > 0;
