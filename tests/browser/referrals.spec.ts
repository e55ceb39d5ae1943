import { expect } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { CASH, orderMeal } from './support/meal.ts';
import { test } from './support/test.ts';

const PASSWORD = 'secret-1';

test('REFERRAL-1 a friend joins by a link and orders: both see what it brought', async ({ page, browser }) => {
  const errors = watchErrors(page);
  const inviter = await newCustomer('inviter');
  const desk = await api.signIn('desk@tiffin.test');
  const { my_referral: code } = (await api.ok('showProfile', {}, { token: inviter.token })).data;
  const email = `invited-${process.pid}-${Date.now()}@journey.test`;

  await test.step('the inviter signs in on the way to the page, and finds code and link', async () => {
    await page.goto('/referrals');
    await expect(page).toHaveURL(/\/login\?next=%2Freferrals$/);
    await signIn(page, inviter);
    await expect(page.getByRole('heading', { level: 1, name: '$3.00 for them, $5.00 for you' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`/register?referral_code=${code}`);
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect(page.getByText('No friend has ordered yet.')).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Terms of the invitation' }).click();
    await expect(page).toHaveURL(/\/referral-terms$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Bring a friend to the table' })).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  await test.step('an own link explains itself', async () => {
    await page.goto(`/register?referral_code=${code}`);
    await expect(page.getByText('This is your own link.')).toBeVisible();
  });

  const context = await browser.newContext();
  const friend = await context.newPage();
  const friendErrors = watchErrors(friend);

  await test.step('the friend looks around first; the invitation waits', async () => {
    await friend.goto(`/shop/1?referral_code=${code}`);
    await expect.poll(() => friend.evaluate(() => localStorage.getItem('invitation'))).toContain(code);
    await friend.goto('/liked');
    await friend.goto('/register');
    await expect(friend.getByRole('status').filter({ hasText: 'You were invited' })).toContainText(code);
    await expect(friend.getByRole('main')).toContainText('$3.00');
    expect(await axeFindings(friend, 'main')).toEqual([]);
  });

  await test.step('the friend registers; a code that nobody has is refused beside its field', async () => {
    await friend.getByLabel('E-mail').fill(email);
    await friend.getByRole('button', { name: 'Send me a code' }).click();
    await expect(friend).toHaveURL(/\/verify-phone$/);
    const [mail] = (await api.ok('listOutbox', { to: email }, { token: desk })).data;
    await friend.getByLabel('Code').fill(mail?.code ?? '');
    await friend.getByRole('button', { name: 'Continue' }).click();
    const field = friend.getByLabel('Invitation code (optional)');
    await expect(field).toHaveValue(code);
    await expect(friend.getByText('You were invited with this code.')).toBeVisible();
    await friend.getByLabel('First name').fill('Ada');
    await friend.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await friend.getByLabel('Repeat the password').fill(PASSWORD);
    await field.fill('QQQQQQQQ');
    await friend.getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(friend.getByRole('button', { name: 'Create account without the code' })).toBeVisible();
    await field.fill(code.toLowerCase());
    await friend.getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(friend).toHaveURL(/\/$/);
  });

  await test.step('the first order is delivered', async () => {
    const token = await api.signIn(email, PASSWORD);
    const phone = `+1401${`${Date.now()}`.slice(-7)}`;
    await api.ok('updateProfile', { firstname: 'Ada', lastname: '', phone, old_password: PASSWORD }, { token });
    const id = await orderMeal(api, token, CASH);
    const [courier] = (await api.ok('listCouriers', {}, { token: desk })).data;
    const statusNow = async () => (await api.ok('showOrderSteps', { id }, { token: desk })).data.status;
    for (const status of ['accepted', 'ready', 'on_a_way', 'delivered']) {
      if ((await statusNow()) === 'delivered') break;
      // The simulated kitchen may have been quicker.
      await api.call('moveOrder', { id, status, deliveryman_id: courier?.id }, { token: desk });
    }
    await expect.poll(statusNow).toBe('delivered');
  });

  await test.step('both see what they earned', async () => {
    await friend.goto('/referrals');
    await expect(friend.getByText('You got $3.00 for your own first order.')).toBeVisible();
    await friend.getByRole('link', { name: 'Each reward in your wallet' }).click();
    await expect(friend).toHaveURL(/\/wallet\?show=rewards$/);
    await expect(friend.getByRole('link', { name: /Invitation reward/ })).toContainText('+$3.00');

    await page.goto('/orders');
    await comeAlive(page);
    await page.locator('header [popovertarget=notifications][aria-haspopup]').click();
    await page.getByRole('link', { name: /Ada has joined with your code/ }).click();
    await expect(page).toHaveURL(/\/referrals$/);
    const brought = page.getByRole('region', { name: 'What it brought' });
    await expect(brought).toContainText('$5.00');
    await expect(brought.getByRole('definition').nth(1)).toHaveText('1');
  });

  await context.close();
  expect([errors, friendErrors]).toEqual([[], []]);
});
