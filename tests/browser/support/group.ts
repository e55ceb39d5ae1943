import { expect, type Browser, type Page, type ViewportSize } from '@playwright/test';
import { BASE, type Customer } from './api.ts';
import { fillCart, signIn } from './journey.ts';
import { homeCookie } from './settled.ts';

/** What the browser of somebody at HOME keeps. */
export const visitorCookies = (locale: string, url: string) => [
  { name: 'locale', value: locale, url },
  homeCookie(url),
];

/** A visitor of their own, in a language. Its browser stays open: the journey takes `test` from `test.ts`. */
export const visitor = async (
  browser: Browser,
  locale: string,
  viewport?: ViewportSize,
  base = BASE,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: base, ...(viewport && { viewport }) });
  await context.addCookies(visitorCookies(locale, base));
  return context.newPage();
};

/**
 * The owner with a dish, on the page of their new group "Friday lunch" with a limit per person. Returns the link to
 * share.
 */
export const startGroup = async (page: Page, owner: Customer, limit = '40'): Promise<string> => {
  await page.goto('/login');
  await signIn(page, owner);
  await expect(page).toHaveURL(/\/$/);
  await fillCart(page);
  await page.goto('/group/1');
  await page.getByLabel('Name of the order').fill('Friday lunch');
  await page.getByLabel('Limit per person, USD').fill(limit);
  await page.getByRole('button', { name: 'Start and get the link' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  return page.getByLabel('Link to the group order').inputValue();
};
