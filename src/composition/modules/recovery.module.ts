import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createHttpAccountRecovery } from '@infra/identity/http-accounts.adapter.ts';
import { createStoredLastMethod } from '@infra/identity/stored-last-method.adapter.ts';
import { createStoredRecovery } from '@infra/identity/stored-recovery.adapter.ts';
import { provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { ACCOUNT_RECOVERY, LAST_SIGN_IN_METHOD, RECOVERY_STORE } from '../../features/sign-in/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API, CLOCK, END_SESSION, SESSION_STORE } from '../tokens.ts';
import { bindAccount } from './account.module.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** Codes that sign in, shared by the sign-in page and the password recovery. */
export const bindRecovery = bindOnce(RECOVERY_STORE, (options) => {
  bindAccount(options);
  provideFromPlatform(options, RECOVERY_STORE, ({ sessionStorage }) =>
    createStoredRecovery({ store: textStoreOf(sessionStorage, 'recovery') }),
  );
  provideFromPlatform(options, LAST_SIGN_IN_METHOD, ({ localStorage }) =>
    createStoredLastMethod({ store: textStoreOf(localStorage, 'way-in') }),
  );
  provide(options, ACCOUNT_RECOVERY, createHttpAccountRecovery, { api: API, context: CONTEXT });
});

/** What signing in with a code needs besides its purpose. */
export const codeDeps = {
  recovery: ACCOUNT_RECOVERY,
  recoveries: RECOVERY_STORE,
  sessions: SESSION_STORE,
  session: END_SESSION,
  reference: REFERENCE_VIEW_MODEL,
  navigator: NAVIGATOR,
  clock: CLOCK,
  lastMethod: LAST_SIGN_IN_METHOD,
};
