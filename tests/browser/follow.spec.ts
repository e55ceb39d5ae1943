import { expect } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, STREET } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { orderMeal } from './support/meal.ts';
import { sendParcel } from './support/parcel.ts';
import { test } from './support/test.ts';

/** A server of its own: its clock is stopped, so that only the desk moves orders. */
const PORT = 8496;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
  await api.ok('turnClock', { action: 'pause' }, { token: await api.signIn('desk@tiffin.test') });
});
test.afterAll(() => product.stop());

test('ORDER-6k shares an order with somebody without account, until its customer stops', async ({ page, browser }) => {
  const errors = watchErrors(page);
  const token = await api.signIn(CUSTOMER.email);
  const desk = await api.signIn('desk@tiffin.test');
  const order = await orderMeal(api, token);
  const move = (status: string) => api.ok('moveOrder', { id: order, status }, { token: desk });
  await page.goto(`${ORIGIN}/orders/${order}`);
  await signIn(page, CUSTOMER);
  await comeAlive(page);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const sharing = page.getByRole('region', { name: 'Let others follow' });
  await expect(sharing.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  const link = (await sharing.getByText(/\/follow\//).textContent()) ?? '';

  const stranger = await browser.newContext({ locale: 'ar', viewport: { width: 360, height: 800 } });
  const other = await stranger.newPage();
  const otherErrors = watchErrors(other);
  await other.goto(link);
  await comeAlive(other);
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('بانتظار قبول المتجر للطلب');
  await move('accepted');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('قبل المتجر الطلب');
  await expect(other.getByRole('definition').filter({ hasText: /^\d\d:\d\d–\d\d:\d\d$/ })).toBeVisible();
  await expect(other.getByRole('region', { name: 'الخريطة' })).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('$');
  expect(await axeFindings(other)).toEqual([]);

  await sharing.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(sharing.getByRole('button', { name: 'Create a link' })).toBeFocused();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('انتهت صلاحية هذا الرابط');
  expect(await axeFindings(other)).toEqual([]);
  await stranger.close();
  expect([...errors, ...otherErrors]).toEqual([]);
});

test('PARCEL-1 shares a parcel with its recipient, who sees neither door nor phone', async ({ page, browser }) => {
  const errors = watchErrors(page);
  const token = await api.signIn(CUSTOMER.email);
  const desk = await api.signIn('desk@tiffin.test');
  const id = await sendParcel(api, token);
  const [courier] = (await api.ok('listCouriers', {}, { token: desk })).data;
  const move = (status: string) => api.ok('moveParcel', { id, status, deliveryman_id: courier?.id }, { token: desk });
  await page.goto(`${ORIGIN}/parcels/${id}`);
  await signIn(page, CUSTOMER);
  await comeAlive(page);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const sharing = page.getByRole('region', { name: 'Let others follow' });
  await expect(sharing.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  const link = (await sharing.getByText(/\/follow\//).textContent()) ?? '';

  const stranger = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const other = await stranger.newPage();
  const otherErrors = watchErrors(other);
  await other.goto(link);
  await comeAlive(other);
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(other.getByText('Parcel from Nadia', { exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Waiting to be accepted');
  await move('accepted');
  await move('ready');
  await move('on_a_way');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^\S+ is on the way with the parcel$/);
  await expect(other.getByRole('region', { name: 'Map' })).toBeVisible();
  for (const hidden of ['Bergsma', 'Mira', 'Haddad', 'Ferry', STREET, '4155550111', '4155550164', '$'])
    await expect(other.getByRole('main')).not.toContainText(hidden);
  expect(await axeFindings(other)).toEqual([]);
  await move('delivered');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('The parcel was delivered');

  await sharing.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  await stranger.close();
  expect([...errors, ...otherErrors]).toEqual([]);
});
