import { comeAlive } from '../support/journey.ts';
import type { Walk } from './stage.ts';

/** CATALOG-4: the recipes, one of them, and cook mode with a timer. */
const cooking: Walk = async ({ open, take, takeAll }) => {
  const page = await open();
  await page.goto('/recipes');
  await page.locator('main article').first().waitFor();
  await takeAll(page, 'recipes');
  await page.goto('/recipes?search=nothing');
  await page.locator('main h2').first().waitFor();
  await take(page, 'recipes-none');
  await page.goto('/recipes?search=shakshuka');
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/recipes\/\d+/);
  await page.locator('main a[href*="step="]').waitFor();
  await comeAlive(page);
  await takeAll(page, 'recipe');
  await page.locator('main a[href*="step="]').click();
  const cook = page.locator('dialog[open]');
  await cook.locator('h2').waitFor();
  await take(page, 'recipe-cooking');
  await cook.getByRole('button', { name: /10/ }).click();
  await cook.getByRole('timer').waitFor();
  await take(page, 'recipe-timer');
  await cook.locator('button').last().click();
  await take(page, 'recipe-next-step');
};

export const recipes: readonly Walk[] = [cooking];
