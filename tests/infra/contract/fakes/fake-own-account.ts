import type { AccountDetails, OwnAccount, PersonalDetails } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Err } from '@domain/kernel/result.ts';
import { refusal } from './refusals.ts';

/** What the server knows: the password of the account, and the code that is sent to every number. */
export type KnownToServer = { readonly password: string; readonly code: string };

/** One account in memory, until it is closed. */
export const createFakeOwnAccount = (own: AccountDetails, server: KnownToServer): OwnAccount => {
  let account: AccountDetails | undefined = own;
  const change = (
    known: AccountDetails,
    { firstName, lastName, birthday, gender }: PersonalDetails,
    more: Partial<AccountDetails>,
  ) => {
    account = {
      ...known,
      firstName,
      lastName,
      birthday: birthday ?? known.birthday,
      gender: gender ?? known.gender,
      ...more,
    };
    return ok(account);
  };
  return {
    load: async () => (account ? ok(account) : signedOut),
    update: async ({ email, image, ...person }, evidence) => {
      if (!account) return signedOut;
      if (email !== undefined && email !== account.email && evidence?.oldPassword !== server.password) return notProved;
      return change(account, person, { ...(email !== undefined && { email }), ...(image !== undefined && { image }) });
    },
    changePhone: async ({ phone, proof }, person, evidence) => {
      if (!account) return signedOut;
      if (phone !== account.phone && evidence?.oldPassword !== server.password) return notProved;
      if (proof?.kind === 'code' && proof.code !== server.code) return refusal(400, 'ERROR_201');
      return change(account, person, { phone, isPhoneVerified: proof !== undefined });
    },
    close: async () => {
      if (!account) return signedOut;
      account = undefined;
      return ok(undefined);
    },
  };
};

const notProved = refusal(400, 'ERROR_400', { params: { old_password: ['Needed'] } });
const signedOut: Err<RemoteFailure> = err({ kind: 'unauthorized' });
