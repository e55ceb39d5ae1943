export { UNDO_PATH } from './account-changes.ts';
export type { AccessTokens } from './access-tokens.ts';
export type { ChangePassword } from './change-password.use-case.ts';
export type { AddressCodes } from './existing-clients/address-codes.ts';
export type { CompleteRegistration } from './complete-registration.use-case.ts';
export type { ConfirmOwnEmail } from './confirm-own-email.use-case.ts';
export { emailOf, phoneOf } from './contact.ts';
export { createIdentity } from './create-identity.ts';
export type { Identity } from './identity.ts';
export type {
  OwnSignInMethods,
  LinkRefusal,
  OwnProviders,
  UnlinkRefusal,
} from './linked/linked-providers.use-cases.ts';
export { createCreateAccount } from './create-account.use-case.ts';
export { createCreateOperator, type OperatorRefusal } from './create-operator.use-case.ts';
export type { PersonRow, UserRow, Users } from './users.ports.ts';
export type { CurrentUser } from './current-user.ts';
export type { DeleteAccount } from './delete-account.use-case.ts';
export type { OneTimeCodes } from './one-time-codes.ts';
export type { OwnData } from './own-data.use-cases.ts';
export { mailAddressOf, type OwnerContact } from './owner-contact.ts';
export { createPasswords, type PasswordCost, type Passwords } from './passwords.ts';
export type { OwnPasskeys, PasskeyRefusal } from './passkeys/own-passkeys.use-cases.ts';
export type { PasskeySignIn } from './passkeys/passkey-sign-in.use-cases.ts';
export type { StoredPasskey } from './passkeys/passkeys.ports.ts';
export type { RegisterByPhone, PhoneRegistrationRefusal } from './phone/register-by-phone.use-case.ts';
export type { PhoneEvidence, ProofRefusal } from './phone/phone-proofs.ts';
export type { SendPhoneCode } from './phone/send-phone-code.use-case.ts';
export {
  createEmbeddedProvider,
  type EmbeddedProvider,
  type TypedField,
  type TypedPerson,
} from './provider/embedded-provider.ts';
export { readHostedIdentityConfig, type HostedIdentityConfig } from './provider/hosted-identity-config.ts';
export type { IdTokens } from './provider/id-tokens.ts';
export type { ProviderSignIn } from './provider/provider-sign-in.use-case.ts';
export { isProvider, type Provider } from './provider/providers.ts';
export type { RecoverByEmail, RecoverByPhone } from './recover-account.use-cases.ts';
export type { SendEmailCode } from './send-email-code.use-case.ts';
export type { SendOwnerCode } from './send-owner-code.use-case.ts';
export { phoneOwnerOf, phoneVerifiedAt, shownEmail, shownPhone } from './shown-contacts.ts';
export type { SignIn } from './sign-in.use-case.ts';
export type { UndoAccountChange, UndoState } from './undo-account-change.use-case.ts';
export type {
  ProfileDraft,
  ProfileProofs,
  ProfileRefusal,
  RenameMember,
  UpdateProfile,
} from './update-profile.use-case.ts';
