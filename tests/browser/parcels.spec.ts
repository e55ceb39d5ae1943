import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { api as market, apiOf, newCustomer } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';
import texts from '../../src/public/locales/ar/translation.json' with { type: 'json' };

/** A server of its own, slow enough that only the desk moves parcels. */
const PORT = 8488;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };
const FIELD = 'Street and number, or a place';

const parcelId = async (page: Page): Promise<number> => {
  await expect(page).toHaveURL(/\/parcels\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
};

test.describe('by touch on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  let product: ProductServer;
  test.beforeAll(async () => {
    product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
  });
  test.afterAll(() => product.stop());

  test('PARCEL-1 sends a parcel, follows it, reviews its courier, and cancels another like it', async ({ page }) => {
    const errors = watchErrors(page);
    const desk = await api.signIn('desk@tiffin.test');
    const token = await api.signIn(CUSTOMER.email);
    const before = (await api.ok('listParcels', {}, { token })).meta.total;
    await page.goto(`${ORIGIN}/parcel-checkout`);
    await signIn(page, CUSTOMER);
    await comeAlive(page);
    const send = page.getByRole('button', { name: /^Send parcel/ });

    await test.step('say what is missing', async () => {
      await send.tap();
      await expect(page.getByRole('alert').filter({ hasText: 'Choose what you send.' })).toBeFocused();
    });

    await test.step('choose what is sent, and where to', async () => {
      await page.getByRole('radio', { name: /^Small box, 40 by 40 by 30 centimeters, up to 5 kg, from \$4.90$/ }).tap();
      await page.getByRole('button', { name: 'Choose the destination' }).tap();
      await page.getByRole('combobox', { name: FIELD }).fill('27 ferry la');
      await page.getByRole('option', { name: /^27 Ferry Lane/ }).tap();
      await expect(page.getByRole('button', { name: 'Choose the destination' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Map' })).toContainText(/27 Ferry Lane.*: [\d.]+ km\.$/);
    });

    await test.step('see a price that follows the type', async () => {
      await expect(send).toHaveText(/\$/);
      const small = await send.textContent();
      await page.getByRole('radio', { name: /^Large box/ }).tap();
      await expect(send).not.toHaveText(small ?? '');
      await page.getByRole('radio', { name: /^Small box/ }).tap();
      await expect(send).toHaveText(small ?? '');
    });

    await test.step('keep everything over a reload, then send it once', async () => {
      const receiver = page.getByRole('region', { name: 'Who receives it' });
      await receiver.getByLabel('Name').fill('Mira Haddad');
      await receiver.getByLabel('Phone number').fill('+1 415 555 0164');
      await page.getByLabel(/^What is in it/).fill('A cake. Keep level.');
      await page.reload();
      await comeAlive(page);
      await expect(receiver.getByLabel('Name')).toHaveValue('Mira Haddad');
      await page.getByRole('radio', { name: /^Cash/ }).tap();
      await send.dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be accepted');
      expect((await api.ok('listParcels', {}, { token })).meta.total).toBe(before + 1);
    });

    await test.step('follow it to the door', async () => {
      const id = await parcelId(page);
      await page.getByRole('button', { name: 'Cancel the parcel' }).tap();
      await page.getByRole('button', { name: 'Keep the parcel' }).tap();
      const [courier] = (await api.ok('listCouriers', {}, { token: desk })).data;
      const move = (status: string) =>
        api.ok('moveParcel', { id, status, deliveryman_id: courier?.id }, { token: desk });
      await move('accepted');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accepted: a courier comes in time');
      await expect(page.getByRole('button', { name: 'Cancel the parcel' })).toHaveCount(0);
      await move('ready');
      await move('on_a_way');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ rides to Mira$/);
      await move('delivered');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mira has it');
    });

    await test.step('review the courier', async () => {
      await page.getByRole('radio', { name: '4 of 5 stars' }).tap();
      await page.getByRole('button', { name: 'Send the review' }).tap();
      await expect(page.getByText('Thank you. You gave 4 of 5 stars.')).toBeVisible();
    });

    await test.step('send another like it, and cancel that', async () => {
      await page.getByRole('link', { name: 'Send another like this' }).tap();
      await expect(page.getByRole('region', { name: 'Who receives it' }).getByLabel('Name')).toHaveValue('Mira Haddad');
      await page.getByRole('radio', { name: /^Cash/ }).tap();
      await send.tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to be accepted');
      await page.getByRole('button', { name: 'Cancel the parcel' }).tap();
      await page.getByRole('button', { name: 'Yes, cancel' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This parcel was canceled');
      await page.goto(`${ORIGIN}/parcels?tab=history`);
      await expect(page.getByRole('article').first()).toContainText('Canceled');
    });
    expect(errors).toEqual([]);
  });
});

test('PARCEL-1 sends a parcel with nothing but a keyboard', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('parcel-keys');
  await page.goto('/parcel-checkout');
  await signIn(page, customer);
  await comeAlive(page);
  const keys = new Keyboard(page);
  await keys.goTo(page.getByRole('radio', { name: /^Documents/ }));
  await keys.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Small box/ })).toBeChecked();
  await keys.goTo(page.getByRole('button', { name: 'Choose the destination' }));
  await keys.press('Enter');
  await expect(page.getByRole('combobox', { name: FIELD })).toBeFocused();
  await keys.type('27 ferry la');
  await expect(page.getByRole('option', { name: /^27 Ferry Lane/ })).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose the destination' })).toBeFocused();
  const receiver = page.getByRole('region', { name: 'Who receives it' });
  await keys.goTo(receiver.getByLabel('Name'));
  await keys.type('Mira Haddad');
  await keys.press('Tab');
  await keys.type('+1 415 555 0164');
  await keys.goTo(page.getByRole('radio', { name: /^Card/ }));
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  await keys.goTo(page.getByRole('button', { name: /^Send parcel/ }));
  await keys.press('Enter');
  await parcelId(page);
  await expect(page.getByText('Mira Haddad')).toBeVisible();
  expect(errors).toEqual([]);
});

