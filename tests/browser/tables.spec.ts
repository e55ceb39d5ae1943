import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';

/** A server of its own, slow enough that only the desk answers reservations. */
const PORT = 8492;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

const bookingsOf = async (token: string) => (await api.ok('listMyBookings', { perPage: 100 }, { token })).data;
const enter = async (page: Page, path: string, who = CUSTOMER): Promise<void> => {
  await page.goto(`${ORIGIN}${path}`);
  await signIn(page, who);
  await expect(page).toHaveURL(`${ORIGIN}${path}`);
  await comeAlive(page);
};
/** A Tuesday far enough ahead that the demo city has no guests of its own at the last time of the day. */
const chooseLastTime = async (page: Page): Promise<string> => {
  const time = page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').last();
  const name = (await time.getAttribute('aria-label')) ?? '';
  await time.check({ force: true });
  return name;
};
const choose = (page: Page, day: number) =>
  page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(day).check({ force: true });

test.describe('by touch on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('BOOKING-1 finds a restaurant, loses a table to somebody quicker, books the next, and gives it back', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const token = await api.signIn(CUSTOMER.email);
    const desk = await api.signIn('desk@tiffin.test');
    const before = (await bookingsOf(token)).length;

    await test.step('find a restaurant with tables', async () => {
      await enter(page, '/reservations');
      expect(await axeFindings(page)).toEqual([]);
      await page
        .locator('section', { has: page.getByRole('heading', { name: 'Restaurants with tables' }) })
        .getByRole('link', { name: 'Levant Kitchen' })
        .tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table at Levant Kitchen');
    });

    await test.step('say what is missing', async () => {
      await page.getByRole('button', { name: 'Book the table' }).tap();
      await expect(page.getByRole('alert').filter({ hasText: 'Choose a table that is free.' })).toHaveCount(1);
      await expect(page.getByRole('alert').filter({ hasText: 'Choose a time.' })).toBeFocused();
    });

    const summary = page.getByRole('complementary', { name: 'Your table' });
    await test.step('choose day, time and occasion; a reload loses nothing', async () => {
      await choose(page, 9);
      await chooseLastTime(page);
      await page.getByRole('checkbox', { name: 'Birthday' }).check({ force: true });
      await page.getByLabel('Note (optional)').fill('A candle, please');
      const facts = summary.getByRole('definition');
      const chosen = await facts.allTextContents();
      await page.reload();
      await comeAlive(page);
      await expect(page.getByLabel('Note (optional)')).toHaveValue('A candle, please');
      await expect(facts).toHaveText(chosen);
      await expect(summary.getByRole('timer')).toContainText('is kept while you decide');
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('be offered the next table when somebody was quicker, kept already', async () => {
      const text = (await summary.textContent()) ?? '';
      const [day = '', month = '', year = ''] = (/\d\d\.\d\d\.\d{4}/.exec(text)?.[0] ?? '').split('.');
      const from = /(\d\d:\d\d)–/.exec(text)?.[1] ?? '';
      const name = /([A-Z]\d+) · /.exec(text)?.[1] ?? '';
      const tables = (await api.ok('listTables', { shop_section_id: 1, perPage: 100 })).data;
      const table_id = tables.find((table) => table.name === name)?.id ?? 0;
      const wanted = { table_id, booking_id: 1, guest: 2, start_date: `${year}-${month}-${day} ${from}` };
      expect((await api.call('createBooking', wanted, { token: desk })).status).toBe(400);
      // While the customer looks at another day, the table is free for others.
      await choose(page, 10);
      await expect(summary.getByRole('timer')).toHaveCount(0);
      await expect.poll(async () => (await api.call('createBooking', wanted, { token: desk })).status).toBe(200);
      await choose(page, 9);
      await chooseLastTime(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Somebody was quicker' })).toBeVisible();
      await expect(summary.getByRole('timer')).not.toContainText(`Table ${name} `);
      await expect(summary.getByRole('timer')).toContainText('is kept while you decide');
    });

    await test.step('book it, once, though the first answer is lost', async () => {
      await page.route('**/dashboard/user/my-bookings*', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: 'Book the table' }).tap();
      await expect(page.getByRole('alert').filter({ hasText: 'booked only once' })).toBeFocused();
      await page.unroute('**/dashboard/user/my-bookings*');
      await page.getByRole('button', { name: 'Book the table' }).tap();
      await expect(page).toHaveURL(/\/reservations$/);
      expect((await bookingsOf(token)).length).toBe(before + 1);
    });

    const [made] = (await bookingsOf(token)).toSorted((one, other) => other.id - one.id);
    const card = page.getByRole('article').filter({ hasText: 'Birthday. A candle, please' });
    await test.step('see the restaurant confirm it', async () => {
      await expect(card).toContainText('Waits for the restaurant');
      await api.ok('changeBookingStatus', { id: made?.id ?? 0, status: 'accepted' }, { token: desk });
      await expect(card).toContainText('Confirmed');
    });

    await test.step('keep it in a calendar', async () => {
      const file = page.waitForEvent('download');
      await card.getByRole('button', { name: 'Add to calendar' }).tap();
      const text = readFileSync(await (await file).path(), 'utf8');
      expect(text).toContain('SUMMARY:A table at Levant Kitchen');
    });

    await test.step('give it back', async () => {
      await card.getByRole('button', { name: 'Cancel the booking' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep the booking' }).tap();
      await card.getByRole('button', { name: 'Cancel the booking' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).tap();
      await expect(card).toContainText('Canceled');
      await page.reload();
      await expect(card).toContainText('Canceled');
    });
    expect(errors).toEqual([]);
  });
});

test('BOOKING-1 the sheet of a shop leads to its tables, and only where there are some', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${ORIGIN}/shop/1?sheet=info`);
  await page.getByRole('dialog').getByRole('link', { name: 'Book a table' }).click();
  await signIn(page, CUSTOMER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table at Levant Kitchen');
  await page.goto(`${ORIGIN}/shop/3?sheet=info`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Book a table' })).toHaveCount(0);
  await page.goto(`${ORIGIN}/reservations/3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This restaurant takes no bookings');
  expect(errors).toEqual([]);
});

test('BOOKING-1q a chosen table is kept: another browser sees it taken until it is given free', async ({ browser }) => {
  const [mine, theirs] = [await browser.newPage(), await browser.newPage()];
  const errors = [watchErrors(mine), watchErrors(theirs)];
  const summary = mine.getByRole('complementary', { name: 'Your table' });
  const said = mine.locator('[aria-live=polite]');
  await mine.goto(`${ORIGIN}/reservations/1`);
  await signIn(mine, CUSTOMER);
  await expect(mine).toHaveURL(`${ORIGIN}/reservations/1`);
  // From its next document on, the page follows a clock that the test can wind forward.
  await mine.clock.install();
  await mine.reload();
  await comeAlive(mine);

  const look = async (): Promise<void> => {
    await theirs.goto(`${ORIGIN}/reservations/1`);
    await comeAlive(theirs);
    await choose(theirs, 14);
    await chooseLastTime(theirs);
  };
  const held = theirs.getByRole('radiogroup', { name: 'Table' }).getByRole('radio', { name: /^Table H2,/ });

  await test.step('a table is chosen, and kept for ten minutes', async () => {
    await choose(mine, 14);
    await chooseLastTime(mine);
    await mine.getByRole('radio', { name: /^Table H2,/ }).check({ force: true });
    await expect(summary.getByRole('timer')).toContainText('Table H2 is kept while you decide');
  });

  await test.step('nobody else can choose it', async () => {
    await enter(theirs, '/reservations/1', { email: 'second@tiffin.test', password: 'lunchbox' });
    await look();
    await expect(held).toBeDisabled();
    await expect(held).toHaveAccessibleName(/taken$/);
  });

  await test.step('its end comes near, is said, and the same table is asked for again', async () => {
    // What is said does not stay for long: it may be over before the clock stands.
    await said.evaluateAll((regions) => {
      const heard: string[] = [];
      const listen = () => heard.push(...regions.map((region) => region.textContent));
      for (const region of regions)
        new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { heard });
    });
    await mine.clock.runFor('05:01');
    const heard = () => mine.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);
    await expect.poll(heard).toContain('Table H2 is kept for 5 more minutes.');
    const asked = mine.waitForRequest((request) => request.url().includes('table-hold') && request.method() === 'PUT');
    await mine.clock.runFor('05:00');
    await asked;
    await expect(summary.getByRole('timer')).toContainText('Table H2 is kept while you decide');
    await expect(summary).toContainText('H2 · ');
  });

  await test.step('leaving the page gives it free', async () => {
    const freed = mine.waitForResponse((response) => response.url().includes('table-hold') && response.ok());
    await mine
      .getByRole('link', { name: /Tiffin/ })
      .first()
      .click();
    await freed;
    await look();
    await expect(held).toBeEnabled();
  });
  expect(errors.flat()).toEqual([]);
  await mine.close();
  await theirs.close();
});
