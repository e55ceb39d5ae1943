import type { AccountRecovery, LastWay, RecoveryStore } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';
import type { WaysInViewModel } from './ways-in.view-model.ts';

export const ACCOUNT_RECOVERY = defineToken<AccountRecovery>('AccountRecovery');
export const LAST_WAY = defineToken<LastWay>('LastWay');
export const WAYS_IN = defineToken<WaysInViewModel>('WaysIn');
export const RECOVERY_STORE = defineToken<RecoveryStore>('RecoveryStore');
