import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRegistration } from '@infra/identity/stored-registration.adapter.ts';
import { provide } from '../../di/index.ts';
import { REGISTRATION_STORE } from '../../features/register/register.tokens.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { bindAccount } from './account.services.ts';
import type { PageServices } from './define-page.ts';

/** What the steps of the registration share; whichever page comes first binds it. */
export const bindRegistration: PageServices = (options) => {
  bindAccount(options);
  if (options.isBound(REGISTRATION_STORE)) return;
  const create = ({ platform }: { readonly platform: Platform }) => createStoredRegistration({ shelf: shelfOf(platform.sessionStorage, 'registration') });
  provide(options, REGISTRATION_STORE, create, { platform: PLATFORM });
};
