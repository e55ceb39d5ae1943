import { mayRemovePasskey, mayUnlink, type AccountSignInMethods } from '@domain/identity/index.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import { verifiedContactsOf } from '../owner-contact.ts';
import type { StoredPasskeys } from '../passkeys/passkeys.ports.ts';
import type { Provider } from '../provider/providers.ts';
import type { UserRow } from '../users.ports.ts';
import type { LinkedIdentities } from './linked-providers.ports.ts';

/** ACCOUNT-1i: What is left to sign in to an account with; lock the account before its answer decides. */
export interface LastMethodGuard {
  /** Whether somebody can sign in to the account without this provider. */
  mayUnlink(account: UserRow, provider: Provider): Promise<boolean>;
  /** Whether they can with one passkey fewer. */
  mayRemovePasskey(account: UserRow): Promise<boolean>;
}

type Deps = {
  readonly identities: Pick<LinkedIdentities, 'ofUser'>;
  readonly passkeys: Pick<StoredPasskeys, 'ofUser'>;
  readonly reference: ReferenceSource;
};

export const createLastMethodGuard = ({ identities, passkeys, reference }: Deps): LastMethodGuard => {
  const methodsOf = async (account: UserRow): Promise<AccountSignInMethods> => {
    const { socialSignIn } = (await reference()).settings;
    const linked = (await identities.ofUser(account.id)).map(({ provider }) => provider);
    return {
      hasPassword: account.password_hash !== null,
      hasVerifiedContact: verifiedContactsOf(account).length > 0,
      providers: linked.filter((provider) => socialSignIn[provider]),
      passkeys: (await passkeys.ofUser(account.id)).length,
    };
  };
  return {
    mayUnlink: async (account, provider) => mayUnlink(await methodsOf(account), provider),
    mayRemovePasskey: async (account) => mayRemovePasskey(await methodsOf(account)),
  };
};
