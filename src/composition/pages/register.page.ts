import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { INVITATIONS, REFERRAL_QUERIES } from '../../features/referrals/index.ts';
import { REGISTRATION_STORE } from '../../features/register/register.tokens.ts';
import { RegisterView } from '../../features/register/register.view.tsx';
import { RegisterViewModel } from '../../features/register/register.view-model.ts';
import { SIGN_IN_METHODS } from '../../features/sign-in/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ACCOUNTS, CLOCK, DATA_CACHE, SESSION_STORE } from '../tokens.ts';
import { definePage } from './define-page.ts';
import { bindRegistration } from '../modules/registration.module.ts';
import { bindSignInMethods } from '../modules/sign-in-methods.module.ts';

const deps = {
  accounts: ACCOUNTS,
  registrations: REGISTRATION_STORE,
  sessions: SESSION_STORE,
  navigator: NAVIGATOR,
  clock: CLOCK,
  cache: DATA_CACHE,
  invitations: INVITATIONS,
  referrals: REFERRAL_QUERIES,
  reference: REFERENCE_VIEW_MODEL,
  currency: CURRENCY_VIEW_MODEL,
  ways: SIGN_IN_METHODS,
};

export const page = definePage(RegisterViewModel, RegisterView, deps, (options) => {
  bindRegistration(options);
  bindSignInMethods(options);
});
