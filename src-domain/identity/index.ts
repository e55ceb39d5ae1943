export {
  checkCode,
  checkEmail,
  checkName,
  checkPassword,
  checkPasswordRepeat,
  checkPhone,
  PASSWORD_MIN,
  trimmedUserAgent,
  type FieldFault,
} from './checks.ts';
export { formatPhone } from './format-phone.ts';
export { isSamePhone, isVerifiedPhone, type PhoneOwner } from './verified-phone.ts';
export type {
  AccountRecovery,
  Accounts,
  Credentials,
  LoginName,
  NewAccount,
  OwnPassword,
  PasswordChange,
  Profiles,
  SessionStore,
} from './identity.ports.ts';
export {
  createSignInWithProvider,
  type SignInWithProvider,
  type ProviderSignInFailure,
} from './sign-in-with-provider.use-case.ts';
export {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type IdentityProviderName,
  type ProviderFailure,
  type ProviderCredential,
  type RedirectResult,
} from './identity-provider.port.ts';
export {
  readSignInMethod,
  signInMethods,
  type LastSignInMethod,
  type SignInMethod,
  type SignInTerms,
} from './sign-in-methods.ts';
export { mayRemovePasskey, mayUnlink, type AccountSignInMethods } from './account-sign-in.ts';
export type { LinkedProvider, LinkedProviders, OwnSignInMethods } from './linked-providers.port.ts';
export { createLinkProvider, type LinkFailure, type LinkProvider } from './link-provider.use-case.ts';
export { createAddPasskey, type AddPasskey, type AddPasskeyFailure } from './add-passkey.use-case.ts';
export { passkeyHostOf, passkeyNameOf, PASSKEY_CHALLENGE_MS, PASSKEY_NAME_MAX, PASSKEYS_MAX } from './passkeys.ts';
export type {
  Authenticator,
  AuthenticatorFailure,
  OwnPasskeys,
  Passkey,
  PasskeyAnswer,
  PasskeyRequest,
  PasskeySignIns,
} from './passkeys.port.ts';
export {
  createSignInWithPasskey,
  type PasskeyPrompt,
  type PasskeySignInFailure,
  type PasskeyStep,
  type SignInWithPasskey,
} from './sign-in-with-passkey.use-case.ts';
export { deviceOf, type Device } from './device.ts';
export { checkLoginName, loginKindOf, type LoginKind } from './login-name.ts';
export { OWN_DATA_KINDS, type OwnData, type OwnDataKind, type OwnDataSummary } from './own-data.port.ts';
export type { OwnSession, OwnSessions } from './own-sessions.port.ts';
export type {
  AccountDetails,
  ContactKind,
  OwnAccount,
  OwnContact,
  PhoneChange,
  PhoneProof,
} from './own-account.port.ts';
export {
  BIRTHDAY_YEARS_MAX,
  checkBirthday,
  checkProfile,
  earliestBirthday,
  profileChangeOf,
  type Gender,
  type PersonalDetails,
  type ProfileChange,
  type ProfileDraft,
  type ProfileFault,
} from './profile-change.ts';
export {
  changesContact,
  ownerProofOf,
  RECENT_SIGN_IN_MS,
  REGISTRATION_MS,
  UNDO_MS,
  type Contacts,
  type OwnerEvidence,
  type OwnerProof,
  type ProvableAccount,
} from './owner-proof.ts';
export { wasSentTo, type Recovery, type RecoveryStore, type SentCode } from './recovery.ts';
export { secondsUntilResend, type Registration, type RegistrationStore } from './registration.ts';
export type { Profile, Session, SessionUser } from './session.ts';
export { createEndSession, type EndSession, type EndSessionDeps, type PersonalData } from './end-session.use-case.ts';
