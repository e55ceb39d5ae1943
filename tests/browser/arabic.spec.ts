import { expect, test } from '@playwright/test';
import { newCustomer, ordersOf } from './support/api.ts';
import { guestScreens, loadAllAtOnce, visit } from './support/first-hour.ts';
import { comeAlive, watchErrors } from './support/journey.ts';
import texts from '../../src/public/locales/ar/translation.json' with { type: 'json' };

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ar' });

/** A text with its amounts and names left open. */
const saying = (key: keyof typeof texts): RegExp =>
  new RegExp(
    texts[key]
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );

test('LOCALE-6 a meal in Arabic, from right to left', { tag: '@core' }, async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('arabic');
  await page.goto('/shop/1');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  await test.step('choose a dish', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/\p{Script=Arabic}/u);
    await page.locator('main article').first().getByRole('link').tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('radiogroup').first()).toBeVisible();
    for (const group of await sheet.getByRole('radiogroup').all()) {
      const choice = group.getByRole('radio').last();
      if ((await choice.count()) > 0) await choice.tap();
    }
    await sheet.locator('button[type=submit]').tap();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: saying('cart.view') }).tap();
  });

  await test.step('sign in and order', async () => {
    await page
      .getByRole('dialog', { name: saying('cart.title') })
      .getByRole('link', { name: saying('cart.checkout') })
      .tap();
    await page.locator('input[name=username]').fill(customer.email);
    await page.locator('input[name=password]').fill(customer.password);
    await page.getByRole('main').locator('button[type=submit]').first().tap();
    await expect(page).toHaveURL(/\/checkout$/);
    await page
      .getByRole('radio', { name: saying('checkout.cash') })
      .first()
      .tap();
    await page.getByRole('button', { name: saying('checkout.place') }).tap();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
  });

  await test.step('see it delivered', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(saying('order.now.delivered'), {
      timeout: 40_000,
    });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  expect(await ordersOf(customer)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('LAYOUT-5 from right to left, the buttons that move the pin take every press', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: texts['address.choose'] }).tap();
  await page.getByRole('combobox', { name: texts['address.search'] }).fill('12 h');
  await page.getByRole('option', { name: /^12 / }).first().tap();
  const form = page.locator('dialog[open]');
  await form.getByRole('button', { name: texts['address.move_pin'] }).tap();
  // A tap waits until nothing else would receive it.
  for (const turn of ['north', 'west', 'east', 'south'] as const)
    await form.getByRole('button', { name: texts[`address.move_${turn}`] }).tap({ trial: true });
});

test('CATALOG-2 from right to left, opening hours end at the edge of their table', async ({ page }) => {
  await page.goto('/shop/1?sheet=info');
  const table = page.locator('dialog[open] table').last();
  const hours = table.locator('td bdi').first();
  await expect(hours).toHaveText(/^\d\d:\d\d–\d\d:\d\d$/);
  // Both at one moment: the sheet may still move.
  const gap = () =>
    hours.evaluate((end) => end.getBoundingClientRect().x - (end.closest('table')?.getBoundingClientRect().x ?? 0));
  await expect.poll(async () => Math.abs(await gap())).toBeLessThan(1);
});

/** `margin-inline-start: auto` on a `bdi` of a price would push it the wrong way. */
test('LOCALE-6 no isolated text has one-sided space of its own, which would follow the text and not the page', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await loadAllAtOnce(page);
  for (const screen of await guestScreens())
    await test.step(screen.name, async () => {
      await visit(page, screen);
      expect.soft(await page.evaluate(lopsided), screen.name).toEqual([]);
    });
});

const lopsided = (): readonly string[] =>
  [...document.querySelectorAll('bdi')].flatMap((isolated) => {
    const own = getComputedStyle(isolated);
    if (!isolated.parentElement || own.direction === getComputedStyle(isolated.parentElement).direction) return [];
    const isEven = own.marginLeft === own.marginRight && own.paddingLeft === own.paddingRight;
    const followsItself = own.display !== 'inline' && own.textAlign === 'end';
    return isEven && !followsItself ? [] : [isolated.outerHTML.slice(0, 120)];
  });

test('LAYOUT-3 from right to left, the values in the menu stand at its end, whatever their direction', async ({
  page,
}) => {
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: texts['header.menu'] }).tap();
  const drawer = page.getByRole('navigation', { name: texts['header.menu'] });
  const distanceIn = (key: 'header.language' | 'header.currency'): Promise<number> =>
    drawer
      .getByRole('button', { name: texts[key] })
      .evaluate((row) => (row.lastElementChild?.getBoundingClientRect().left ?? 0) - row.getBoundingClientRect().left);
  await expect
    .poll(async () => Math.abs((await distanceIn('header.language')) - (await distanceIn('header.currency'))))
    .toBeLessThan(1);
});
