import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CatalogueChanges } from '../catalog/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAccountChanges } from './account-changes.ts';
import { createChangePassword } from './change-password.use-case.ts';
import { createCompleteRegistration } from './complete-registration.use-case.ts';
import { createConfirmOwnEmail } from './confirm-own-email.use-case.ts';
import { createCreateAccount } from './create-account.use-case.ts';
import { createDeleteAccount } from './delete-account.use-case.ts';
import { createOwnData } from './own-data.use-cases.ts';
import type { StoredAddressCodes } from './existing-clients/address-codes.ports.ts';
import { createAddressCodes } from './existing-clients/address-codes.ts';
import type {
  ExpiredProofs,
  NewAccounts,
  PersonalCopies,
  PersonalData,
  StoredAccountChanges,
  StoredCodes,
  StoredTokens,
} from './identity.ports.ts';
import { createInviters } from './inviter.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createPasskeys } from './passkeys/create-passkeys.ts';
import type { StoredPasskeyChallenges, StoredPasskeys, WebAuthn } from './passkeys/passkeys.ports.ts';
import type { Passwords } from './passwords.ts';
import { createRegisterByPhone } from './phone/register-by-phone.use-case.ts';
import { createPhoneCodes } from './phone/phone-codes.ts';
import { createProvePhone } from './phone/phone-proofs.ts';
import type { PhoneChecks } from './phone/phone.ports.ts';
import { createSendPhoneCode } from './phone/send-phone-code.use-case.ts';
import { createIdTokens } from './provider/id-tokens.ts';
import { createProviderSignIn } from './provider/provider-sign-in.use-case.ts';
import type { HostedTokens } from './provider/hosted-tokens.port.ts';
import type { SigningKeys } from './provider/provider.ports.ts';
import { createProveOwner } from './prove-owner.use-case.ts';
import { createRecoverAccount } from './recover-account.use-cases.ts';
import { createSendEmailCode } from './send-email-code.use-case.ts';
import { createSendOwnerCode } from './send-owner-code.use-case.ts';
import { createSignIn } from './sign-in.use-case.ts';
import { createUndoAccountChange } from './undo-account-change.use-case.ts';
import { createUpdateProfile, type OwnUploads, type RenameMember } from './update-profile.use-case.ts';
import type { Users } from './users.ports.ts';
import { createWelcomeByMail } from './welcome-mail.ts';
import { createLinkPermits } from './linked/link-permits.ts';
import type { LinkedIdentities } from './linked/linked-providers.ports.ts';
import { createOwnProviders } from './linked/linked-providers.use-cases.ts';
import { createLastMethodGuard } from './linked/last-method-guard.ts';
import { createReadIdentityProof } from './provider/identity-proofs.ts';
import type { Identity } from './identity.ts';

type Deps = {
  readonly users: Users;
  readonly accounts: NewAccounts;
  readonly identities: LinkedIdentities;
  readonly personalData: PersonalData;
  readonly personalCopies: PersonalCopies;
  readonly expiredProofs: ExpiredProofs;
  readonly storedTokens: StoredTokens;
  readonly storedCodes: StoredCodes;
  /** `undefined` where clients send proofs (8.13). */
  readonly storedAddressCodes: StoredAddressCodes | undefined;
  readonly storedChanges: StoredAccountChanges;
  readonly phoneChecks: PhoneChecks;
  readonly passkeys: StoredPasskeys;
  readonly passkeyChallenges: StoredPasskeyChallenges;
  readonly webAuthn: WebAuthn;
  readonly signingKeys: SigningKeys;
  readonly hostedTokens: HostedTokens | undefined;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  readonly reference: ReferenceSource;
  /** The real time. */
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly notify: Notify;
  readonly catalogueChanges: CatalogueChanges;
  readonly uploads: OwnUploads;
  readonly leaveGroups: (userId: number) => Promise<void>;
  readonly renameMember: RenameMember;
};

/** Expired proofs are kept for a day, so that a late visitor learns that they have expired. */
const RETENTION_MS = 86_400_000;

