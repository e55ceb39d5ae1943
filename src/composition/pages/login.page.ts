import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { SignInView } from '../../features/sign-in/sign-in.view.tsx';
import { SignInViewModel } from '../../features/sign-in/sign-in.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ACCOUNTS, SESSION_STORE } from '../tokens.ts';
import { bindAccount } from './account.services.ts';
import { definePage } from './define-page.ts';

const deps = { accounts: ACCOUNTS, sessions: SESSION_STORE, reference: REFERENCE_VIEW_MODEL, navigator: NAVIGATOR };

export const page = definePage(SignInViewModel, SignInView, deps, bindAccount);
