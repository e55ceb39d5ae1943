import { expect, type Page } from '@playwright/test';
import { api, BASE, newCustomer, type Customer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';
import { test } from './support/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
/** The shop that this customer asks to open; `undefined` before. */
const ownShop = async ({ token }: Customer) => {
  const answer = await api.call('showOwnShop', {}, { token });
  return answer.status === 200 ? (answer.body as { data: { id: number; status: string } }).data : undefined;
};

test('ACCOUNT-6 ACCOUNT-7 a customer applies with a keyboard, is approved at the desk, and has a shop', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('seller');
  const name = `Mill Bakery ${Date.now()}`;
  const keys = new Keyboard(page);

  await test.step('read what it means, reach it from the footer, sign in, and come back', async () => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sell with us' }).press('Enter');
    await expect(heading(page)).toHaveText('Open a shop');
    await expect(page.getByRole('region', { name: 'What you need' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('link', { name: 'Sign in and begin' }).press('Enter');
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/be-seller$/);
    await page.getByRole('link', { name: 'Begin' }).press('Enter');
    await expect(heading(page)).toHaveText('Name and kind');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('say what is missing, beside its field', async () => {
    await next(page).press('Enter');
    const field = page.getByRole('textbox', { name: 'Name of the shop' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Fill this in/);
    await keys.type(name);
    await next(page).press('Enter');
    await expect(heading(page)).toHaveText('Address and description');
  });

  await test.step('keep everything over a reload, and have Back go one step back', async () => {
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('3 Mill Road');
    await page.getByRole('group').filter({ hasText: 'العربية' }).locator('summary').press('Enter');
    await page
      .getByRole('textbox', { name: /^Name of the shop \(/ })
      .first()
      .fill('مخبز الطاحونة');
    await page.reload();
    await comeAlive(page);
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('3 Mill Road');
    await page.goBack();
    await expect(heading(page)).toHaveText('Name and kind');
    await expect(page.getByRole('textbox', { name: 'Name of the shop' })).toHaveValue(name);
    await page.goForward();
    await expect(heading(page)).toHaveText('Address and description');
    await next(page).press('Enter');
    await expect(heading(page)).toHaveText('Pictures');
  });

  await test.step('send a logo', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a logo' }).press('Enter');
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByRole('img', { name: `Logo of ${name}` })).toBeVisible();
    await next(page).press('Enter');
    await expect(heading(page)).toHaveText('Categories');
  });

  await test.step('choose a category', async () => {
    const first = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').first();
    await keys.goTo(first);
    await keys.press('Space');
    await expect(first).toBeChecked();
    await next(page).press('Enter');
  });

  await test.step('see what a delivery costs while typing', async () => {
    await expect(heading(page)).toHaveText('Terms of delivery');
    await page.getByRole('textbox', { name: 'Base price of a delivery (USD)' }).fill('2.50');
    await page.getByRole('textbox', { name: 'Each kilometer (USD)' }).fill('0.40');
    await expect(page.getByText('For example, a customer 3 km away pays $3.70 for the delivery.')).toBeVisible();
    await page.getByRole('textbox', { name: 'At most' }).fill('10');
    await next(page).press('Enter');
    await expect(page.getByRole('textbox', { name: 'At most' })).toBeFocused();
    await page.getByRole('textbox', { name: 'At most' }).fill('45');
    await next(page).press('Enter');
  });

  await test.step('place the shop and move a corner of its zone without a pointer', async () => {
    await expect(heading(page)).toHaveText('Where you deliver');
    await page.getByRole('combobox').fill('12 harb');
    await page
      .getByRole('option', { name: /^12 Harbor/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    const corner = page.getByRole('button', { name: /^Corner 1,/ });
    await keys.goTo(corner);
    await expect(corner).toHaveAccessibleName(/2\.0 km north$/);
    await keys.press('Tab');
    await expect(page.getByRole('button', { name: '50 m north' })).toBeFocused();
    await keys.press('Enter', 4);
    await expect(corner).toHaveAccessibleName(/2\.2 km north$/);
    await expect(page.getByText(/km². The farthest point is 2\.2 km from your door\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(corner).toHaveAccessibleName(/2\.1 km north$|2\.2 km north$/);
    expect(await axeFindings(page)).toEqual([]);
    await next(page).press('Enter');
  });

  await test.step('read everything once more and send it', async () => {
    await expect(heading(page)).toHaveText('Look and send');
    const review = page.getByRole('region', { name: 'Everything once more' });
    await expect(review).toContainText(name);
    await expect(review).toContainText('2 languages');
    await expect(review).toContainText('8 corners');
    await page.getByRole('button', { name: 'Send the application' }).press('Enter');
    await expect(heading(page)).toHaveText('Your application is being read');
    await expect(heading(page)).toBeFocused();
    await page.goto('/be-seller?step=1');
    await expect(page.getByRole('textbox', { name: 'Name of the shop' })).toHaveValue(name);
  });

  const shop = await ownShop(customer);
  await test.step('be rejected with a reason, change it, and send it again', async () => {
    const desk = await api.signIn('desk@tiffin.test');
    const note = 'The address has no house number';
    await api.ok('decideShop', { id: shop?.id ?? 0, status: 'rejected', status_note: note }, { token: desk });
    await page.goto('/be-seller');
    await expect(heading(page)).toHaveText('Something has to change');
    await expect(page.getByText(note)).toBeVisible();
    await page.getByRole('link', { name: 'Change and send again' }).press('Enter');
    await next(page).press('Enter');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('3b Mill Road');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^Look and send/ })
      .press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('button', { name: 'Send the changes' }).press('Enter');
    await expect(heading(page)).toHaveText('Your changes are being read');
  });

  await test.step('the desk sees it with its zone and approves it', async () => {
    const context = await browser.newContext({ baseURL: BASE });
    const desk = await context.newPage();
    await desk.goto(`/desk/shops?search=${encodeURIComponent(name)}`);
    await signIn(desk, { email: 'desk@tiffin.test', password: 'lunchbox' });
    await expect(desk.getByText('3b Mill Road')).toBeVisible();
    await expect(desk.getByText(/^8 corners, [\d.]+ km², farthest 2\.\d km$/)).toBeVisible();
    await desk.getByRole('button', { name: `Approve: shop ${shop?.id}` }).click();
    await expect(desk.getByRole('status')).toHaveText(`Shop ${shop?.id}: Approved.`);
    await context.close();
  });

  await test.step('find the approval, its notification, and the public page of the shop', async () => {
    await page.goto('/be-seller');
    await expect(heading(page)).toHaveText('Your shop is approved');
    const left = page.getByRole('region', { name: /^It takes no orders yet/ });
    await expect(left.getByRole('listitem')).toHaveText(['Enter your menu', /hours/, /^Open the shop/]);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/orders');
    await page
      .getByRole('button', { name: /Notifications/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Your shop is approved').click();
    await expect(page).toHaveURL(/\/be-seller$/);
    await page.getByRole('link', { name: 'See your shop' }).press('Enter');
    await expect(heading(page)).toHaveText(name);
  });
  expect(errors).toEqual([]);
});

test('ACCOUNT-7 a server that stops half-way loses nothing, and nothing is sent twice', async ({ page }) => {
  const customer = await newCustomer('seller-offline');
  await page.goto('/be-seller?step=1');
  await signIn(page, customer);
  await expect(heading(page)).toHaveText('Name and kind');
  await comeAlive(page);
  await page.getByRole('textbox', { name: 'Name of the shop' }).fill('Quay Soups');
  await next(page).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('5 Quay');
  await next(page).click();
  await expect(heading(page)).toHaveText('Pictures');

  await test.step('a picture that does not arrive can be sent again', async () => {
    await page.route('**/dashboard/galleries*', (route) => route.abort());
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a logo' }).click();
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.unroute('**/dashboard/galleries*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: 'Logo of Quay Soups' })).toBeVisible();
  });

  await page.goto('/be-seller?step=6');
  await comeAlive(page);
  await page.getByRole('combobox').fill('12 harb');
  await page
    .getByRole('option', { name: /^12 Harbor/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Corner 8,/ })).toBeVisible();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Look and send/ })
    .click();

  await test.step('an answer that is lost is asked for again under the same key', async () => {
    const sent: (string | undefined)[] = [];
    await page.route('**/dashboard/user/shops*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push(route.request().headers()['idempotency-key']);
      if (sent.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Send the application' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'No answer came. Press again: nothing is sent twice.',
    );
    const shop = await ownShop(customer);
    await page.reload();
    await comeAlive(page);
    // The server has it: the page shows that instead of asking again.
    await page.goto('/be-seller');
    await expect(heading(page)).toHaveText('Your application is being read');
    expect((await ownShop(customer))?.id).toBe(shop?.id);
    expect(new Set(sent).size).toBe(1);
  });
});
