import type { AccountRecovery, OwnPassword } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';

export const ACCOUNT_RECOVERY = defineToken<AccountRecovery>('AccountRecovery');
export const OWN_PASSWORD = defineToken<OwnPassword>('OwnPassword');
