import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer, ordersOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, reachCheckout, watchErrors } from './support/journey.ts';

/** Of the first shop's coupons two are shown at checkout, one is secret, one is used up and one has expired. */
const [WELCOME, RIDE, SECRET] = ['WELCOME10', 'FREERIDE', 'FIVER'] as const;

const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const codes = (page: Page) => page.getByRole('region', { name: 'Codes for this order' });
const use = (page: Page, code: string) => codes(page).getByRole('button', { name: `Use ${code}, saves $` });
const minor = (text: string | null): number => Number(/\$(\d+\.\d\d)/.exec(text ?? '')?.[1]?.replace('.', ''));
const total = async (page: Page): Promise<number> =>
  minor(await page.getByRole('button', { name: /^Place order/ }).textContent());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'ORDER-1i one tap on a code lowers the total by what it says, and the code goes with the order',
    { tag: '@core' },
    async ({ page }) => {
      const errors = watchErrors(page);
      const customer = await newCustomer('couponed');
      await reachCheckout(page, customer);
      await comeAlive(page);
      await expect(codes(page).getByRole('button')).toHaveCount(2);
      await expect(codes(page)).not.toContainText(SECRET);
      expect(await axeFindings(page, 'aside')).toEqual([]);

      const whole = await total(page);
      const saving = minor(await use(page, WELCOME).textContent());
      expect(saving).toBeGreaterThan(0);
      await use(page, WELCOME).click();
      await expect(use(page, WELCOME)).toHaveAttribute('aria-pressed', 'true');
      await expect(summary(page)).toContainText(`Code ${WELCOME} applied`);
      await expect.poll(() => total(page)).toBe(whole - saving);
      expect(await axeFindings(page, 'aside')).toEqual([]);

      await test.step('another code takes its place, and the choice survives a reload', async () => {
        const free = minor(await use(page, RIDE).textContent());
        await use(page, RIDE).click();
        await expect.poll(() => total(page)).toBe(whole - free);
        await expect(use(page, WELCOME)).toHaveAttribute('aria-pressed', 'false');
        await page.reload();
        await expect(use(page, RIDE)).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => total(page)).toBe(whole - free);
      });

      await test.step('a code for the delivery is not offered for pickup', async () => {
        await page.getByRole('radio', { name: 'Pickup' }).check();
        await expect(use(page, RIDE)).toHaveCount(0);
        await use(page, WELCOME).press('Enter');
        await expect(use(page, WELCOME)).toBeFocused();
        await expect(use(page, WELCOME)).toHaveAttribute('aria-pressed', 'true');
        await page.getByRole('radio', { name: 'Delivery' }).check();
        await expect.poll(() => total(page)).toBe(whole - saving);
      });

      await page.getByRole('radio', { name: /Cash/ }).check();
      await page.getByRole('button', { name: /^Place order \$/ }).click();
      await expect(page).toHaveURL(/\/orders\/\d+$/);
      const [order] = await ordersOf(customer);
      const { token } = customer;
      const { data } = await api.ok('showOrder', { id: order?.id ?? 0 }, { token });
      expect([data.coupon?.name, Math.round((data.coupon_price ?? 0) * 100)]).toEqual([WELCOME, saving]);
      const left = (await api.ok('listCoupons', { shop_id: 1 }, { token })).data;
      expect(left.map(({ name }) => name)).toEqual([RIDE]);
      expect(errors).toEqual([]);
    },
  );

  test('ORDER-1h checkout without its list of codes has the field as ever', async ({ page }) => {
    const errors = watchErrors(page);
    await page.route('**/rest/coupons?*', (route) => route.fulfill({ status: 405, json: { status: false } }));
    await reachCheckout(page, await newCustomer('uncoupled'));
    await comeAlive(page);
    await page.getByLabel('Promo code').fill(SECRET);
    await page.getByLabel('Promo code').press('Enter');
    await expect(summary(page)).toContainText(`Code ${SECRET} applied`);
    await expect(codes(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('ORDER-1h the codes come without moving their field', async ({ page }) => {
    let release = (): void => {};
    const gate = new Promise<void>((open) => (release = open));
    await page.route('**/rest/coupons?*', async (route) => {
      await gate;
      await route.continue();
    });
    await reachCheckout(page, await newCustomer('unmoved'));
    const field = page.getByLabel('Promo code');
    const before = await field.boundingBox();
    release();
    await expect(codes(page)).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
  });
});
