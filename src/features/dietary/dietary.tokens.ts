import type { ChosenTelling, StoredDietaryProfile } from '@domain/dietary/index.ts';
import { defineToken } from '../../di/index.ts';
import type { Dietary } from './dietary.ts';
import type { DietaryAdvice } from './dietary-advice.ts';

export const DIETARY = defineToken<Dietary>('Dietary');
export const DIETARY_ADVICE = defineToken<DietaryAdvice>('DietaryAdvice');
export const TELLING = defineToken<ChosenTelling>('ChosenTelling');
export const DIETARY_PROFILE = defineToken<StoredDietaryProfile>('DietaryProfile');
