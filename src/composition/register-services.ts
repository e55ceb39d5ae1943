import type { ContainerModuleLoadOptions } from 'inversify';
import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRegistration } from '@infra/identity/stored-registration.adapter.ts';
import { provide } from '../di/index.ts';
import { REGISTRATION_STORE } from '../features/register/register.tokens.ts';
import { PLATFORM, type Platform } from './platform.ts';

/** What the steps of the registration share; whichever page comes first binds it. */
export const bindRegistration = (options: ContainerModuleLoadOptions): void => {
  if (options.isBound(REGISTRATION_STORE)) return;
  const create = ({ platform }: { readonly platform: Platform }) => createStoredRegistration({ shelf: shelfOf(platform.sessionStorage, 'registration') });
  provide(options, REGISTRATION_STORE, create, { platform: PLATFORM });
};
