import type { AccessTokens } from './access-tokens.ts';
import type { ChangePassword } from './change-password.use-case.ts';
import type { CompleteRegistration } from './complete-registration.use-case.ts';
import type { ConfirmOwnEmail } from './confirm-own-email.use-case.ts';
import type { DeleteAccount } from './delete-account.use-case.ts';
import type { OwnData } from './own-data.use-cases.ts';
import type { AddressCodes } from './existing-clients/address-codes.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { OwnPasskeys } from './passkeys/own-passkeys.use-cases.ts';
import type { PasskeySignIn } from './passkeys/passkey-sign-in.use-cases.ts';
import type { RegisterByPhone } from './phone/register-by-phone.use-case.ts';
import type { SendPhoneCode } from './phone/send-phone-code.use-case.ts';
import type { IdTokens } from './provider/id-tokens.ts';
import type { ProviderSignIn } from './provider/provider-sign-in.use-case.ts';
import type { RecoverByEmail, RecoverByPhone } from './recover-account.use-cases.ts';
import type { SendEmailCode } from './send-email-code.use-case.ts';
import type { SendOwnerCode } from './send-owner-code.use-case.ts';
import type { SignIn } from './sign-in.use-case.ts';
import type { UndoAccountChange } from './undo-account-change.use-case.ts';
import type { UpdateProfile } from './update-profile.use-case.ts';
import type { Users } from './users.ports.ts';
import type { OwnProviders } from './linked/linked-providers.use-cases.ts';

/** Accounts, their proofs and their sign-ins. */
export interface Identity {
  readonly users: Users;
  readonly tokens: AccessTokens;
  readonly codes: OneTimeCodes;
  /** `undefined` unless existing clients are let in (8.13). */
  readonly addressCodes: AddressCodes | undefined;
  readonly idTokens: IdTokens;
  readonly signIn: SignIn;
  readonly sendEmailCode: SendEmailCode;
  readonly sendPhoneCode: SendPhoneCode;
  readonly completeRegistration: CompleteRegistration;
  readonly confirmOwnEmail: ConfirmOwnEmail;
  readonly registerByPhone: RegisterByPhone;
  readonly recoverAccount: { readonly byEmail: RecoverByEmail; readonly byPhone: RecoverByPhone };
  readonly providerSignIn: ProviderSignIn;
  readonly passkeySignIn: PasskeySignIn;
  readonly ownPasskeys: OwnPasskeys;
  readonly ownProviders: OwnProviders;
  readonly changePassword: ChangePassword;
  readonly updateProfile: UpdateProfile;
  readonly sendOwnerCode: SendOwnerCode;
  readonly undoAccountChange: UndoAccountChange;
  readonly deleteAccount: DeleteAccount;
  readonly ownData: OwnData;
  /** Deletes proofs that expired more than a day ago. */
  readonly pruneProofs: () => Promise<void>;
}
