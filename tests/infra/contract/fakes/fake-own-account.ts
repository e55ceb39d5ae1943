import type { AccountDetails, OwnAccount, ProfileChange } from '@domain/identity/index.ts';
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
    { firstName, lastName, birthday, gender }: Omit<ProfileChange, 'email' | 'image'>,
    more: Partial<AccountDetails>,
  ) => {
    account = {
      ...known,
      firstName,
      lastName: lastName ?? known.lastName,
      birthday: birthday === undefined ? known.birthday : (birthday ?? undefined),
      gender: gender === undefined ? known.gender : (gender ?? undefined),
      ...more,
    };
    return ok(account);
  };
  return {
    load: async () => (account ? ok(account) : signedOut),
    update: async ({ email, image, ...person }, evidence) => {
      if (!account) return signedOut;
      if (email !== undefined && email !== account.email && evidence?.oldPassword !== server.password) return notProved;
      return change(account, person, {
        ...(email !== undefined && email !== account.email && { email, isEmailVerified: false }),
        ...(image !== undefined && { image: image ?? undefined }),
      });
    },
    changePhone: async ({ phone, proof }, person, evidence) => {
      if (!account) return signedOut;
      if (phone !== account.phone && evidence?.oldPassword !== server.password) return notProved;
      if (proof?.kind === 'code' && proof.code !== server.code) return refusal(400, 'ERROR_201');
      const { firstName, lastName, birthday, gender } = person;
      return change(
        account,
        { firstName, lastName, ...(birthday !== undefined && { birthday }), ...(gender && { gender }) },
        { phone, isPhoneVerified: proof !== undefined },
      );
    },
    sendCode: async ({ kind }) => (account ? ok({ verifyId: kind === 'email' ? '' : 'v-1' }) : signedOut),
    confirmEmail: async (email, code) => {
      if (!account) return signedOut;
      if (code !== server.code) return refusal(404, 'ERROR_404');
      if (email === account.email) account = { ...account, isEmailVerified: true };
      return ok(undefined);
    },
    close: async (evidence) => {
      if (!account) return signedOut;
      if (evidence?.oldPassword !== server.password) return notProved;
      account = undefined;
      return ok(undefined);
    },
  };
};

const notProved = refusal(400, 'ERROR_400', { params: { old_password: ['Needed'] } });
const signedOut: Err<RemoteFailure> = err({ kind: 'unauthorized' });
