import { expect, test, type Locator, type Page } from '@playwright/test';
import { api, HOME, newCustomer, ordersOf, STREET, type Customer } from './support/api.ts';
import { comeAlive, reachCheckout, watchErrors } from './support/journey.ts';

/** Whether all of an element can be seen above the button that places the order. */
const isAboveDock = async (part: Locator, button: Locator): Promise<boolean> => {
  const [shown, dock] = [await part.boundingBox(), await button.boundingBox()];
  return shown !== null && dock !== null && shown.y >= 0 && shown.y + shown.height <= dock.y;
};

/** Saves a note for the courier with the address of a customer. */
const noteAddress = async ({ token }: Customer, comment: string): Promise<void> => {
  const [saved] = (await api.ok('listAddresses', {}, { token })).data;
  if (!saved) throw new Error('The customer has no address');
  const address = { address: STREET, comment };
  const location = [HOME.latitude, HOME.longitude];
  await api.ok('updateAddress', { id: saved.id, title: 'Home', address, location, active: true }, { token });
};

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('ORDER-9 the note of the address, the door, cutlery and another recipient go with the order', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const customer = await newCustomer('handed');
    await noteAddress(customer, 'Ring twice');
    await reachCheckout(page, customer);
    await comeAlive(page);
    const note = page.getByLabel('Note for the courier');
    await expect(note).toHaveValue('Ring twice');

    await test.step('a recipient without a phone number is named at its field, above the button', async () => {
      await page.getByRole('radio', { name: 'Leave it at the door' }).check();
      await note.fill('Behind the blue door');
      await page.getByRole('button', { name: 'More sets of cutlery' }).click();
      await page.getByRole('button', { name: 'More sets of cutlery' }).click();
      await page.getByRole('switch', { name: 'Someone else receives it' }).check();
      await page.getByLabel('Their name').fill('Mira Haddad');
      await page.evaluate(() => scrollTo(0, 0));
      await placeButton(page).click();
      const phone = page.getByLabel('Their phone');
      await expect(phone).toBeFocused();
      const message = page.getByText('Check the phone number: digits with the country code.');
      await expect(message).toBeInViewport();
      await expect.poll(() => isAboveDock(message, placeButton(page))).toBe(true);
      await phone.fill('+1 415 555 0142');
    });

    await test.step('the choices survive a reload', async () => {
      await page.reload();
      await comeAlive(page);
      await expect(note).toHaveValue('Behind the blue door');
      await expect(page.getByRole('radio', { name: 'Leave it at the door' })).toBeChecked();
      await expect(page.getByRole('group', { name: 'Cutlery' })).toContainText('2');
      await expect(page.getByLabel('Their phone')).toHaveValue('+1 415 555 0142');
    });

    await placeButton(page).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const handover = page.getByRole('list', { name: 'Handover' });
    for (const visit of ['at once', 'after a reload'])
      await test.step(`the order's page shows it ${visit}`, async () => {
        await expect(handover.getByRole('listitem')).toHaveText([
          'Leave it at the door',
          'For the courier: Behind the blue door',
          'Recipient: Mira Haddad, +1 415 555 0142',
          'Cutlery: 2',
        ]);
        await page.reload();
      });
    const { data: order } = await api.ok(
      'showOrder',
      { id: Number(page.url().split('/').at(-1)) },
      { token: customer.token },
    );
    expect(order.handover).toEqual({
      way: 'door',
      note: 'Behind the blue door',
      cutlery: 2,
      recipient: { name: 'Mira Haddad', phone: '14155550142' },
    });
    expect(errors).toEqual([]);
  });

  test('ORDER-4 Enter in a field or on a choice places nothing, and applies a code in its field', async ({ page }) => {
    const errors = watchErrors(page);
    const customer = await newCustomer('entered');
    await reachCheckout(page, customer);
    await comeAlive(page);
    for (const choice of [/^Delivery/, /As soon as possible/, 'Hand it to me', /Cash/])
      await page.getByRole('radio', { name: choice }).press('Enter');
    await page.getByRole('switch', { name: 'Someone else receives it' }).press('Enter');
    for (const field of ['Phone', 'Note for the shop', 'Note for the courier'])
      await page.getByLabel(field, { exact: true }).press('Enter');

    const summary = page.getByRole('complementary', { name: 'Summary' });
    const code = summary.getByLabel('Promo code');
    await code.fill('NOSUCH');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription('We do not know this code.');
    await expect.poll(() => isAboveDock(summary.getByText('We do not know this code.'), placeButton(page))).toBe(true);
    await code.fill('FIVER');
    await summary.getByRole('button', { name: 'Apply' }).click();
    await expect(summary.getByText('Code FIVER applied')).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    expect(await ordersOf(customer)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
