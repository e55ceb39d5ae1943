import { fillWithMeal } from '../support/meal.ts';
import { delivered } from './delivered.ts';
import type { Walk } from './stage.ts';

/** ORDER-7, ORDER-8: the receipt, the same again, and the same each week. */
export const again: Walk = async (stage) => {
  const { api, customer, open, take, takeAll, word } = stage;
  const owner = await customer('Nadia');
  const id = await delivered(stage, owner);
  const page = await open(owner);
  await page.goto(`/orders/${id}/receipt`);
  await page.locator('main table').first().waitFor();
  await takeAll(page, 'receipt');
  await page.goto(`/orders/${id}/again`);
  await page.locator('main li').first().waitFor();
  await takeAll(page, 'again');
  await fillWithMeal(api, owner.token);
  await page.reload();
  await page.locator('main li').first().waitFor();
  await takeAll(page, 'again-beside-cart');

  await page.goto(`/orders/${id}/repeat`);
  const start = page.getByRole('button', { name: word('repeat.start') });
  await start.click();
  await page.getByRole('alert').first().waitFor();
  await takeAll(page, 'repeat-refused');
  await page.locator('main [role=group] button').nth(1).click();
  await page.locator('main [type=time]').fill('12:30');
  await page.locator('main [inputmode=decimal]').fill('500');
  await take(page, 'repeat');
  await start.click();
  await page.locator('#repeat-next').waitFor();
  await takeAll(page, 'repeat-planned');
};
