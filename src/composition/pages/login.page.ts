import { construct, defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { SIGN_IN_BY_SMS, type CodePurpose } from '../../features/sign-in/code-purposes.ts';
import { CodeSignInViewModel } from '../../features/sign-in/code-sign-in.view-model.ts';
import { LAST_SIGN_IN_METHOD, PASSKEY_SIGN_IN, RECOVERY_STORE, SIGN_IN_METHODS } from '../../features/sign-in/index.ts';
import { SignInView } from '../../features/sign-in/sign-in.view.tsx';
import { SignInViewModel } from '../../features/sign-in/sign-in.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ACCOUNTS, SESSION_STORE } from '../tokens.ts';
import { codeDeps } from '../modules/recovery.module.ts';
import { provideFromPlatform } from '../modules/bind.ts';
import { bindPasskeySignIn } from '../modules/passkey-sign-in.module.ts';
import { bindSignInMethods } from '../modules/sign-in-methods.module.ts';
import { definePage } from './define-page.ts';

const PURPOSE = defineToken<CodePurpose>('SignInBySms');
const CODE_SIGN_IN = defineToken<CodeSignInViewModel>('CodeSignIn');

const HOME = defineToken<string>('HomeOfSignedIn');

const deps = {
  accounts: ACCOUNTS,
  recoveries: RECOVERY_STORE,
  sessions: SESSION_STORE,
  reference: REFERENCE_VIEW_MODEL,
  navigator: NAVIGATOR,
  lastMethod: LAST_SIGN_IN_METHOD,
  ways: SIGN_IN_METHODS,
  code: CODE_SIGN_IN,
  passkey: PASSKEY_SIGN_IN,
  home: HOME,
};

export const page = definePage(SignInViewModel, SignInView, deps, (options) => {
  bindSignInMethods(options);
  bindPasskeySignIn(options);
  // Providers of a hosted service answer at this address alone, also to customers who link one to their account.
  provideFromPlatform(options, HOME, ({ hostedIdentity }) => (hostedIdentity ? '/settings/security' : '/'));
  provide(options, PURPOSE, () => SIGN_IN_BY_SMS, {});
  provide(options, CODE_SIGN_IN, construct(CodeSignInViewModel), { ...codeDeps, purpose: PURPOSE }).inTransientScope();
});
