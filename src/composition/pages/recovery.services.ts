import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRecovery } from '@infra/identity/stored-recovery.adapter.ts';
import { provide } from '../../di/index.ts';
import { RECOVERY_STORE } from '../../features/sign-in/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import type { PageServices } from './define-page.ts';

/** What a lost password was typed into so far; shared with the sign-in, where people notice. */
export const bindRecoveryStore: PageServices = (options) => {
  if (options.isBound(RECOVERY_STORE)) return;
  const create = ({ platform }: { readonly platform: Platform }) => createStoredRecovery({ shelf: shelfOf(platform.sessionStorage, 'recovery') });
  provide(options, RECOVERY_STORE, create, { platform: PLATFORM });
};
