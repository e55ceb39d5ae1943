import { expect, test } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { orderToHome } from './support/settled.ts';

test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

test('ADDRESS-4 by keyboard, a saved address has a menu; deleting it can be undone', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('menu');
  await orderToHome(page);
  await page.goto('/login');
  await signIn(page, customer);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/');
  await comeAlive(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Deliver to/ })
    .press('Enter');
  const panel = page.getByRole('dialog', { name: 'Deliver to' });
  const dots = panel.getByRole('button', { name: 'Options for Home' });

  await test.step('Escape closes the menu alone and returns to its button', async () => {
    await dots.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    expect(await axeFindings(page, '#address-popover')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dots).toBeFocused();
    await expect(panel).toBeVisible();
  });

  await test.step('going on behind the panel closes it', async () => {
    for (let count = 0; count < 6 && (await panel.isVisible()); count += 1) await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
  });

  await test.step('Delete leaves a way back', async () => {
    await page.goto('/saved-locations');
    await comeAlive(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Options for Home' }).press('Enter');
    await main.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(main.getByRole('radio', { name: /^Home/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByRole('radio', { name: /^Home/ })).toBeVisible();
  });
  expect(errors).toEqual([]);
});
