import type { AccountDetails, OwnAccount, PersonalDetails } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Err } from '@domain/kernel/result.ts';
import { refusal } from './refusals.ts';

/** What others have, and the code that is sent to every number. */
export type OthersAccounts = {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly code: string;
};

/** One account in memory, until it is closed. */
export const createFakeOwnAccount = (own: AccountDetails, others: OthersAccounts): OwnAccount => {
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
    update: async ({ email, image, ...person }) => {
      if (!account) return signedOut;
      if (email !== undefined && others.emails.includes(email))
        return refusal(400, 'ERROR_400', { params: { email: ['Taken'] } });
      return change(account, person, { ...(email !== undefined && { email }), ...(image !== undefined && { image }) });
    },
    changePhone: async ({ phone, proof }, person) => {
      if (!account) return signedOut;
      if (proof?.kind === 'code' && proof.code !== others.code) return refusal(400, 'ERROR_201');
      if (others.phones.includes(phone)) return refusal(400, 'ERROR_400', { params: { phone: ['Taken'] } });
      return change(account, person, { phone, isPhoneVerified: proof !== undefined });
    },
    close: async () => {
      if (!account) return signedOut;
      account = undefined;
      return ok(undefined);
    },
  };
};

const signedOut: Err<RemoteFailure> = err({ kind: 'unauthorized' });
