import { REGISTRATION_STORE } from '../../features/register/register.tokens.ts';
import { RegisterView } from '../../features/register/register.view.tsx';
import { RegisterViewModel } from '../../features/register/register.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ACCOUNTS, CLOCK, SESSION_STORE } from '../tokens.ts';
import { definePage } from './define-page.ts';
import { bindRegistration } from '../modules/registration.module.ts';

const deps = {
  accounts: ACCOUNTS,
  registrations: REGISTRATION_STORE,
  sessions: SESSION_STORE,
  navigator: NAVIGATOR,
  clock: CLOCK,
};

export const page = definePage(RegisterViewModel, RegisterView, deps, bindRegistration);
