/** Account, addresses and profile of a customer over HTTP as one chunk, imported on the first call. */
export { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
export { createHttpAccounts, createHttpProfiles } from '@infra/identity/http-accounts.adapter.ts';
