import { loginKindOf, type LoginKind, type SignInMethod } from '@domain/identity/index.ts';

/** First the account, then the code that was sent to it. */
export type CodeStep = 'account' | 'code';

/** What somebody signs in with a code for. */
export type CodePurpose = {
  /** Where the step is; a step has an address of its own, so that Back leads from the code to the account. */
  readonly pathOf: (step: CodeStep, returnPath: string) => string;
  /** What a code is sent to. */
  readonly kind: (authOption: string) => LoginKind;
  readonly title: 'recovery.head' | 'sign_in.code_head';
  /** Marked as used last on this device; a password that was forgotten is not. */
  readonly method: SignInMethod | undefined;
  /** Where the customer goes on. */
  readonly onwards: (returnPath: string) => string;
};

/** ACCOUNT-2: to choose a new password. */
export const RESET_PASSWORD: CodePurpose = {
  pathOf: (step) => `/reset-password${step === 'code' ? '?step=code' : ''}`,
  kind: loginKindOf,
  title: 'recovery.head',
  method: undefined,
  onwards: (returnPath) => `/update-password?reset=1&next=${encodeURIComponent(returnPath)}`,
};

/** ACCOUNT-1: to sign in by SMS, in place of a password. */
export const SIGN_IN_BY_SMS: CodePurpose = {
  pathOf: (step, returnPath) =>
    `/login?way=code${step === 'code' ? '&step=code' : ''}&next=${encodeURIComponent(returnPath)}`,
  kind: () => 'phone',
  title: 'sign_in.code_head',
  method: 'code',
  onwards: (returnPath) => returnPath,
};
