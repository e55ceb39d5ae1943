import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { orderMeal } from './support/meal.ts';
import { signIn, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

/** A server of its own: its clock is stopped, so that only the desk moves orders. */
const PORT = 8478;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };
const STAFF = { email: 'desk@tiffin.test', password: 'lunchbox' };

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

/** A page in another customer's browser. */
const openPage = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
  const context: BrowserContext = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  return context.newPage();
};

const enter = async (page: Page, path = '/desk'): Promise<void> => {
  await page.goto(path);
  await signIn(page, STAFF);
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
};

test('ROUTE-12 the desk moves an order on, answers a chat and refunds, and the customer sees it', async ({
  browser,
}) => {
  const customer = await openPage(browser, { viewport: { width: 360, height: 800 } });
  const errors = watchErrors(customer);
  const token = await api.signIn(CUSTOMER.email);
  const desk = await openPage(browser);

  await test.step('a guest finds a sign-in form, a customer an access error', async () => {
    expect((await desk.goto('/desk/simulation'))?.status()).toBe(401);
    await signIn(desk, STAFF);
    await expect(desk.getByRole('heading', { level: 1, name: 'Simulation' })).toBeVisible();
    await customer.goto('/login');
    await signIn(customer, CUSTOMER);
    await expect(customer).not.toHaveURL(/login/);
    await customer.getByRole('button', { name: 'Menu' }).click();
    const answered = customer.waitForResponse((response) => new URL(response.url()).pathname === '/desk');
    await customer.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Admin panel' }).click();
    expect((await answered).status()).toBe(403);
    await expect(customer.getByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible();
  });

  await test.step('the operator stops the clock', async () => {
    await desk.getByRole('button', { name: 'Stop the clock' }).click();
    await expect(desk.getByRole('status')).toHaveText('The clock is set.');
    await expect(desk.getByText('Stopped.')).toBeVisible();
  });

  const id = await orderMeal(api, token);
  await customer.goto(`/orders/${id}`);
  const now = customer.getByRole('heading', { level: 1 });
  await expect(now).toHaveText('Waiting for the shop to accept');

  await test.step('every step at the desk is seen live', async () => {
    await desk.getByRole('link', { name: 'Orders', exact: true }).click();
    for (const [button, told, seen] of [
      ['Accept', 'Accepted', 'The shop has accepted your order'],
      ['Start preparing', 'Being prepared', 'Your order is being prepared'],
      ['Ready', 'Ready', 'Ready, the courier is picking it up'],
      ['Send on its way', 'On the way', 'Your order is on its way'],
    ] as const) {
      await desk.getByRole('button', { name: `${button}: order ${id}`, exact: true }).click();
      await expect(desk.getByRole('status')).toHaveText(`Order ${id}: ${told}.`);
      await expect(now).toHaveText(seen);
    }
  });

  await test.step('a courier held at a location is shown there, and the order delivered', async () => {
    await desk.getByRole('link', { name: 'Simulation' }).click();
    await desk.getByLabel('Its number').fill(String(id));
    await desk.getByLabel('Latitude').fill('41.4901');
    await desk.getByLabel('Longitude').fill('-71.3128');
    await desk.getByRole('button', { name: 'Hold the courier at this place' }).click();
    await expect(desk.getByRole('status')).toHaveText('The courier is held there.');
    await expect(now).toHaveText(/on the way to you|on its way/);
    expect((await api.ok('showOrder', { id }, { token })).data.courier).toMatchObject({
      latitude: 41.4901,
      longitude: -71.3128,
    });
    await desk.goto(`/desk/orders?search=${id}`);
    await desk.getByRole('button', { name: `Delivered: order ${id}` }).click();
    await expect(now).toHaveText('Delivered. Enjoy.');
  });

  await test.step('a chat is answered', async () => {
    const chat = (await api.ok('openChat', { roleId: 'admin' }, { token })).data;
    await api.ok('sendChatMessage', { chat_id: chat.id, chat_content: 'The soup was cold' }, { token });
    await desk.getByRole('link', { name: 'Chats' }).click();
    await desk.getByRole('link', { name: `Open the chat ${chat.id}` }).click();
    await expect(desk.getByText('The soup was cold')).toBeVisible();
    await customer.goto('/chat?with=help');
    await customer.getByRole('textbox', { name: /^Message to/ }).pressSequentially('It was ');
    await expect(desk.getByText('is typing')).toBeVisible();
    await desk.getByLabel('Your answer').pressSequentially('Sorry!');
    await expect(customer.getByText('Tiffin help is typing')).toBeVisible();
    await customer.getByRole('textbox', { name: /^Message to/ }).fill('It was lentil soup');
    await customer.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByText('It was lentil soup').last()).toBeVisible();
    await expect(desk.getByText('is typing')).toHaveCount(0);
    await desk.getByLabel('Your answer').fill('Sorry! Ask for your money back.');
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByText('Sorry! Ask for your money back.')).toBeVisible();
    await expect(customer.getByRole('log')).toContainText('Sorry! Ask for your money back.');
    expect((await api.ok('listChatMessages', { chat_id: chat.id }, { token })).data.at(-1)).toMatchObject({
      sender: 0,
      chat_content: 'Sorry! Ask for your money back.',
    });
  });

  await test.step('a rejection of a refund needs a reason, and an accepted one credits the wallet', async () => {
    const wallet = async (): Promise<number> => (await api.ok('showProfile', {}, { token })).data.wallet?.price ?? NaN;
    const before = await wallet();
    const refund = (await api.ok('askRefund', { order_id: id, cause: 'The soup was cold' }, { token })).data;
    await desk.getByRole('link', { name: 'Refunds' }).click();
    await desk.getByRole('button', { name: `Reject: refund ${refund.id}`, exact: true }).click();
    await expect(desk.getByText('The answer field is required.')).toBeVisible();
    await desk.getByLabel('Answer to the customer').first().fill('Here you are');
    await desk.getByRole('button', { name: `Give the money back: refund ${refund.id}`, exact: true }).click();
    await expect(desk.getByRole('status')).toHaveText(`Refund ${refund.id}: the money is given back.`);
    expect(await wallet()).toBeGreaterThan(before);
  });

  await test.step('news reaches the customer', async () => {
    await desk.goto('/desk/news/new');
    await desk.getByRole('group', { name: 'English' }).getByLabel('Title').fill('Soup is hot again');
    await desk.getByRole('checkbox', { name: 'Publish now and tell everybody' }).check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('status')).toHaveText('The news is out, and everybody is being told.');
    await expect
      .poll(async () => (await api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token })).data[0]?.body)
      .toBe('Soup is hot again');
  });
  expect(errors).toEqual([]);
});

