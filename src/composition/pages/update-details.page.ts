import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { DetailsView } from '../../features/register/details.view.tsx';
import { DetailsViewModel } from '../../features/register/details.view-model.ts';
import { INVITATIONS } from '../../features/referrals/index.ts';
import { REGISTRATION_STORE } from '../../features/register/register.tokens.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ACCOUNTS, SESSION_STORE } from '../tokens.ts';
import { definePage } from './define-page.ts';
import { bindReferrals } from '../modules/referrals.module.ts';
import { bindRegistration } from '../modules/registration.module.ts';

const deps = {
  accounts: ACCOUNTS,
  registrations: REGISTRATION_STORE,
  invitations: INVITATIONS,
  sessions: SESSION_STORE,
  reference: REFERENCE_VIEW_MODEL,
  navigator: NAVIGATOR,
};

export const page = definePage(DetailsViewModel, DetailsView, deps, (options) => {
  bindRegistration(options);
  bindReferrals(options);
});
