import { readStartPage, startPageNow, type StartPage } from '@domain/appearance/index.ts';

/** The address that devices open an installed app with; it leads to the chosen page. */
export const START_PATH = '/start';
/** The cookie of the page that the app opens with. */
export const START_COOKIE = 'start';

const PATHS: Readonly<Record<StartPage, string>> = {
  home: '/',
  shops: '/shop',
  categories: '/shop-category',
  liked: '/liked',
  orders: '/orders',
};

/** ACCESS-3c: whether a path is `START_PATH`, found as pages are. */
export const isStartPath = (path: string): boolean => path.toLowerCase().replace(/\/$/, '') === START_PATH;

/** ACCESS-3c: Returns the path of the page that the app opens with, whatever the cookie contains. */
export const startPathOf = (stored: string | undefined, isSignedIn: boolean): string =>
  PATHS[startPageNow(readStartPage(stored), isSignedIn)];
