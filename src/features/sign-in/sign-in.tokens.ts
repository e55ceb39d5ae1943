import type { AccountRecovery, LastSignInMethod, RecoveryStore } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';
import type { PasskeySignInViewModel } from './passkey-sign-in.view-model.ts';
import type { SignInMethodsViewModel } from './sign-in-methods.view-model.ts';

export const ACCOUNT_RECOVERY = defineToken<AccountRecovery>('AccountRecovery');
export const LAST_SIGN_IN_METHOD = defineToken<LastSignInMethod>('LastSignInMethod');
export const SIGN_IN_METHODS = defineToken<SignInMethodsViewModel>('SignInMethods');
export const PASSKEY_SIGN_IN = defineToken<PasskeySignInViewModel>('PasskeySignIn');
export const RECOVERY_STORE = defineToken<RecoveryStore>('RecoveryStore');
