import type { OwnSessions } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';

export const OWN_SESSIONS = defineToken<OwnSessions>('OwnSessions');
