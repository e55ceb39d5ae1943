import type { KeptDietaryProfile } from '@domain/dietary/index.ts';
import { defineToken } from '../../di/index.ts';

export const DIETARY_PROFILE = defineToken<KeptDietaryProfile>('DietaryProfile');