export const createIdentity = (deps: Deps): Identity => {
  const { users, identities, transactions, broadcast, clock, random, passwords, limiter, outbox } = deps;
  const codes = createOneTimeCodes({ stored: deps.storedCodes, transactions, clock, random });
  const addressCodes =
    deps.storedAddressCodes && createAddressCodes({ stored: deps.storedAddressCodes, transactions, clock, random });
  const phoneCodes = createPhoneCodes({
    checks: deps.phoneChecks,
    transactions,
    clock,
    random,
    reference: deps.reference,
  });
  const idTokens = createIdTokens({ stored: deps.signingKeys, transactions, clock, random });
  const tokens = createAccessTokens({ stored: deps.storedTokens, broadcast, clock, random });
  const provePhone = createProvePhone({ phoneCodes, idTokens });
  const { storedTokens, storedChanges } = deps;
  const proveOwner = createProveOwner({ codes, passwords, storedTokens, limiter, clock });
  const changes = createAccountChanges({ stored: storedChanges, identities, outbox, clock, random });
  const createAccount = createCreateAccount({
    accounts: deps.accounts,
    transactions,
    clock,
    random,
    welcome: createWelcomeByMail({ outbox }),
  });
  const readProof = createReadIdentityProof({ idTokens, hostedTokens: deps.hostedTokens });
  const lastMethodGuard = createLastMethodGuard({ identities, passkeys: deps.passkeys, reference: deps.reference });
  const { passkeySignIn, ownPasskeys } = createPasskeys({
    passkeys: deps.passkeys,
    passkeyChallenges: deps.passkeyChallenges,
    webAuthn: deps.webAuthn,
    users,
    lastMethodGuard,
    tokens,
    proveOwner,
    changes,
    transactions,
    limiter,
    clock,
    random,
  });
  const inviters = createInviters({ users, notify: deps.notify });
  return {
    users,
    tokens,
    codes,
    addressCodes,
    idTokens,
    signIn: createSignIn({ users, passwords, tokens, limiter }),
    sendEmailCode: createSendEmailCode({
      users,
      transactions,
      codes,
      outbox,
      limiter,
      clock,
      letsInExistingClients: addressCodes !== undefined,
    }),
    sendPhoneCode: createSendPhoneCode({ users, transactions, phoneCodes, outbox, limiter }),
    completeRegistration: createCompleteRegistration({
      users,
      transactions,
      codes,
      addressCodes,
      passwords,
      tokens,
      createAccount,
      inviters,
    }),
    confirmOwnEmail: createConfirmOwnEmail({ users, changes, transactions, clock }),
    registerByPhone: createRegisterByPhone({
      users,
      transactions,
      provePhone,
      passwords,
      tokens,
      createAccount,
      inviters,
    }),
    recoverAccount: createRecoverAccount({ users, transactions, codes, provePhone, tokens }),
    providerSignIn: createProviderSignIn({
      users,
      identities,
      transactions,
      clock,
      idTokens,
      readProof,
      tokens,
      createAccount,
      inviters,
    }),
    passkeySignIn,
    ownPasskeys,
    ownProviders: createOwnProviders({
      identities,
      lastMethodGuard,
      permits: createLinkPermits({ codes }),
      readProof,
      idTokens,
      users,
      proveOwner,
      changes,
      transactions,
      clock,
    }),
    changePassword: createChangePassword({
      users,
      passwords,
      tokens,
      changes,
      proveOwner,
      transactions,
      clock,
    }),
    updateProfile: createUpdateProfile({
      users,
      transactions,
      tokens,
      passwords,
      changes,
      clock,
      provePhone,
      proveOwner,
      uploads: deps.uploads,
      renameMember: deps.renameMember,
    }),
    sendOwnerCode: createSendOwnerCode({ users, transactions, codes, outbox, limiter, clock }),
    undoAccountChange: createUndoAccountChange({
      stored: storedChanges,
      users,
      identities,
      passkeys: deps.passkeys,
      tokens,
      transactions,
      clock,
    }),
    deleteAccount: createDeleteAccount({
      users,
      personalData: deps.personalData,
      catalogueChanges: deps.catalogueChanges,
      transactions,
      clock,
      random,
      tokens,
      proveOwner,
      leaveGroups: deps.leaveGroups,
    }),
    ownData: createOwnData({ copies: deps.personalCopies, reference: deps.reference, limiter, clock }),
    pruneProofs: () => deps.expiredProofs.removeExpired(clock.now() - RETENTION_MS),
  };
};
