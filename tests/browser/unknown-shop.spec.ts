import { expect, test } from '@playwright/test';
import { comeAlive, watchErrors } from './support/journey.ts';

const PATH = '/shop/999999';
const MISSING = 'This page does not exist';
const EVERYWHERE = 'Search shops and dishes';

test('ERROR-3 a shop that does not exist is requested once, and the header never claims it', async ({ page }) => {
  const errors = watchErrors(page);
  const asked: string[] = [];
  let answers = Promise.resolve();
  await page.route(/\/rest\/shops\/999999(?:\?|$)/, async (route) => {
    asked.push(route.request().method());
    await answers;
    await route.continue();
  });
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: MISSING });
  const field = page.getByRole('banner').getByRole('combobox', { name: EVERYWHERE });

  await page.goto(PATH);
  await comeAlive(page);
  await expect(title).toBeVisible();
  await expect(field).toBeVisible();
  expect(asked).toEqual(['GET']);

  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Restaurants', exact: true })).toBeVisible();
  let release = (): void => {};
  answers = new Promise((open) => (release = open));
  await page.goBack();
  // The page before has gone: this one is late.
  await expect(page.getByRole('heading', { name: 'Restaurants', exact: true })).toBeHidden();
  await expect(field).toBeVisible();
  release();
  await expect(title).toBeVisible();
  await expect(field).toBeVisible();
  expect(asked).toEqual(['GET', 'GET']);
  expect(errors).toEqual([]);
});