test('PARCEL-1o is kept while its payment is refused and broken off, and paid once', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('parcel-pays');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/parcel-checkout');
  await signIn(page, customer);
  await comeAlive(page);

  await test.step('send it, to be paid on the page of a provider', async () => {
    await page.getByRole('radio', { name: /^Small box/ }).check();
    await press('Choose the destination');
    await page.getByRole('combobox', { name: FIELD }).fill('27 ferry la');
    await page.getByRole('option', { name: /^27 Ferry Lane/ }).click();
    const receiver = page.getByRole('region', { name: 'Who receives it' });
    await receiver.getByLabel('Name').fill('Mira Haddad');
    await receiver.getByLabel('Phone number').fill('+1 415 555 0164');
    await page.getByRole('radio', { name: /^Card/ }).check();
    await press(/^Send parcel/);
    await expect(page).toHaveURL(/\/pay\/pp_/);
  });

  await test.step('the bank refuses, and the parcel is kept', async () => {
    await page.locator('summary').click();
    await press('Let the bank decline');
    await press('Cancel and go back');
    await expect(title('Your bank refused the payment')).toBeFocused();
    await expect(
      page.getByText(/^Your parcel is kept until \d\d:\d\d\. A courier comes once it is paid\.$/),
    ).toBeVisible();
    const id = await parcelId(page);
    await page.goto('/parcels');
    await expect(page.getByRole('article')).toContainText('Not paid yet');
    await page.getByRole('link', { name: `Pay now for parcel ${id}` }).click();
    await expect(title('Your bank refused the payment')).toBeVisible();
  });

  await test.step('another way is broken off, and paid at last', async () => {
    await press('Another way to pay');
    await page.getByText('More ways to pay').click();
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    await press(/^Pay now/);
    await press('Cancel and go back');
    await expect(title('The payment was not finished')).toBeFocused();
    await press('Pay again');
    await press(/^Pay \$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
    await press('Follow the parcel');
    await expect(page.getByRole('heading', { name: 'Paid' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { data } = await market.ok('showParcel', { id: await parcelId(page) }, { token: customer.token });
    expect(data.transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'paypal' } });
  });
  expect(errors).toEqual([]);
});

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ar' });

  test('PARCEL-1 sends a parcel from right to left, without anything beyond the edge', async ({ page }) => {
    const errors = watchErrors(page);
    const customer = await newCustomer('parcel-arabic');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const expectToFit = (): Promise<void> => expect.poll(width).toBeLessThanOrEqual(360);
    await page.goto('/parcel-checkout');
    await page.locator('input[name=username]').fill(customer.email);
    await page.locator('input[name=password]').fill(customer.password);
    await page.getByRole('main').locator('button[type=submit]').first().tap();
    await comeAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['parcel.heading']);
    await page.getByRole('radio').nth(1).tap();
    await page.getByRole('button', { name: texts['parcel.choose_to'] }).tap();
    await page.getByRole('combobox').fill('27 ferry la');
    await page.getByRole('option').first().tap();
    await page.locator('input[name=receiver-name]').fill('ميرا حداد');
    await page.locator('input[name=receiver-phone]').fill('+14155550164');
    await page.getByRole('radio', { name: new RegExp(`^${texts['checkout.cash']}`) }).tap();
    await expectToFit();
    await page.getByRole('button', { name: new RegExp(`^${texts['parcel.send']}`) }).tap();
    await parcelId(page);
    await expect(page.getByText('ميرا حداد')).toBeVisible();
    await expectToFit();
    expect(errors).toEqual([]);
  });
});
