import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import texts from '../../src/public/locales/ar/translation.json' with { type: 'json' };
import { apiOf } from './support/api.ts';
import { axeFindings, OPENED } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';

/** A server of its own, slow enough that only the desk answers reservations. */
const PORT = 8592;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const [FIRST, SECOND] = ['demo@tiffin.test', 'second@tiffin.test'].map((email) => ({ email, password: 'lunchbox' }));
const [ONE, OTHER] = [FIRST!, SECOND!];
/** Only its table S5 seats ten. */
const LEVANT = { shop: 1, section: 2, booking: 1 };
/** The bench of every test waits this long for the round that offers tables. */
const ROUND = { timeout: 40_000 };

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

/** The table for ten is taken at six by a guest of the desk; returns how the desk gives it back. */
const fill = async (date: string) => {
  const token = await api.signIn('desk@tiffin.test');
  const { data } = await api.ok('listTables', { shop_section_id: LEVANT.section, perPage: 100 });
  const table = data.find(({ name }) => name === 'S5')?.id ?? 0;
  const draft = { table_id: table, booking_id: LEVANT.booking, guest: 10, start_date: `${date} 18:00` };
  const { id } = (await api.ok('createBooking', draft, { token })).data;
  return () => api.ok('changeBookingStatus', { id, status: 'canceled' }, { token });
};
const requestOf = (date: string) => ({ shop_id: LEVANT.shop, date, time_from: '17:30', time_to: '18:30', guest: 10 });
const joinAs = async ({ email }: typeof ONE, date: string): Promise<void> =>
  void (await api.ok('joinTableLine', requestOf(date), { token: await api.signIn(email) }));
const placeOf = async ({ email }: typeof ONE, date: string) =>
  (await api.ok('listMyTableWaits', {}, { token: await api.signIn(email) })).data.find((one) => one.date === date);
const enter = async (page: Page, path: string, who: typeof ONE): Promise<void> => {
  await page.goto(`${ORIGIN}${path}`);
  await signIn(page, who);
  await expect(page).toHaveURL(`${ORIGIN}${path}`);
  await comeAlive(page);
};
const cardOf = (page: Page, day: string) =>
  page.getByRole('region', { name: 'Waiting list' }).getByRole('article').filter({ hasText: day });

