import { mayRemovePasskey, mayUnlink, type WaysIn } from '@domain/identity/index.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import { verifiedContactsOf } from '../owner-contact.ts';
import type { StoredPasskeys } from '../passkeys/passkeys.ports.ts';
import type { Provider } from '../provider/providers.ts';
import type { UserRow } from '../users.ports.ts';
import type { LinkedIdentities } from './linked-providers.ports.ts';

/** ACCOUNT-1i: What is left to sign in to an account with; lock the account before its answer decides. */
export interface OwnWaysIn {
  /** Whether the account can be entered without this provider. */
  mayUnlink(account: UserRow, provider: Provider): Promise<boolean>;
  /** Whether it can be entered with one passkey fewer. */
  mayRemovePasskey(account: UserRow): Promise<boolean>;
}

type Deps = {
  readonly identities: Pick<LinkedIdentities, 'ofUser'>;
  readonly passkeys: Pick<StoredPasskeys, 'ofUser'>;
  readonly reference: ReferenceSource;
};

export const createOwnWaysIn = ({ identities, passkeys, reference }: Deps): OwnWaysIn => {
  const waysOf = async (account: UserRow): Promise<WaysIn> => {
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
    mayUnlink: async (account, provider) => mayUnlink(await waysOf(account), provider),
    mayRemovePasskey: async (account) => mayRemovePasskey(await waysOf(account)),
  };
};
