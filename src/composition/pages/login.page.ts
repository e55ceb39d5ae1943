import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { RECOVERY_STORE } from '../../features/sign-in/index.ts';
import { SignInView } from '../../features/sign-in/sign-in.view.tsx';
import { SignInViewModel } from '../../features/sign-in/sign-in.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ACCOUNTS, SESSION_STORE } from '../tokens.ts';
import { bindAccount } from '../modules/account.module.ts';
import { definePage } from './define-page.ts';
import { bindRecoveryStore } from '../modules/recovery.module.ts';

const deps = {
  accounts: ACCOUNTS,
  recoveries: RECOVERY_STORE,
  sessions: SESSION_STORE,
  reference: REFERENCE_VIEW_MODEL,
  navigator: NAVIGATOR,
};

export const page = definePage(SignInViewModel, SignInView, deps, (options) => {
  bindAccount(options);
  bindRecoveryStore(options);
});
