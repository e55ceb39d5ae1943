import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../limits/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Random } from '../platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { forgetLapsedProofs, type Store } from '../store/index.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createChangePassword, createPermitPassword } from './change-password.use-case.ts';
import { createCompleteRegistration } from './complete-registration.use-case.ts';
import { createConfirmOwnEmail } from './confirm-own-email.use-case.ts';
import { createDeleteAccount } from './delete-account.use-case.ts';
import { createInviters } from './inviter.ts';
import { createCreateAccount } from './new-account.use-case.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import { createJoinByPhone } from './phone/join-by-phone.use-case.ts';
import { createPhoneCodes } from './phone/phone-codes.ts';
import { createProvePhone } from './phone/phone-proofs.ts';
import { createSendPhoneCode } from './phone/send-phone-code.use-case.ts';
import { createIdTokens } from './provider/id-tokens.ts';
import { createProviderSignIn } from './provider/provider-sign-in.use-case.ts';
import { createRecoverAccount } from './recover-account.use-cases.ts';
import { createSendEmailCode } from './send-email-code.use-case.ts';
import { createSignIn } from './sign-in.use-case.ts';
import { createUpdateProfile } from './update-profile.use-case.ts';

type Deps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  /** The real time. */
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly notify: Notify;
  readonly leaveGroups: (userId: number) => Promise<void>;
};

/** Lapsed proofs stay for a day, so that a late visitor is told that they lapsed. */
const KEPT_MS = 86_400_000;

/** Accounts, their proofs and their sign-ins, wired. */
export const createIdentity = (given: Deps) => {
  const { store, clock } = given;
  const [codes, phoneCodes, idTokens] = [createOneTimeCodes(given), createPhoneCodes(given), createIdTokens(given)];
  const tokens = createAccessTokens(given);
  const provePhone = createProvePhone({ phoneCodes, idTokens });
  const permitPassword = createPermitPassword({ ...given, tokens });
  const deps = {
    ...given, tokens, codes, phoneCodes, idTokens, provePhone, permitPassword, createAccount: createCreateAccount(given), inviters: createInviters(given),
  };
  return {
    tokens,
    codes,
    idTokens,
    signIn: createSignIn(deps),
    sendEmailCode: createSendEmailCode(deps),
    sendPhoneCode: createSendPhoneCode(deps),
    completeRegistration: createCompleteRegistration(deps),
    confirmOwnEmail: createConfirmOwnEmail(deps),
    joinByPhone: createJoinByPhone(deps),
    recoverAccount: createRecoverAccount(deps),
    providerSignIn: createProviderSignIn(deps),
    changePassword: createChangePassword(deps),
    updateProfile: createUpdateProfile(deps),
    deleteAccount: createDeleteAccount(deps),
    pruneProofs: () => forgetLapsedProofs(store, clock.now() - KEPT_MS),
  };
};
