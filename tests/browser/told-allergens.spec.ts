import { expect, type Browser } from '@playwright/test';
import { BASE, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, reachCheckout, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 800 } });

/** What the desk of Levant Kitchen says about an order. */
const atDesk = async (browser: Browser, id: string): Promise<string> => {
  const context = await browser.newContext({ baseURL: BASE });
  const page = await context.newPage();
  await page.goto(`/desk/shop-orders?search=${id}`);
  await page.locator('#email').fill('kitchen@tiffin.test');
  await page.locator('#password').fill('lunchbox');
  await page.locator('#password').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/desk/shop-orders?search=${id}`);
  const text = await page.locator(`#row-${id}`).innerText();
  await context.close();
  return text;
};

test('CATALOG-5m a kitchen is told the allergens of a customer who chose to tell them', async ({ page, browser }) => {
  const errors = watchErrors(page);
  await page.goto('/diet');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Peanuts' }).click();
  await page.getByRole('button', { name: 'Lupin' }).click();
  await page.getByRole('radiogroup', { name: 'Lupin: how serious' }).getByRole('radio', { name: 'I avoid it' }).check();
  const tells = page.getByRole('switch', { name: 'Tell the kitchen with every order' });
  await expect(tells).not.toBeChecked();
  await expect(page.getByText('It is sent to nobody.')).toBeVisible();
  await tells.check();
  await expect(page.getByText('Kitchens get your allergens with your orders')).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);

  await reachCheckout(page, await newCustomer('allergic'));
  await comeAlive(page);
  await expect(page.getByText('The kitchen is told: Peanuts, Lupin')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change what it is told' })).toHaveAttribute('href', '/diet');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByText('The kitchen was told: Peanuts, Lupin')).toBeVisible();
  const shown = await atDesk(browser, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(shown).toMatch(/Allergic to\s+Peanuts\s+Avoids\s+Lupin/);
  expect(errors).toEqual([]);
});
