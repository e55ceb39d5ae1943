import type { Page } from '@playwright/test';
import { orderMeal } from '../support/meal.ts';
import { fund } from '../support/wallet.ts';
import { moveOrder } from './delivered.ts';
import type { Walk } from './stage.ts';

const submit = (page: Page) => page.locator('main form [type=submit]').click();

/** WALLET-1: an empty wallet, and each way back from a provider. */
const toppingUp: Walk = async ({ customer, open, take, takeAll }) => {
  const page = await open(await customer('Nadia'));
  await page.goto('/wallet');
  await page.locator('main h3').first().waitFor();
  await takeAll(page, 'wallet-empty');
  await page.goto('/wallet/top-up');
  await page.locator('[name=amount]').waitFor();
  await takeAll(page, 'wallet-top-up');
  await page.locator('[name=amount]').fill('none');
  await submit(page);
  await page.locator('[aria-invalid=true]').waitFor();
  await takeAll(page, 'wallet-top-up-refused');
  await page.locator('[name=amount]').fill('20');
  await takeAll(page, 'wallet-top-up-filled');
  for (const [action, name] of [
    ['cancel', 'canceled'],
    ['pay', 'paid'],
  ]) {
    await submit(page);
    await page.waitForURL(/\/pay\/pp_/);
    if (action === 'cancel') await take(page, 'wallet-provider');
    await page.locator(`button[value=${action}]`).click();
    await page.locator('main [role=status]').first().waitFor();
    await takeAll(page, `wallet-${name}`);
    if (action === 'cancel') await page.goto('/wallet/top-up');
  }
};

/** Every kind of movement, one receipt, and a group without any. */
const history: Walk = async (stage) => {
  const { api, customer, open, takeAll } = stage;
  const [owner, friend] = [await customer('Nadia'), await customer('Mira')];
  const page = await open(owner);
  await fund(page, owner, 120, api);
  await moveOrder(stage, await orderMeal(api, owner.token), 'canceled');
  await orderMeal(api, owner.token);
  const { uuid } = (await api.ok('showProfile', {}, friend)).data;
  await api.ok('sendMoney', { uuid, price: 12, currency_id: 1 }, owner);
  await api.ok('withdrawMoney', { price: 10 }, owner);
  await page.goto('/wallet');
  await page.locator('main h3').first().waitFor();
  await takeAll(page, 'wallet-history');
  await page.goto('/wallet?show=rewards');
  await page.locator('main h3').first().waitFor();
  await takeAll(page, 'wallet-no-rewards');
  await page.goto('/wallet?show=waiting');
  await page.locator('main a[href*="/receipt/"]').first().click();
  await page.locator('main dl').waitFor();
  await takeAll(page, 'wallet-receipt-waiting');
  await page.goto('/wallet?show=out');
  await page.locator('main a[href*="/receipt/"]').nth(1).click();
  await page.locator('main dl').waitFor();
  await takeAll(page, 'wallet-receipt');
};

/** To a friend: find, amount, second look, sent. */
const sending: Walk = async ({ api, customer, open, takeAll }) => {
  const [owner, friend] = [await customer('Nadia'), await customer('Mira')];
  const page = await open(owner);
  await fund(page, owner, 20, api);
  await page.goto('/wallet/send');
  await page.locator('[name=receiver]').waitFor();
  await takeAll(page, 'wallet-send');
  await page.locator('[name=receiver]').fill('nobody@journey.test');
  await submit(page);
  await page.locator('main [role=status] p').waitFor();
  await takeAll(page, 'wallet-send-nobody');
  await page.locator('[name=receiver]').fill(friend.email);
  await submit(page);
  await page.locator('main li button').waitFor();
  await takeAll(page, 'wallet-send-found');
  await page.locator('main li button').click();
  await page.locator('[name=amount]').fill('20.01');
  await submit(page);
  await page.locator('[aria-invalid=true]').waitFor();
  await takeAll(page, 'wallet-send-refused');
  await page.locator('[name=amount]').fill('12.50');
  await submit(page);
  await page.locator('main dl').waitFor();
  await takeAll(page, 'wallet-send-look');
  await submit(page);
  await page.locator('main dl').waitFor({ state: 'detached' });
  await takeAll(page, 'wallet-sent');
};

/** Paid out, which nobody has yet. */
const withdrawing: Walk = async ({ api, customer, open, take, takeAll }) => {
  const owner = await customer('Nadia');
  const page = await open(owner);
  await fund(page, owner, 20, api);
  await page.goto('/wallet/withdraw');
  await page.locator('[name=amount]').waitFor();
  await submit(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await takeAll(page, 'wallet-withdraw-refused');
  await page.locator('[name=amount]').fill('8');
  await page.locator('[name=pay-to]').fill('NL00 TEST 0000 0000 00');
  await submit(page);
  await page.waitForURL(/\/wallet(\/receipt\/.*)?$/);
  await takeAll(page, 'wallet-withdrawn');
  await page.goto('/wallet?show=waiting');
  await page.locator('main a[href*="/receipt/"]').first().click();
  await page.locator('main dl ~ * button, main dl ~ button').first().click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'wallet-withdrawal-canceling');
};

/** REFERRAL-1: nobody invited yet, the terms, and the page of somebody invited. */
const inviting: Walk = async (stage) => {
  const { api, customer, open, takeAll } = stage;
  const owner = await customer('Nadia');
  const page = await open(owner);
  await page.goto('/referrals');
  await page.locator('main img, main svg[role=img]').first().waitFor();
  await takeAll(page, 'referrals');
  await page.goto('/referral-terms');
  await page.locator('main h1').waitFor();
  await takeAll(page, 'referral-terms');
  const { my_referral: code } = (await api.ok('showProfile', {}, owner)).data;
  const visitor = await open();
  await visitor.goto(`/register?referral_code=${code}`);
  await visitor.locator('main [role=status]').first().waitFor();
  await takeAll(visitor, 'referral-invited');
  await page.goto(`/register?referral_code=${code}`);
  await page.locator('main h1, main p').first().waitFor();
  await takeAll(page, 'referral-own-link');
};

export const wallet: readonly Walk[] = [toppingUp, history, sending, withdrawing, inviting];
