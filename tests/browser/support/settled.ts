import type { Page } from '@playwright/test';
import { BASE, HOME, STREET } from './api.ts';

/** What a device keeps that orders to HOME. */
export const homeCookie = (url: string) => ({
  name: 'address',
  value: encodeURIComponent(JSON.stringify({ address: STREET, location: [HOME.latitude, HOME.longitude] })),
  url,
});

/**
 * The device orders to HOME from the start, at every server of the journeys: cookies know no ports. Where nothing is
 * chosen, the address of the account is chosen some seconds after a sign-in, which recreates the pages that depend on
 * it (home, lists of shops): the focus, open menus and what is only on screen would be gone half-way.
 */
export const orderToHome = (page: Page): Promise<void> => page.context().addCookies([homeCookie(BASE)]);

/**
 * Waits until nothing is on its way. On a slow machine the stream of events, which opens some seconds after the page
 * and stays open, may come first: then nothing but the stream is on its way after this time.
 */
export const networkQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