const PAGES = [
  '',
  '/orders',
  '/parcels',
  '/bookings',
  '/chats',
  '/refunds',
  '/withdrawals',
  '/shops',
  '/applications',
  '/coupons',
  '/coupons/new',
  '/coupons/1',
  '/news',
  '/news/new',
  '/sign-ins',
  '/outbox',
  '/simulation',
];

for (const { name, width, scheme } of [
  { name: 'phone, light', width: 360, scheme: 'light' },
  { name: 'desk, dark', width: 1280, scheme: 'dark' },
] as const) {
  test(`A11Y-2 axe finds nothing at the desk and nothing is cut off: ${name}`, async ({ browser }) => {
    const page = await openPage(browser, { viewport: { width, height: 800 }, colorScheme: scheme });
    const findings = () => axeFindings(page);
    await page.goto('/desk');
    expect(await findings()).toEqual([]);
    await enter(page);
    for (const path of PAGES) {
      await page.goto(`/desk${path}`);
      expect([path, await findings()]).toEqual([path, []]);
      expect([
        path,
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ]).toEqual([path, 0]);
    }
  });
}

test('A11Y-1 the desk works with the keyboard alone, without scripts', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  await page.goto('/desk/withdrawals');
  // A browser gives `autofocus` its focus with the first frame, which can come after the load event.
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(STAFF.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
  const first = page.getByRole('button', { name: /^Paid out/ }).first();
  for (
    let press = 0;
    press < 40 && !(await first.evaluate((element) => element === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Withdrawal \d+: paid out\.$/);
});
