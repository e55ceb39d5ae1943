import { expect, type Browser, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, HOME } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { CASH, orderMeal } from './support/meal.ts';
import { test } from './support/test.ts';

/** A server of its own, slow enough that the simulation leaves the order to people. */
const PORT = Number(process.env['ANSWERING_PORT'] ?? 8507);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };
const RIDER = { email: 'rider@tiffin.test', password: 'lunchbox' };
const OWNER = { email: 'kitchen@tiffin.test', password: 'lunchbox' };
const PHONE = { width: 360, height: 740 } as const;

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

const move = async (id: number, ...statuses: readonly string[]): Promise<void> => {
  const token = await api.signIn('desk@tiffin.test');
  for (const status of statuses) await api.call('moveOrder', { id, status }, { token });
};
const write = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await field.press('Enter');
};
const messagesIn = (page: Page) => page.getByRole('log').locator('p[dir=auto]');
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** A browser of somebody else, on a phone, signed in at the desk. */
const openDesk = async (browser: Browser, options: object = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: ORIGIN, viewport: PHONE, ...options });
  const page = await context.newPage();
  await page.goto('/desk/kitchen');
  await page.locator('#email').fill(OWNER.email);
  await page.locator('#password').fill(OWNER.password);
  await page.locator('#password').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  return page;
};

test('CHAT-1n a customer asks the shop, its owner answers at the desk, the customer reads', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const order = await orderMeal(api, await api.signIn(CUSTOMER.email), CASH);
  await page.goto(`${ORIGIN}/chat?shop=1&order=${order}`);
  await signIn(page, CUSTOMER);
  await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
  await comeAlive(page);
  const desk = await openDesk(browser);
  const deskErrors = watchErrors(desk);
  await write(page, 'Is there sesame in it?');
  await expect(page.getByRole('log')).toContainText('Sent');

  await test.step('the menu of the desk counts it, and leads to it with the order in question', async () => {
    await desk.reload();
    await desk.getByRole('link', { name: /^Messages 1 chat waits for an answer$/ }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
    await desk.getByRole('link', { name: /^Open the chat with/ }).click();
    await expect(desk.getByRole('heading', { level: 2 })).toContainText(`Order ${order}`);
    await expect(desk.locator('.theirs')).toContainText('Is there sesame in it?');
    expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
  });

  await test.step('both see that the other side is typing', async () => {
    const listening = desk.waitForRequest((request) => request.url().endsWith('/events'));
    await desk.reload();
    await listening;
    await page.getByRole('textbox', { name: /^Message to/ }).pressSequentially('And');
    await expect(desk.locator('[data-chat-typing]')).toContainText('is typing');
    await desk.getByLabel('Your answer').pressSequentially('No, ');
    await expect(page.getByRole('log').getByText('Levant Kitchen is typing')).toBeVisible();
  });

  await test.step('the answer arrives in the name of the shop, and its reading at the desk', async () => {
    await desk.getByLabel('Your answer').pressSequentially('none at all.');
    await desk.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(desk.getByText('Your answer is sent.')).toBeVisible();
    await expect(messagesIn(page)).toHaveText(['Is there sesame in it?', 'No, none at all.']);
    await expect(page.getByRole('log')).toContainText('Read');
    await expect(desk.locator('.ours small')).toContainText('Read');
    await expect(desk.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  });

  await test.step('what the customer says next is shown and counted without a reload', async () => {
    const listening = desk.waitForRequest((request) => request.url().endsWith('/events'));
    await desk.getByRole('link', { name: 'Look for new messages' }).click();
    await listening;
    await write(page, 'Thank you!');
    await expect(desk.locator('.theirs').last()).toContainText('Thank you!');
    await expect(desk.getByRole('link', { name: /^Messages 1 chat waits/ })).toBeVisible();
    await desk.reload();
    await desk.getByRole('button', { name: 'No answer needed' }).click();
    await expect(desk.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  });
  expect([...errors, ...deskErrors]).toEqual([]);
});

test('CHAT-1n the owner answers without a script', async ({ browser }) => {
  const token = await api.signIn('second@tiffin.test');
  const { id } = (await api.ok('openChat', { roleId: '1', shop_id: 1 }, { token })).data;
  await api.ok('sendChatMessage', { chat_id: id, chat_content: 'Do you deliver on Mondays?' }, { token });
  const desk = await openDesk(browser, { javaScriptEnabled: false });
  await desk.getByRole('link', { name: /^Messages/ }).click();
  await desk
    .getByRole('link', { name: /^Open the chat with/ })
    .first()
    .click();
  await desk.getByLabel('Your answer').fill('Every day.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.locator('.ours').last()).toContainText('Every day.');
  const { data } = await api.ok('listChatMessages', { chat_id: id }, { token });
  expect(data.map(({ chat_content }) => chat_content)).toEqual(['Do you deliver on Mondays?', 'Every day.']);
});

test('CHAT-1o a courier on the way answers the customer, until the delivery is over', async ({ page, browser }) => {
  const errors = watchErrors(page);
  const order = await orderMeal(api, await api.signIn(CUSTOMER.email), CASH);
  await move(order, 'accepted', 'cooking', 'ready');
  const rider = { token: await api.signIn(RIDER.email) };
  await api.ok('setCourierOnline', { online: true }, rider);
  await api.ok('reportCourierPlace', { ...HOME }, rider);
  await api.ok('takeDelivery', { kind: 'order', id: order }, rider);
  await api.ok('pickDeliveryUp', { kind: 'order', id: order }, rider);

  const context = await browser.newContext({ viewport: PHONE });
  const work = await context.newPage();
  const workErrors = watchErrors(work);
  await work.goto(`${ORIGIN}/courier`);
  await signIn(work, RIDER);
  await comeAlive(work);
  const card = work.getByRole('article', { name: `Order ${order}` });
  await expect(card.getByRole('button', { name: /^Message / })).toBeVisible();

  await page.goto(`${ORIGIN}/orders/${order}`);
  await signIn(page, CUSTOMER);
  await page.getByRole('link', { name: /^Message the courier|Message Robin/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Robin/ })).toBeVisible();
  await comeAlive(page);
  await write(page, 'The green door, please');

  await test.step('the courier sees that something was written, and answers', async () => {
    await card.getByRole('button', { name: /^Message .* 1 unread message$/ }).click();
    const sheet = work.getByRole('dialog');
    await expect(sheet.getByRole('log')).toContainText('The green door, please');
    await expect(sheet).toContainText(`Order ${order}`);
    expect([await axeFindings(work), await isCut(work)]).toEqual([[], false]);
    const typing = page.getByRole('log').getByText(/is typing$/);
    await Promise.all([
      expect(typing).toBeVisible(),
      sheet.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Two minutes'),
    ]);
    await sheet.getByRole('button', { name: 'Send' }).click();
    await expect(messagesIn(page)).toHaveText(['The green door, please', 'Two minutes']);
    await expect(sheet.getByRole('log')).toContainText('Sent');
  });

  await test.step('the conversation closes with the delivery, and the customer keeps it', async () => {
    await move(order, 'delivered');
    await expect(work.getByRole('dialog')).toHaveCount(0);
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(messagesIn(page)).toHaveText(['The green door, please', 'Two minutes']);
    const { data } = await api.ok('listCourierChats', {}, rider);
    expect(data).toEqual([]);
  });
  await api.ok('setCourierOnline', { online: false }, rider);
  expect([...errors, ...workErrors]).toEqual([]);
  await context.close();
});
