import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { REGISTRATION_STORE } from '../../features/register/register.tokens.ts';
import { VerifyView } from '../../features/register/verify.view.tsx';
import { VerifyViewModel } from '../../features/register/verify.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ACCOUNTS, CLOCK, SESSION_STORE } from '../tokens.ts';
import { definePage } from './define-page.ts';
import { bindRegistration } from '../modules/registration.module.ts';

const deps = {
  accounts: ACCOUNTS,
  registrations: REGISTRATION_STORE,
  sessions: SESSION_STORE,
  reference: REFERENCE_VIEW_MODEL,
  navigator: NAVIGATOR,
  clock: CLOCK,
};

export const page = definePage(VerifyViewModel, VerifyView, deps, bindRegistration);
