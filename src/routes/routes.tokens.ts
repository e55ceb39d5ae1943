import { defineToken } from '../di/index.ts';
import type { Navigator } from './navigator.ts';
import type { Pages } from './pages.ts';

export const NAVIGATOR = defineToken<Navigator>('Navigator');
export const PAGES = defineToken<Pages>('Pages');
/** The public scheme and host of the site. */
export const SITE = defineToken<string>('Site');
