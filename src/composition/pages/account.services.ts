import { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
import { createHttpAccounts, createHttpProfiles } from '@infra/identity/http-accounts.adapter.ts';
import { provide } from '../../di/index.ts';
import { CONTEXT } from '../app-context.ts';
import { ACCOUNTS, ADDRESSES, API, PROFILES } from '../tokens.ts';
import type { PageServices } from './define-page.ts';

const remote = { api: API, context: CONTEXT };

/** What the server keeps of a customer; most first visits never ask. Whichever page comes first binds it. */
export const bindAccount: PageServices = (options) => {
  if (options.isBound(ACCOUNTS)) return;
  provide(options, ACCOUNTS, createHttpAccounts, remote);
  provide(options, ADDRESSES, createHttpAddresses, { api: API });
  provide(options, PROFILES, createHttpProfiles, remote);
};
