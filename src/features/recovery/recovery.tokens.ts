import type { OwnPassword } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';

export const OWN_PASSWORD = defineToken<OwnPassword>('OwnPassword');
