import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRegistration } from '@infra/identity/stored-registration.adapter.ts';
import { REGISTRATION_STORE } from '../../features/register/register.tokens.ts';
import { bindAccount } from './account.module.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** Shared by the steps of the registration. */
export const bindRegistration = bindOnce(REGISTRATION_STORE, (options) => {
  bindAccount(options);
  provideFromPlatform(options, REGISTRATION_STORE, ({ sessionStorage }) =>
    createStoredRegistration({ store: textStoreOf(sessionStorage, 'registration') }),
  );
});
