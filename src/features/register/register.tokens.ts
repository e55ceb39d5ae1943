import type { RegistrationStore } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';

export const REGISTRATION_STORE = defineToken<RegistrationStore>('RegistrationStore');
