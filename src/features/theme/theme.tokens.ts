import { defineToken } from '../../di/index.ts';
import type { ThemeViewModel } from './theme.view-model.ts';

export const THEME_VIEW_MODEL = defineToken<ThemeViewModel>('ThemeViewModel');
