import { defineToken } from '../../di/index.ts';
import type { ReplacementsViewModel } from './replacements.view-model.ts';

export const REPLACEMENTS = defineToken<ReplacementsViewModel>('ReplacementsViewModel');
