import { defineToken } from '../di/index.ts';
import type { Navigator } from './navigator.ts';
import type { Pages } from './pages.ts';

export const NAVIGATOR = defineToken<Navigator>('Navigator');
export const PAGES = defineToken<Pages>('Pages');
/** Scheme and host under which the site is reached from outside. */
export const SITE = defineToken<string>('Site');
