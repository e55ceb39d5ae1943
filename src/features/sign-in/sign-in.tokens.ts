import type { RecoveryStore } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';

export const RECOVERY_STORE = defineToken<RecoveryStore>('RecoveryStore');
