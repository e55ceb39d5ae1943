import { isAccountPage, segmentsOf } from './page-path.ts';

/** ROUTE-3a: how long a page waits for what only the browser keeps, before defaults apply. */
export const RESTORE_WAIT_MS = 5000;

/** ROUTE-2a, ROUTE-3a: whether a page waits for persisted state; account pages and the welcome page never do. */
export const waitsForRestoring = (path: string): boolean => !isAccountPage(path) && segmentsOf(path)[0] !== 'welcome';
