import { expect, test, type Locator } from '@playwright/test';
import { comeAlive } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 800 } });

const styleOf = (target: Locator, name: string): Promise<string> =>
  target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('ACCESS-3 forced colours show what is chosen, and buttons keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });

  await test.step('a dish', async () => {
    await page.goto('/shop/1');
    await comeAlive(page);
    await page.getByRole('link', { name: 'Falafel plate' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Falafel plate' });
    await sheet.getByRole('radio', { name: /Large/ }).check();
    const tile = (name: RegExp): Locator => sheet.locator('label').filter({ has: page.getByRole('radio', { name }) });
    await expect.poll(() => styleOf(tile(/Large/), 'outline-style')).toBe('solid');
    expect(await styleOf(tile(/Regular/), 'outline-style')).toBe('none');
    expect(await styleOf(sheet.getByRole('button', { name: /^Add(?! a note)/ }), 'border-top-width')).toBe('1px');
  });

  await test.step('results of a search', async () => {
    await page.goto('/shop?search=pizza&open=1');
    await comeAlive(page);
    const ground = (name: RegExp): Promise<string> =>
      styleOf(page.getByRole('main').getByRole('link', { name }).first(), 'background-color');
    await expect.poll(() => ground(/^Open now/)).not.toBe(await ground(/^Vegan/));
    await expect.poll(() => ground(/^All$/)).not.toBe(await ground(/^Products \d/));
  });
});
