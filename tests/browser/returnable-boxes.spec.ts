import { expect, type Browser, type Page } from '@playwright/test';
import { api, BASE, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, reachCheckout, watchErrors } from './support/journey.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { test } from './support/test.ts';

const PHONE = { width: 360, height: 740 } as const;

const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Brings an order to the door, whatever the simulation has done with it meanwhile. */
const deliver = async (id: number): Promise<void> => {
  const token = await api.signIn('desk@tiffin.test');
  const statusNow = async () => (await api.ok('showAnyOrder', { id }, { token })).data.status;
  const courier = (await api.ok('listCouriers', {}, { token })).data[0];
  for (const status of ['accepted', 'ready', 'on_a_way', 'delivered']) {
    if ((await statusNow()) === 'delivered') break;
    await api.call('moveOrder', { id, status, deliveryman_id: courier?.id }, { token });
  }
  await expect.poll(statusNow).toBe('delivered');
};

const openDesk = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: BASE, viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/desk/shop-orders');
  await page.locator('#email').fill('kitchen@tiffin.test');
  await page.locator('#password').fill('lunchbox');
  await page.locator('#password').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('ORDER-12 boxes are chosen with their deposit, and bring it back to the wallet', async ({ page, browser }) => {
    const errors = watchErrors(page);
    await watchShifts(page);
    const customer = await newCustomer('boxed');
    await reachCheckout(page, customer);
    await comeAlive(page);
    const boxes = page.getByRole('switch', { name: 'Returnable boxes' });
    const summary = page.getByRole('complementary', { name: 'Summary' });

    await test.step('they are a choice with its price, which survives a reload', async () => {
      await expect(boxes).not.toBeChecked();
      await expect(page.getByText(/^1 box, \$2\.00 deposit/)).toBeVisible();
      await expect(summary.getByText('Deposit', { exact: true })).toHaveCount(0);
      await boxes.check();
      await expect(summary.getByText('Deposit', { exact: true })).toBeVisible();
      await page.reload();
      await comeAlive(page);
      await expect(boxes).toBeChecked();
      await expect(summary.getByText('Deposit', { exact: true })).toBeVisible();
      // Neither the choice nor the sections that load around it move what is on the screen.
      expect(await shifts(page)).toBeLessThan(0.05);
      await boxes.scrollIntoViewIfNeeded();
      expect([await axeFindings(page), await isCut(page)]).toEqual([[], false]);
    });

    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await expect(page.getByText('Deposit for 1 box')).toBeVisible();
    await deliver(id);
    await page.goto(`/orders/${id}`);
    await expect(page.getByText('Bring 1 box back to the shop, and the deposit goes to your wallet.')).toBeVisible();

    await test.step('the shop takes the box back', async () => {
      const desk = await openDesk(browser);
      const row = desk.locator(`#row-${id}`);
      await expect(row.getByText('Boxes back: 0 of 1')).toBeVisible();
      expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
      await row.scrollIntoViewIfNeeded();
      await row.getByRole('button', { name: `Take back: Order ${id}` }).click();
      await expect(desk.getByText(`Order ${id}: boxes taken back: 1.`)).toBeVisible();
      await expect(row.getByText('Boxes back: 1 of 1')).toBeVisible();
    });

    await test.step('the order, the receipt, a notification and the wallet say so', async () => {
      await page.goto(`/orders/${id}`);
      await expect(page.getByText('1 of 1 box returned, $2.00 back in your wallet')).toBeVisible();
      await page.goto(`/orders/${id}/receipt`);
      await expect(page.getByRole('rowheader', { name: 'Deposit for 1 box' })).toBeVisible();
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await page
        .getByRole('dialog', { name: 'Notifications' })
        .getByText(`Boxes of your order #${id} are back: their deposit is in your wallet.`)
        .click();
      await expect(page).toHaveURL(/\/wallet$/);
      await expect(page.getByRole('link', { name: /Deposit paid back.*\$2\.00/ })).toBeVisible();
    });
    expect(errors).toEqual([]);
  });
});
