import type { $Fetch } from 'ofetch';
import { provide } from '../../di/index.ts';
import type * as adapters from '../adapters/account.adapters.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { ACCOUNTS, ADDRESSES, API, PROFILES } from '../tokens.ts';
import { bindOnce } from './bind.ts';

type Remote = { readonly api: $Fetch; readonly context: AppContext };
const remote = { api: API, context: CONTEXT };

/** Creates a port whose HTTP adapter is imported on the first call. */
const remotely =
  <Name extends keyof typeof adapters>(name: Name) =>
  (deps: Remote): ReturnType<(typeof adapters)[Name]> =>
    lazyPort<never>(async () => (await import('../adapters/account.adapters.ts'))[name](deps) as never);

/** Account, addresses and profile of a customer, which most first visits never need. */
export const bindAccount = bindOnce(ACCOUNTS, (options) => {
  provide(options, ACCOUNTS, remotely('createHttpAccounts'), remote);
  provide(options, ADDRESSES, remotely('createHttpAddresses'), remote);
  provide(options, PROFILES, remotely('createHttpProfiles'), remote);
});
