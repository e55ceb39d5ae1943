import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRecovery } from '@infra/identity/stored-recovery.adapter.ts';
import { RECOVERY_STORE } from '../../features/sign-in/index.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** The state of a password recovery, shared with the sign-in page. */
export const bindRecoveryStore = bindOnce(RECOVERY_STORE, (options) => {
  provideFromPlatform(options, RECOVERY_STORE, ({ sessionStorage }) =>
    createStoredRecovery({ store: textStoreOf(sessionStorage, 'recovery') }),
  );
});
