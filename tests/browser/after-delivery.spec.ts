import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer, type Customer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { CASH, orderMeal } from './support/meal.ts';
import { watchErrors } from './support/journey.ts';

/** A one-pixel picture. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const signIn = async (page: Page, { email, password }: Customer): Promise<void> => {
  await page.goto('/login');
  await page.locator('[name=username]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('main form [type=submit]').click();
  await expect(page).toHaveURL(/\/$/);
};

/** A customer with a delivered order, signed in. */
const enter = async (page: Page, name: string): Promise<{ readonly id: number; readonly desk: string }> => {
  const customer = await newCustomer(name);
  const desk = await api.signIn('desk@tiffin.test');
  const id = await orderMeal(api, customer.token, CASH);
  const [courier] = (await api.ok('listCouriers', {}, { token: desk })).data;
  for (const status of ['accepted', 'ready', 'on_a_way', 'delivered']) {
    const { status: now } = (await api.ok('showOrderSteps', { id }, { token: desk })).data;
    if (now === 'delivered') break;
    // The simulated kitchen may have been quicker.
    await api.call('moveOrder', { id, status, deliveryman_id: courier?.id }, { token: desk });
  }
  await signIn(page, customer);
  return { id, desk };
};
const interactive = (page: Page) => page.waitForFunction(() => !('earlyIntents' in window));

test('REVIEW-1h rates an order by keyboard, with a photo, and finds it again to change', async ({ page }) => {
  const errors = watchErrors(page);
  const { id } = await enter(page, 'rating');
  await page.goto(`/orders/${id}`);
  await interactive(page);
  await page.getByRole('link', { name: 'Rate this order' }).click();
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const stars = page.getByRole('radiogroup').first();
  await stars.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  await page.getByLabel('What should others know?').fill('Warm and quick');
  await page.locator('input[type=file]').setInputFiles({ name: 'meal.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  // A reload loses nothing.
  await page.reload();
  await interactive(page);
  await expect(stars.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await page.goto(`/orders/${id}/review`);
  await interactive(page);
  await expect(stars.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('REFUND-3 shows what comes back, asks for it, and shows what the desk decided', async ({ page }) => {
  const { id, desk } = await enter(page, 'refund');
  await page.goto(`/orders/${id}`);
  await interactive(page);
  await page.getByRole('link', { name: 'Something was wrong' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('radio', { name: 'Missing' }).check();
  const button = page.getByRole('button', { name: /^Ask for it back/ });
  await expect(button.locator('bdi')).toHaveText(/^\$\d+\.\d\d$/);
  const promised = (await button.locator('bdi').textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);
  await button.click();
  await expect(page).toHaveURL(/\/order-refunds$/);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('Requested');
  await expect(first).toContainText(promised);
  const [refund] = (await api.ok('listAllRefunds', { search: String(id) }, { token: desk })).data;
  expect(`$${refund?.amount?.toFixed(2)}`).toBe(promised);
  await api.ok('acceptRefund', { id: refund?.id }, { token: desk });
  await page.reload();
  await expect(first).toContainText('Approved');
  await expect(first).toContainText('In your wallet since');
  await page.goto('/');
  await interactive(page);
});

test('PAY-6 adds a tip from the wallet once, however often the button is pressed', async ({ page }) => {
  const { id, desk } = await enter(page, 'tip');
  // Money for the wallet: the whole order was wrong.
  const { total_price: total } = (await api.ok('showAnyOrder', { id }, { token: desk })).data;
  await page.goto(`/orders/${id}/problem`);
  await interactive(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('radio', { name: 'Cold or spilled' }).check();
  await page.getByRole('button', { name: /^Ask for it back/ }).click();
  await expect(page).toHaveURL(/\/order-refunds$/);
  const [refund] = (await api.ok('listAllRefunds', { search: String(id) }, { token: desk })).data;
  await api.ok('acceptRefund', { id: refund?.id }, { token: desk });
  await page.goto(`/orders/${id}/review`);
  await interactive(page);
  const tips = page.getByRole('radiogroup', { name: /^Tip for/ });
  await expect(tips.getByRole('radio', { name: 'No tip' })).toBeChecked();
  await tips.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: /^Add this tip/ }).dblclick();
  await expect(page.getByText(/^Tip added/)).toBeVisible();
  const after = (await api.ok('showAnyOrder', { id }, { token: desk })).data;
  const tip = after.tips ?? 0;
  expect(tip).toBeGreaterThan(0);
  expect(after.transactions?.filter(({ type }) => type === 'tip')).toHaveLength(1);
  expect(Math.round(((after.total_price ?? 0) - (total ?? 0) - tip) * 100)).toBe(0);
});
