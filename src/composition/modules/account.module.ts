import { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
import { createHttpAccounts, createHttpProfiles } from '@infra/identity/http-accounts.adapter.ts';
import { provide } from '../../di/index.ts';
import { CONTEXT } from '../app-context.ts';
import { ACCOUNTS, ADDRESSES, API, PROFILES } from '../tokens.ts';
import { bindOnce } from './bind.ts';

const remote = { api: API, context: CONTEXT };

/** Account, addresses and profile of a customer, which most first visits never need. */
export const bindAccount = bindOnce(ACCOUNTS, (options) => {
  provide(options, ACCOUNTS, createHttpAccounts, remote);
  provide(options, ADDRESSES, createHttpAddresses, { api: API });
  provide(options, PROFILES, createHttpProfiles, remote);
});
