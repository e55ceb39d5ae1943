import type { OwnSessions } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';
import type { OwnerProvingViewModel } from './owner-proving.view-model.ts';

export const OWN_SESSIONS = defineToken<OwnSessions>('OwnSessions');
export const OWNER_PROVING = defineToken<OwnerProvingViewModel>('OwnerProving');
