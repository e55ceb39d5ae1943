import { expect, test } from '@playwright/test';
import { api } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { fillCart, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('ACCOUNT-2 a newcomer registers from the cart and orders for pickup', { tag: '@core' }, async ({ page }) => {
  const errors = watchErrors(page);
  const email = `new-${Date.now()}@journey.test`;
  await fillCart(page);
  await page.goto('/checkout');
  await page.getByRole('link', { name: 'Create an account' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');

  await test.step('verify the e-mail address', async () => {
    await page.getByLabel('E-mail').fill('not an address');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('main')).toContainText("The code is in the server's log.");
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('main')).toContainText('Wrong verification code');
    const desk = await api.signIn('desk@tiffin.test');
    const [mail] = (await api.ok('listOutbox', { to: email }, { token: desk })).data;
    await page.getByLabel('Code').fill(mail?.code ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('enter the details', async () => {
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page
      .getByLabel(/Repeat|again/i)
      .first()
      .fill('secret-2');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel(/Repeat|again/i).first()).toHaveAttribute('aria-invalid', 'true');
    // The page of the details is seen on the way of a registration alone.
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByLabel(/Repeat|again/i)
      .first()
      .fill('secret-1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('the cart is kept, and invalid fields are asked for again', async () => {
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.getByRole('radio', { name: /Cash/ }).check();
    await expect(page.getByRole('button', { name: 'Place order $16.05' })).toBeVisible();
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Phone').fill('+1 401 555 0199');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
  });
  expect(errors).toEqual([]);
});
