export { accountFormClass, AccountPage, accountTexts } from './account-page.view.tsx';
export { faultText } from './field-fault.messages.ts';
export { faultsOf, withoutChanged, type FieldFaults } from './field-faults.ts';
export { requestFailureText, smsFailureText } from './code-sign-in.messages.ts';
export { CodeForm, CodeSent } from './code-sign-in.view.tsx';
export type { CodeSignInViewModel } from './code-sign-in.view-model.ts';
export { CodeField } from './code-field.view.tsx';
export { LoginField } from './login-field.view.tsx';
export { NewPasswordFields } from './new-password-fields.view.tsx';
export { isOwnerCodeNeeded, ownerEvidence } from './owner-evidence.ts';
export { OwnerProofFields } from './owner-proof-fields.view.tsx';
export {
  ACCOUNT_RECOVERY,
  LAST_SIGN_IN_METHOD,
  PASSKEY_SIGN_IN,
  RECOVERY_STORE,
  SIGN_IN_METHODS,
} from './sign-in.tokens.ts';
export { ResendCode } from './resend-code.view.tsx';
export { ResendingViewModel } from './resending.view-model.ts';
export { limitedFailureText, waitText } from './sign-in.messages.ts';
export { ProviderNotice } from './provider-notice.view.tsx';
export { ProviderMark } from './provider-mark.view.tsx';
export { PROVIDER_NAMES, troubleTexts } from './sign-in-methods.messages.ts';
export { Providers } from './providers.view.tsx';
export { Submission } from './submission.ts';
export type { SignInMethodsViewModel } from './sign-in-methods.view-model.ts';
