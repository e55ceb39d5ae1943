import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import texts from '../../src/public/locales/ar/translation.json' with { type: 'json' };
import { apiOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';

/** A server of its own, slow enough that only the desk answers reservations. */
const PORT = 8532;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };
const LEVANT = { shop: 1, section: 1, booking: 1 };

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

const tableId = async (name: string): Promise<number> =>
  (await api.ok('listTables', { shop_section_id: LEVANT.section, perPage: 100 })).data.find(
    (table) => table.name === name,
  )?.id ?? 0;
/** A reservation of table H2 for two, confirmed by the restaurant. */
const reserve = async (date: string) => {
  const token = await api.signIn(CUSTOMER.email);
  const desk = await api.signIn('desk@tiffin.test');
  const draft = { table_id: await tableId('H2'), booking_id: LEVANT.booking, guest: 2, note: 'A candle, please' };
  const { id } = (await api.ok('createBooking', { ...draft, start_date: `${date} 18:00` }, { token })).data;
  await api.ok('changeBookingStatus', { id, status: 'accepted' }, { token: desk });
  const read = async () => (await api.ok('showMyBooking', { id }, { token })).data;
  return { id, token, desk, draft, read, path: `/reservations/${LEVANT.shop}/change/${id}` };
};
const enter = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${ORIGIN}${path}`);
  await signIn(page, CUSTOMER);
  await expect(page).toHaveURL(`${ORIGIN}${path}`);
  await comeAlive(page);
};
const cardOf = (page: Page, date: string) =>
  page.getByRole('article').filter({ hasText: date }).filter({ hasText: 'A candle, please' });

test.describe('by touch on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('BOOKING-1u moves a table to another hour and party, though the first answer is lost', async ({ page }) => {
    const errors = watchErrors(page);
    const { id, desk, draft, read } = await reserve('2026-03-12');
    const card = cardOf(page, '12.03');

    await test.step('open the change with everything filled in', async () => {
      await enter(page, '/reservations');
      await card.getByRole('link', { name: 'Change the booking' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your table at Levant Kitchen');
      await expect(page.getByRole('region', { name: 'Booked now' })).toContainText('Thursday 12.03.2026, 18:00–');
      await expect(page.getByRole('radio', { name: '18:00', exact: true })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Table H2,/ })).toBeChecked();
      await expect(page.getByLabel('Note (optional)')).toHaveValue('A candle, please');
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('say that nothing is changed yet', async () => {
      await page.getByRole('button', { name: 'Change the booking' }).tap();
      await expect(page.getByRole('alert').filter({ hasText: 'Nothing is changed yet' })).toBeVisible();
    });

    await test.step('choose half an hour later, which the own booking does not take', async () => {
      await page.getByRole('radio', { name: '18:30', exact: true }).check({ force: true });
      await expect(page.getByRole('radio', { name: /^Table H2,/ })).toBeChecked();
      await expect(page.getByRole('timer')).toContainText('Table H2 is kept');
      await page.reload();
      await comeAlive(page);
      await expect(page.getByRole('button', { name: 'Change to 12.03, 18:30' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('press again when the answer is lost: it is made once', async () => {
      await page.route('**/dashboard/user/my-bookings/*', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: 'Change to 12.03, 18:30' }).tap();
      await expect(page.getByRole('alert').filter({ hasText: 'it is made only once' })).toBeFocused();
      await page.unroute('**/dashboard/user/my-bookings/*');
      await page.getByRole('button', { name: /^Change / }).tap();
      await expect(page).toHaveURL(/\/reservations$/);
      expect(await read()).toMatchObject({ start_date: '2026-03-12 18:30:00', status: 'new', changes: 1 });
    });

    await test.step('the desk sees what was changed, and confirms it', async () => {
      await expect(card).toContainText('Waits for the restaurant');
      const [asked] = (await api.ok('listAllBookings', { search: String(id) }, { token: desk })).data;
      expect(asked?.changed_from).toMatchObject({ start_date: '2026-03-12 18:00:00', table: { name: 'H2' } });
      await api.ok('changeBookingStatus', { id, status: 'accepted' }, { token: desk });
      await expect(card).toContainText('Confirmed');
    });

    await test.step('the calendar replaces the earlier appointment', async () => {
      const file = page.waitForEvent('download');
      await card.getByRole('button', { name: 'Add to calendar' }).tap();
      expect(readFileSync(await (await file).path(), 'utf8')).toContain('SEQUENCE:1\r\n');
    });

    await test.step('the old hour is free for others', async () => {
      const wanted = { ...draft, start_date: '2026-03-12 15:30' };
      expect((await api.call('createBooking', wanted, { token: desk })).status).toBe(200);
    });
    expect(errors).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('BOOKING-1u loses a table to somebody quicker, and takes the next one', async ({ page }) => {
    const errors = watchErrors(page);
    const { id, desk, draft, read } = await reserve('2026-03-17');
    await enter(page, '/reservations');
    const keyboard = new Keyboard(page);
    await keyboard.goTo(cardOf(page, '17.03').getByRole('link', { name: 'Change the booking' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await comeAlive(page);

    await keyboard.goTo(page.getByRole('radio', { name: '18:00', exact: true }));
    const earlier = page.getByRole('radio', { name: /^15:00/ });
    for (let press = 0; press < 12 && !(await earlier.isChecked()); press += 1) await keyboard.press('ArrowLeft');
    await expect(page.getByRole('timer')).toContainText('Table H2 is kept');
    // Somebody else has it all the same: the hold has run out.
    await api.ok('releaseTable', {}, { token: await api.signIn(CUSTOMER.email) });
    await api.ok('createBooking', { ...draft, start_date: '2026-03-17 15:00' }, { token: desk });
    await keyboard.goTo(page.getByRole('button', { name: 'Change to 17.03, 15:00' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Somebody was quicker' })).toBeVisible();
    const next = page.getByRole('button', { name: /^Change to 17\.03, 15:00 · Table / });
    await expect(next).toBeVisible();
    await keyboard.goTo(next);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/reservations$/);
    expect(await read()).toMatchObject({ id, start_date: '2026-03-17 15:00:00', changes: 1 });
    expect((await read()).table_id).not.toBe(draft.table_id);

    expect(errors).toEqual([]);
  });

  test('BOOKING-1 an unknown shop or reservation is not found, and a canceled one is closed', async ({ page }) => {
    const { id, token, path } = await reserve('2026-03-19');
    await enter(page, path);
    for (const unknown of ['/reservations/987654', '/reservations/1/change/987654', `/reservations/2/change/${id}`]) {
      await page.goto(`${ORIGIN}${unknown}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    }
    await api.ok('cancelBookings', { ids: [id] }, { token });
    await page.goto(`${ORIGIN}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This booking can no longer be changed');
  });
});

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'ar' });

  test('LOCALE-6 BOOKING-1u a change from right to left', async ({ page }) => {
    const { path, read } = await reserve('2026-03-24');
    await page.goto(`${ORIGIN}${path}`);
    await page.locator('input[name=username]').fill(CUSTOMER.email);
    await page.locator('input[name=password]').fill(CUSTOMER.password);
    await page.getByRole('main').locator('button[type=submit]').first().click();
    await expect(page).toHaveURL(`${ORIGIN}${path}`);
    await comeAlive(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('region', { name: texts['table.change.was'] })).toBeVisible();
    await page.getByRole('radio', { name: '18:30', exact: true }).check({ force: true });
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/reservations$/);
    expect(await read()).toMatchObject({ start_date: '2026-03-24 18:30:00', changes: 1 });
  });
});
