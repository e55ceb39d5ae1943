import { defineToken } from '../../di/index.ts';
import type { LazyReplacements } from './lazy-replacements.ts';

export const REPLACEMENTS = defineToken<LazyReplacements>('Replacements');
