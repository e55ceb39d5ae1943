import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { HOME } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { registerByHand } from './support/newcomers.ts';
import { test } from './support/test.ts';

/** A server of its own, slow enough that people are faster than the simulation. */
const PORT = Number(process.env['WHOLE_WALK_PORT'] ?? 8540);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SHOP = 'Tidewater Dumplings';
const DISH = 'Leek dumplings';
const PHONE = { width: 360, height: 740 } as const;

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const enter = async (browser: Browser, path: string, more: object = {}) => {
  const context = await browser.newContext({ baseURL: ORIGIN, viewport: PHONE, ...more });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(path);
  return { page, errors };
};

test('ORDER-6 COURIER-6 a shop opens, cooks an order, a courier brings it, and its customer tells how it was', async ({
  browser,
}) => {
  test.slow();
  const { page: desk } = await enter(browser, '/desk/shops', { viewport: { width: 1280, height: 800 } });
  await signIn(desk, { email: 'desk@tiffin.test', password: 'lunchbox' });
  await expect(heading(desk)).toBeVisible();

  const { page: seller, errors: sellerErrors } = await enter(browser, '/be-seller');
  const next = seller.getByRole('button', { name: 'Continue', exact: true });
  await test.step('somebody registers, and applies with nothing but a name, an address and a place', async () => {
    await seller.getByRole('link', { name: 'Sign in and begin' }).click();
    await registerByHand(seller, desk, 'Sela');
    await expect(seller).toHaveURL(/\/be-seller$/);
    await seller.getByRole('link', { name: 'Begin' }).click();
    await comeAlive(seller);
    await seller.getByRole('textbox', { name: 'Name of the shop' }).fill(SHOP);
    await next.click();
    await expect(heading(seller)).toHaveText('Address and description');
    await seller.getByRole('textbox', { name: 'Address', exact: true }).fill('14 Harbor Street');
    await next.click();
    for (const title of ['Pictures', 'Categories', 'Terms of delivery']) {
      await expect(heading(seller)).toHaveText(title);
      await next.click();
    }
    await expect(heading(seller)).toHaveText('Where you deliver');
    await seller.getByRole('combobox').fill('14 harb');
    await seller
      .getByRole('option', { name: /^14 Harbor/ })
      .first()
      .click();
    await expect(seller.getByRole('button', { name: /^Corner 8,/ })).toBeVisible();
    await next.click();
    await expect(heading(seller)).toHaveText('Look and send');
    await seller.getByRole('button', { name: 'Send the application' }).click();
    await expect(heading(seller)).toHaveText('Your application is being read');
  });

  await test.step('the desk approves it', async () => {
    await desk.goto(`/desk/shops?search=${encodeURIComponent(SHOP)}`);
    await desk.getByRole('button', { name: /^Approve: shop/ }).click();
    await expect(desk.getByRole('status')).toHaveText(/^Shop \d+: Approved\.$/);
  });

  const left = seller.getByRole('region', { name: 'It takes no orders yet. This is left to do:' });
  await test.step('the page of the application leads to what is left: menu, hours, opening', async () => {
    await seller.getByRole('button', { name: 'Check again' }).click();
    await expect(heading(seller)).toHaveText('Your shop is approved');
    await expect(left.getByRole('link')).toHaveCount(3);
    expect([await axeFindings(seller), await isCut(seller)]).toEqual([[], false]);
    await left.getByRole('link', { name: 'Enter your menu' }).click();
    await seller.getByRole('link', { name: 'Add a product' }).click();
    await seller.getByLabel('Name').first().fill(DISH);
    await seller.getByLabel(/^Price in/).fill('11.50');
    await seller.getByLabel('In stock').fill('20');
    await seller.getByLabel('Category').selectOption({ index: 1 });
    await seller.getByRole('button', { name: 'Create the product' }).click();
    await expect(seller.getByRole('status')).toHaveText(`${DISH}: created.`);
    await seller.goto('/be-seller');
    await left.getByRole('link', { name: 'Enter your opening hours' }).click();
    const monday = seller.getByRole('group', { name: 'Monday' });
    await monday.getByLabel('Closed').uncheck();
    await monday.getByLabel('Opens', { exact: true }).fill('09:00');
    await monday.getByLabel('Closes', { exact: true }).fill('23:00');
    await monday.getByRole('button', { name: /Save for all days/ }).click();
    await expect(seller.getByRole('status')).toHaveText('Saved.');
    await seller.goto('/be-seller');
    await expect(left.getByRole('link')).toHaveCount(1);
    await left.getByRole('link', { name: 'Open the shop for orders' }).click();
    await expect(seller.getByText('The shop has not been opened yet')).toBeVisible();
    expect([await axeFindings(seller), await isCut(seller)]).toEqual([[], false]);
    await seller.getByRole('button', { name: 'Open the shop' }).click();
    await expect(seller.getByText('You take orders').first()).toBeVisible();
    await seller.goto('/be-seller');
    await expect(seller.getByText('customers can order.')).toBeVisible();
  });

  const { page: guest, errors: guestErrors } = await enter(browser, '/');
  await test.step('a newcomer finds the dish, and orders it with cash', async () => {
    await comeAlive(guest);
    await guest.getByRole('button', { name: 'Choose an address' }).click();
    await guest.getByRole('combobox', { name: 'Street and number, or a place' }).fill('12 h');
    await guest.getByRole('option', { name: /^12 Harbor Street/ }).click();
    await guest.getByRole('button', { name: 'Deliver here' }).click();
    await expect(guest.getByRole('button', { name: /^Deliver to: 12 Harbor Street/ })).toBeVisible();
    await guest.getByRole('combobox', { name: 'Search shops and dishes' }).fill(DISH);
    await guest.getByRole('option', { name: new RegExp(`${DISH}.*${SHOP}`) }).click();
    const sheet = guest.getByRole('dialog', { name: DISH });
    await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
    await expect(sheet).toBeHidden();
    await guest.getByRole('button', { name: /View cart.*\$/ }).click();
    await guest
      .getByRole('dialog', { name: 'Your cart' })
      .getByRole('link', { name: /Go to checkout/ })
      .click();
    await expect(guest).toHaveURL(/\/login/);
    await registerByHand(guest, desk, 'Gwen');
    await expect(guest).toHaveURL(/\/checkout$/);
    await guest.getByRole('radio', { name: /Cash/ }).check();
    await guest.getByLabel('Phone').fill('+1 401 555 0177');
    await guest.getByRole('button', { name: /^Place order \$/ }).click();
    await expect(guest).toHaveURL(/\/orders\/\d+$/);
  });
  const order = Number(/\d+$/.exec(guest.url())?.[0]);

  const { page: courier, errors: courierErrors } = await enter(browser, '/deliver', {
    permissions: ['geolocation'],
    geolocation: HOME,
  });
  await test.step('somebody registers, and applies as a courier', async () => {
    await courier.getByRole('link', { name: 'Sign in and apply' }).click();
    await registerByHand(courier, desk, 'Cory');
    await expect(courier).toHaveURL(/\/deliver$/);
    const form = courier.getByRole('region', { name: 'Apply' });
    const send = form.getByRole('button', { name: 'Send the application' });
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('Choose how you get about.');
    await form.getByRole('radio', { name: 'Motorbike or scooter' }).check();
    await form.getByLabel('Make (optional)').fill('Vespa');
    await send.click();
    await expect(form.getByLabel('Number plate')).toBeFocused();
    await expect(form.getByLabel('Number plate')).toHaveAccessibleDescription(/number plate of your vehicle/);
    expect([await axeFindings(courier), await isCut(courier)]).toEqual([[], false]);
    await form.getByLabel('Number plate').fill('RI 4021');
    await form.getByLabel('Weight (kg)').fill('12,5');
    await courier.reload();
    await comeAlive(courier);
    await expect(form.getByLabel('Number plate')).toHaveValue('RI 4021');
    await courier.route('**/request-models*', (route) => route.abort());
    await send.click();
    await expect(form.getByRole('alert')).toBeVisible();
    await courier.unroute('**/request-models*');
    await send.click();
    await expect(courier.getByRole('heading', { name: 'Your application' })).toBeFocused();
    await courier.reload();
    await expect(courier.getByText('We are looking at your application')).toBeVisible();
  });
  await test.step('the desk approves that, and the courier goes online', async () => {
    await desk.goto('/desk/applications?status=pending');
    await expect(desk.getByText('Number plate')).toBeVisible();
    await expect(desk.getByText('RI 4021')).toBeVisible();
    await desk.getByRole('button', { name: /^Approve: application/ }).click();
    await expect(desk.getByRole('status')).toHaveText(/^Application \d+: Approved\.$/);
    await comeAlive(courier);
    await expect(courier.getByRole('link', { name: 'To the deliveries' })).toBeVisible();
    await courier
      .getByRole('button', { name: /Notifications/ })
      .first()
      .click();
    await courier.getByRole('dialog').getByText('You are a courier now').click();
    await expect(courier).toHaveURL(/\/courier$/);
    await courier.getByRole('button', { name: 'Go online' }).click();
    await expect(heading(courier)).toHaveText('You are online');
  });

  const ticket = seller.locator(`#row-${order}`);
  const cook = async (step: string, done: string): Promise<void> => {
    await ticket.getByRole('button', { name: `${step}: Order ${order}` }).click();
    await expect(ticket.locator('.badge')).toHaveText(done);
  };
  await test.step('the kitchen accepts and cooks it', async () => {
    await seller.getByRole('link', { name: 'Open the kitchen' }).click();
    await expect(ticket).toContainText(DISH);
    await cook('Accept', 'Accepted');
    await cook('Start preparing', 'Being prepared');
  });

  const card = courier.getByRole('article', { name: `Order ${order}` });
  await test.step('the courier takes it, and picks it up once it is ready', async () => {
    await courier.getByRole('button', { name: `Take the delivery from ${SHOP}` }).click();
    await expect(card).toContainText('12 Harbor Street');
    await cook('Ready', 'Ready');
    await card.getByRole('button', { name: 'Picked up' }).click();
    await expect(heading(guest)).toHaveText('Cory is on the way to you');
  });

  await test.step('the customer reads out the code, and the meal is delivered', async () => {
    const shown = guest.getByText('Code for the courier').locator('xpath=..').getByRole('strong');
    await expect(shown).toHaveText(/^\d{4}$/);
    await card.getByRole('textbox', { name: 'Code' }).fill((await shown.textContent()) ?? '');
    await card.getByRole('button', { name: 'Delivered' }).click();
    await expect(courier.getByRole('region', { name: 'Delivered today' }).getByRole('listitem')).toHaveCount(1);
    await expect(heading(guest)).toHaveText('Delivered. Enjoy.');
  });

  await test.step('the customer tells how it was, and the seller reads it', async () => {
    await guest.getByRole('link', { name: 'Rate this order' }).click();
    await guest.getByRole('radiogroup').first().getByRole('radio', { name: '5 of 5 stars' }).check();
    await guest.getByLabel('What should others know?').fill('Crisp, and still hot');
    await guest.getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await seller.goto('/be-seller');
    await seller.getByRole('link', { name: 'See your shop' }).click();
    await expect(heading(seller)).toHaveText(SHOP);
    await seller.goto(`${seller.url()}?sheet=reviews`);
    await expect(seller.getByRole('dialog')).toContainText('Crisp, and still hot');
  });
  expect([...sellerErrors, ...guestErrors, ...courierErrors]).toEqual([]);
});
