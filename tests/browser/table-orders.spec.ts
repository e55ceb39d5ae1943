import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';

/** A server of its own, for the tables of its shops are few. */
const PORT = 8548;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const addDish = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Falafel plate' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /Large/ }).check();
  await sheet.getByRole('radio', { name: /Pita/ }).first().check();
  await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('BOOKING-3 dishes are ordered ahead to a reserved table, which the order names everywhere', async ({ page }) => {
    const errors = watchErrors(page);
    const customer = await newCustomer('table', api);
    const { token } = customer;
    const booked = async () => (await api.ok('listMyBookings', {}, { token })).data[0];

    await test.step('reserve a table', async () => {
      await page.goto(`${ORIGIN}/reservations/1`);
      await signIn(page, customer);
      await expect(page).toHaveURL(`${ORIGIN}/reservations/1`);
      await comeAlive(page);
      await page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(12).check({ force: true });
      await page.getByRole('radio', { name: '18:30', exact: true }).check({ force: true });
      await page.getByRole('button', { name: 'Book the table' }).click();
      await expect(page).toHaveURL(`${ORIGIN}/reservations`);
    });
    const booking = await booked();
    const table = booking?.table.name ?? '';
    const [date = '', time = ''] = booking?.start_date.split(' ') ?? [];
    const when = new RegExp(`${date.slice(8)}\\.${date.slice(5, 7)}, ${time.slice(0, 5)}`);

    await test.step('choose dishes for it', async () => {
      await page.getByRole('button', { name: 'Order dishes ahead' }).click();
      await expect(page).toHaveURL(`${ORIGIN}/shop/1`);
      await expect(page.getByText(`Choose the dishes for table ${table}.`)).toBeVisible();
      await addDish(page);
    });

    const summary = page.getByRole('complementary', { name: 'Summary' });
    await test.step('find the table chosen at checkout, also after a reload', async () => {
      await page.goto(`${ORIGIN}/checkout`);
      await comeAlive(page);
      await page.reload();
      await comeAlive(page);
      await expect(page.getByRole('radio', { name: 'At your table', exact: true })).toBeChecked();
      await expect(page.getByText(`Table ${table} · `)).toBeVisible();
      await expect(page.getByText(when)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'When' })).toHaveCount(0);
      await expect(summary.getByText('Table service')).toBeVisible();
      await expect(summary.getByText('Delivery fee')).toHaveCount(0);
      expect([await isCut(page), await axeFindings(page)]).toEqual([false, []]);
    });

    await test.step('order, and read the table on the order, its receipt and the list', async () => {
      await page.getByRole('radio', { name: /Cash/ }).check();
      await page.getByRole('button', { name: /^Place order \$/ }).click();
      await expect(page).toHaveURL(/\/orders\/\d+$/);
      const at = new RegExp(`At table ${table}, .*${when.source}`);
      await expect(page.getByText(at)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Receipt' }).click();
      await expect(page.getByText(at)).toBeVisible();
      await expect(page.getByText('Table service')).toBeVisible();
      await page.goto(`${ORIGIN}/orders`);
      await expect(page.getByText(at)).toBeVisible();
      const orders = (await api.ok('listOrders', {}, { token })).data;
      expect(orders).toMatchObject([{ delivery_type: 'dine_in', user_booking_id: booking?.id }]);
      expect(orders[0]?.waiter_fee).toBeGreaterThan(0);
    });

    await test.step('give the table up, knowing that the kitchen has accepted the order', async () => {
      const [order] = (await api.ok('listOrders', {}, { token })).data;
      const status = async () => (await api.ok('listOrders', {}, { token })).data[0]?.status;
      const desk = await api.signIn('desk@tiffin.test');
      // The kitchen of the demo may be quicker.
      await api.call('moveOrder', { id: order?.id ?? 0, status: 'accepted' }, { token: desk });
      await expect.poll(status).toBe('accepted');
      await page.goto(`${ORIGIN}/reservations`);
      await comeAlive(page);
      await expect(page.getByRole('link', { name: /^Order \d+ for this table$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel the booking' }).click();
      const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await expect(question.getByText(/^The kitchen has accepted order \d+\./)).toBeVisible();
      await question.getByRole('button', { name: 'Cancel the booking' }).click();
      await expect(question).toHaveCount(0);
      await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
      expect([(await booked())?.status, await status()]).toEqual(['canceled', 'accepted']);
    });
    expect(errors).toEqual([]);
  });
});
