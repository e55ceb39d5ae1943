import type { Page } from '@playwright/test';
import { comeAlive } from '../support/journey.ts';
import type { Walk } from './stage.ts';

const groups = (page: Page) => page.locator('main form [role=radiogroup]');
const book = (page: Page) => page.locator('main form [type=submit]').last();

/** BOOKING-1: where there are tables, a booking, its answer, and how it is given back. */
const booking: Walk = async ({ api, customer, open, take, takeAll }) => {
  const desk = { token: await api.signIn('desk@tiffin.test') };
  const owner = await customer('Nadia');
  const page = await open(owner);
  await page.goto('/reservations');
  await page.locator('main h1').waitFor();
  await comeAlive(page);
  await takeAll(page, 'tables-none');
  await page.goto('/reservations/1');
  await groups(page).nth(1).waitFor();
  await comeAlive(page);
  await takeAll(page, 'table');
  await book(page).click();
  await page.getByRole('alert').first().waitFor();
  await takeAll(page, 'table-refused');
  await groups(page).first().locator('[type=radio]').nth(9).check({ force: true });
  await groups(page).nth(1).locator('[type=radio]').last().check({ force: true });
  await page.getByRole('timer').first().waitFor();
  await page.locator('main [type=checkbox]').first().check({ force: true });
  await page.locator('[name=table-note]').fill('A candle, please');
  await takeAll(page, 'table-chosen');
  await take(page, 'table-chosen-end');
  await book(page).click();
  await page.waitForURL(/\/reservations$/);
  await page.locator('main article').first().waitFor();
  await takeAll(page, 'tables-requested');
  const [made] = (await api.ok('listMyBookings', {}, owner)).data;
  await api.ok('changeBookingStatus', { id: made?.id ?? 0, status: 'accepted' }, desk);
  await page.reload();
  await page.locator('main article').first().waitFor();
  await comeAlive(page);
  await takeAll(page, 'tables-confirmed');
  await page.goto(`/reservations/1/change/${made?.id}`);
  await groups(page).nth(1).waitFor();
  await comeAlive(page);
  await takeAll(page, 'table-changing');
  await page.goto('/reservations');
  await page.locator('main article button').last().click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'table-canceling');
  await page.locator('dialog[open] button').nth(1).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await takeAll(page, 'tables-canceled');
};

/** BOOKING-2: a full hour that somebody waits for. */
const waiting: Walk = async ({ api, customer, open, takeAll, word }) => {
  const desk = { token: await api.signIn('desk@tiffin.test') };
  const tables = (await api.ok('listTables', { shop_section_id: 2, perPage: 100 })).data;
  const table_id = tables.find(({ name }) => name === 'S5')?.id ?? 0;
  const draft = { table_id, booking_id: 1, guest: 10, start_date: '2026-03-25 18:00' };
  const { id } = (await api.ok('createBooking', draft, desk)).data;
  const page = await open(await customer('Nadia'));
  await page.goto('/reservations/1');
  await groups(page).nth(1).waitFor();
  await comeAlive(page);
  for (let guests = 2; guests < 10; guests += 1) await page.getByRole('button', { name: word('table.more') }).click();
  await groups(page).first().locator('label', { hasText: '25.03' }).locator('input').check({ force: true });
  await page.locator('main [type=radio][aria-label^="18:00"]').check({ force: true });
  await page.getByRole('heading', { name: word('table.wait.title') }).waitFor();
  await takeAll(page, 'table-waiting');
  await page.getByRole('button', { name: word('table.wait.join') }).click();
  await page.waitForURL(/\/reservations$/);
  await page.locator('main article').first().waitFor();
  await takeAll(page, 'tables-waiting');
  await api.ok('changeBookingStatus', { id, status: 'canceled' }, desk);
};

export const tables: readonly Walk[] = [booking, waiting];
