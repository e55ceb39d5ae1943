import { isAccountPage, segmentsOf } from './page-path.ts';

/** ROUTE-3a: how long a page may wait for what only the browser keeps, before defaults apply. */
export const RESTORE_WAIT_MS = 5000;

/**
 * ROUTE-2a, ROUTE-3a: whether a page may wait for persisted state; account pages and the welcome page never do. For front ends
 * whose storage answers later: the web app reads its storage in the moment it starts, so that none of its pages has to wait.
 */
export const waitsForRestoring = (path: string): boolean => !isAccountPage(path) && segmentsOf(path)[0] !== 'welcome';
