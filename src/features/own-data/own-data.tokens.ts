import type { OwnData } from '@domain/identity/index.ts';
import { defineToken } from '../../di/index.ts';

export const OWN_DATA = defineToken<OwnData>('OwnData');