test.describe('by touch on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('BOOKING-2 waits for a full hour, is told when it is free, and books it with everything chosen', async ({
    page,
  }) => {
    const date = '2026-03-25';
    const errors = watchErrors(page);
    const giveBack = await fill(date);

    await test.step('a guest is led to sign in, and comes back to the page', async () => {
      await enter(page, `/reservations/${LEVANT.shop}`, ONE);
      for (let guests = 2; guests < 10; guests += 1) await page.getByRole('button', { name: 'More guests' }).tap();
      await page.getByRole('radio', { name: /25\.03/ }).check({ force: true });
    });

    await test.step('a taken time can be chosen to wait for', async () => {
      await page.getByRole('radio', { name: '18:00, taken' }).check({ force: true });
      const panel = page.getByRole('complementary', { name: 'Wait for a table' });
      await expect(panel).toContainText('Wednesday 25.03.2026');
      await expect(panel.getByLabel('From')).toHaveValue('17:30');
      await expect(panel.getByLabel('Until')).toHaveValue('18:30');
      await expect(panel).toContainText('Parties before you: 0');
      await expect(page.getByRole('button', { name: 'Book the table' })).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('panel.png'), fullPage: true });
      await page.reload();
      await comeAlive(page);
      await page.getByRole('button', { name: 'Tell me when a table is free' }).tap();
      await expect(page).toHaveURL(`${ORIGIN}/reservations`);
    });

    await test.step('it is among the own tables, and another party is behind', async () => {
      await joinAs(OTHER, date);
      expect(await placeOf(OTHER, date)).toMatchObject({ status: 'waiting', parties_before: 1 });
      await expect(cardOf(page, '25.03')).toContainText('Parties before you: 0');
      await expect(cardOf(page, '25.03')).toContainText('17:30–18:30');
      expect(await axeFindings(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('waiting.png'), fullPage: true });
    });

    await test.step('the desk sees who waits, and gives the table back', async () => {
      const desk = await page.context().browser()!.newPage();
      await desk.goto(`${ORIGIN}/desk/bookings`);
      await signIn(desk, { email: 'desk@tiffin.test', password: 'lunchbox' });
      await expect(desk.getByText('On the waiting list:')).toContainText('2026-03-25 at Levant Kitchen: 2 parties');
      await desk.screenshot({ path: test.info().outputPath('desk.png') });
      await desk.close();
      await giveBack();
    });

    await test.step('the offer appears by itself, and in the notifications', async () => {
      await expect(cardOf(page, '25.03')).toContainText('A table for you', ROUND);
      await expect(cardOf(page, '25.03')).toContainText('Table S5 at 18:00 is kept for you until');
      expect(await axeFindings(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('offered.png'), fullPage: true });
      expect(await placeOf(OTHER, date)).toMatchObject({ status: 'waiting' });
    });

    await test.step('the notification leads to the table with everything chosen', async () => {
      const place = await placeOf(ONE, date);
      const token = await api.signIn(ONE.email);
      const [note] = (await api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token })).data;
      expect(note?.table_wait?.id).toBe(place?.id);
      await page.goto(`${ORIGIN}/reservations/waiting/${place?.id}`);
      await comeAlive(page);
      await expect(page).toHaveURL(/\/reservations\/1\?date=2026-03-25&time=18%3A00&guests=10&table=\d+$/);
      await expect(page.getByRole('radio', { name: '18:00', exact: true })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Table S5,/ })).toBeChecked();
      await expect(page.getByRole('timer')).toContainText('Table S5 is kept');
      await page.getByRole('button', { name: 'Book the table' }).tap();
      await expect(page).toHaveURL(`${ORIGIN}/reservations`);
      await expect(page.getByRole('region', { name: 'Waiting list' })).toHaveCount(0);
      expect(await placeOf(ONE, date)).toMatchObject({ status: 'taken' });
      expect(await placeOf(OTHER, date)).toMatchObject({ status: 'waiting' });
    });
    expect(errors).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('BOOKING-2 leaves the list while a table is offered, and the next party gets it', async ({ page }) => {
    const date = '2026-03-27';
    const errors = watchErrors(page);
    const giveBack = await fill(date);
    await joinAs(ONE, date);
    await joinAs(OTHER, date);
    await giveBack();
    await expect.poll(async () => (await placeOf(ONE, date))?.status, ROUND).toBe('offered');
    await enter(page, '/reservations', ONE);
    const card = cardOf(page, '27.03');
    await expect(card.getByRole('link', { name: 'Book this table' })).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('offered-wide.png') });

    const keyboard = new Keyboard(page);
    await keyboard.goTo(card.getByRole('button', { name: 'Leave the list' }));
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave the waiting list?' });
    await expect(question).toContainText('Levant Kitchen, 27.03.2026, 17:30–18:30');
    expect(await axeFindings(page, OPENED)).toEqual([]);
    await question.getByRole('button', { name: 'Leave the list' }).focus();
    await keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    await expect.poll(async () => (await placeOf(OTHER, date))?.status, ROUND).toBe('offered');

    await page.goto(`${ORIGIN}/reservations/waiting/987654`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    expect(errors).toEqual([]);
  });

  test('BOOKING-2 waits all day where the day is full, and says that another request replaces the place', async ({
    page,
  }) => {
    const date = '2026-03-28';
    const desk = await api.signIn('desk@tiffin.test');
    await fill(date);
    const { data } = await api.ok('listTables', { shop_section_id: LEVANT.section, perPage: 100 });
    const table_id = data.find(({ name }) => name === 'S5')?.id ?? 0;
    for (const time of ['12:00', '14:00', '16:00', '20:00', '20:30'])
      await api.call(
        'createBooking',
        { table_id, booking_id: 1, guest: 10, start_date: `${date} ${time}` },
        { token: desk },
      );
    await joinAs(ONE, date);
    await enter(page, `/reservations/${LEVANT.shop}`, ONE);
    for (let guests = 2; guests < 10; guests += 1) await page.getByRole('button', { name: 'More guests' }).click();
    await page.getByRole('radio', { name: /28\.03/ }).check({ force: true });
    const panel = page.getByRole('complementary', { name: 'Wait for a table' });
    await expect(panel.getByLabel('From')).toHaveValue('12:00');
    await expect(panel).toContainText('You are on the list from 17:30 until 18:30, guests: 10');
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('panel-wide.png'), fullPage: true });
    await panel.getByLabel('Until').selectOption('13:00');
    await panel.getByRole('button', { name: 'Tell me when a table is free' }).click();
    await expect(page).toHaveURL(`${ORIGIN}/reservations`);
    await expect(cardOf(page, '28.03')).toContainText('12:00–13:00');
    expect(await placeOf(ONE, date)).toMatchObject({ time_from: '12:00', time_to: '13:00' });
  });
});

test.describe('in Arabic, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'ar', colorScheme: 'dark' });

  test('LOCALE-6 BOOKING-2 a waiting list from right to left', async ({ page }) => {
    const date = '2026-03-30';
    await fill(date);
    const path = `/reservations/${LEVANT.shop}?date=${date}&time=18:00&guests=10&table=0`;
    await page.goto(`${ORIGIN}${path}`);
    await page.locator('input[name=username]').fill(OTHER.email);
    await page.locator('input[name=password]').fill(OTHER.password);
    await page.getByRole('main').locator('button[type=submit]').first().click();
    await expect(page).toHaveURL(/\/reservations\/1\?/);
    await comeAlive(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('complementary', { name: texts['table.wait.title'] })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('panel-ar.png'), fullPage: true });
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page).toHaveURL(`${ORIGIN}/reservations`);
    await expect(page.getByRole('region', { name: texts['tables.wait.title'] })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('waiting-ar.png'), fullPage: true });
    expect(await placeOf(OTHER, date)).toMatchObject({ status: 'waiting', time_from: '17:30', time_to: '18:30' });
  });
});
