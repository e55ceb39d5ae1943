import type { OwnAccount, SessionStore } from '@domain/identity/index.ts';
import { createHttpOwnPassword } from '@infra/identity/http-accounts.adapter.ts';
import { createHttpOwnAccount } from '@infra/identity/http-own-account.adapter.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createAccountQueries, type AccountQueries } from '../../features/profile/account.queries.ts';
import { OWN_ACCOUNT, OWNER_CODES } from '../../features/profile/profile.tokens.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, DATA_CACHE, SESSION_STORE } from '../tokens.ts';
import { bindOnce } from './bind.ts';

export const ACCOUNT_QUERIES = defineToken<AccountQueries>('AccountQueries');

type QueriesDeps = {
  readonly cache: DataCache;
  readonly account: OwnAccount;
  readonly sessions: SessionStore;
  readonly context: AppContext;
};

/** The account of the signed-in customer, and the proof that it is theirs. */
export const bindOwnAccount = bindOnce(OWN_ACCOUNT, (options) => {
  provide(options, OWN_ACCOUNT, createHttpOwnAccount, { api: API, context: CONTEXT });
  provide(options, OWNER_CODES, createHttpOwnPassword, { api: API });
  provide(
    options,
    ACCOUNT_QUERIES,
    ({ context, ...deps }: QueriesDeps) => createAccountQueries({ ...deps, scope: () => context.scope() }),
    { cache: DATA_CACHE, account: OWN_ACCOUNT, sessions: SESSION_STORE, context: CONTEXT },
  );
});
