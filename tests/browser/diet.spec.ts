import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('CATALOG-5, ACCESS-2 a guest’s dietary profile marks lists and search, and asks before adding', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/diet');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Sesame' }).click();
  await page.getByRole('radio', { name: 'Dangerous' }).check();
  await expect(page.getByText('We ask every time before you add a dish that has it.')).toBeVisible();

  await test.step('the menu', async () => {
    await page.goto('/shop/1');
    await expect(page.getByText('Contains sesame. Dangerous for you.').first()).toBeVisible();
  });

  await test.step('the results of a search', async () => {
    await page.goto('/shop?search=falafel&show=products');
    await expect(page.getByText('Contains sesame. Dangerous for you.').first()).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  await test.step('the suggestions of the field', async () => {
    const field = page.getByRole('combobox', { name: 'Search shops and dishes' });
    await field.fill('falafel plate');
    await expect(page.getByRole('option', { name: /^Falafel plate Levant Kitchen.*Dangerous for you/ })).toBeVisible();
  });

  await test.step('the sheet, which asks before anything is added', async () => {
    await page.goto('/shop/1');
    await comeAlive(page);
    await page.getByRole('link', { name: 'Falafel plate' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Falafel plate' });
    await expect(sheet.getByText('You told us that this is dangerous for you.').first()).toBeVisible();
    await sheet.getByRole('radio', { name: /Large/ }).check();
    await sheet.getByRole('radio', { name: /Pita/ }).first().check();
    await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Choose another dish' })).toBeFocused();
    await question.getByRole('button', { name: 'Back to the dish' }).click();
    await expect(page.getByRole('button', { name: /View cart/ })).toHaveCount(0);
    await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Add, it is not for me' }).click();
    await expect(page.getByRole('button', { name: /View cart/ })).toBeVisible();
  });

  await test.step('after a reload, and not once it is deleted', async () => {
    await page.goto('/diet');
    await comeAlive(page);
    await expect(page.getByRole('radio', { name: 'Dangerous' })).toBeChecked();
    await page.getByRole('button', { name: 'Delete all of it' }).click();
    await page.goto('/shop/1');
    await comeAlive(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/Dangerous for you/)).toHaveCount(0);
  });
  expect(errors).toEqual([]);
});

test('CATALOG-1 a list filters shops by a dish for the own profile, sent only once it is chosen', async ({ page }) => {
  const errors = watchErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/diet');
  await comeAlive(page);
  await page.getByRole('checkbox', { name: 'Vegan' }).check();
  await page.getByRole('button', { name: 'Sesame' }).click();
  await page.getByRole('radio', { name: 'Dangerous' }).check();
  await page.goto('/shop');
  await comeAlive(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const mine = sheet.getByRole('checkbox', { name: /^Fits me/ });
  await expect(mine).toBeVisible();
  expect(asked.filter((url) => url.includes('sesame'))).toEqual([]);
  await mine.check();
  await expect(page).toHaveURL(/\?fits=1$/);
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Show \d+ shops$/ }).click();
  await expect(page.getByText(/^\d+ dish(es)? fits?$/).first()).toBeVisible();

  await test.step('after a reload, and in the menu of a shop', async () => {
    await page.reload();
    const card = page.getByRole('article').first();
    const left = await card.getByText(/^\d+ dish(es)? fits?$/).textContent();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shop\/\d+/);
    await page.goto(`${page.url()}?fits=1`);
    await expect(page.getByText(new RegExp(`^${/\d+/.exec(left ?? '')?.[0]} of \\d+ fit$`))).toBeVisible();
  });
  expect(errors).toEqual([]);
});
