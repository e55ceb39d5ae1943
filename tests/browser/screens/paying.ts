import type { Page } from '@playwright/test';
import { fund } from '../support/wallet.ts';
import { enterCheckout } from './checkout.ts';
import type { Stage, Walk } from './stage.ts';

const pay = (page: Page, tag: string) => page.locator(`[type=radio][value=${tag}]`);
const at = (page: Page, action: string) => page.locator(`button[value=${action}]`);

/** An order placed, and the page of the provider that is to be paid at. */
const reachProvider = async (stage: Stage, wallet = 0) => {
  const entered = await enterCheckout(stage, (customer, page) =>
    wallet > 0 ? fund(page, customer, wallet, stage.api) : Promise.resolve(),
  );
  const { page } = entered;
  await pay(page, 'stripe').check({ force: true });
  if (wallet > 0) await page.locator('main [type=checkbox]:not([role=switch])').last().check();
  await page.getByRole('button', { name: stage.word('checkout.place') }).click();
  await page.waitForURL(/\/pay\/pp_/);
  return entered;
};

/** ORDER-3: there, back, and on. */
const returning: Walk = async (stage) => {
  const { take, takeAll, word } = stage;
  const { page } = await reachProvider(stage);
  await take(page, 'pay-provider');
  await page.locator('summary').click();
  await take(page, 'pay-provider-trying');
  await at(page, 'decline').click();
  await take(page, 'pay-provider-declined');
  await at(page, 'cancel').click();
  await page.getByRole('heading', { name: word('paying.refused') }).waitFor();
  await takeAll(page, 'pay-refused');
  await page.getByRole('button', { name: word('paying.another') }).click();
  await pay(page, 'cash').waitFor({ state: 'attached' });
  await takeAll(page, 'pay-another');
  await page.reload();
  await page.getByRole('button', { name: word('paying.again') }).click();
  await page.waitForURL(/\/pay\/pp_/);
  await at(page, 'pay').click();
  await page.getByRole('heading', { name: word('paying.paid') }).waitFor();
  await takeAll(page, 'pay-paid');
  await page.getByRole('button', { name: word('paying.follow') }).click();
  await page.getByRole('heading', { name: word('paying.paid') }).waitFor({ state: 'detached' });
  await takeAll(page, 'pay-order-paid');
};

/** What a window that was closed leaves behind. */
const leaving: Walk = async (stage) => {
  const { take, takeAll, word } = stage;
  const { page } = await reachProvider(stage);
  await at(page, 'cancel').click();
  await page.getByRole('heading', { name: word('paying.unfinished') }).waitFor();
  await takeAll(page, 'pay-cancelled');
  const order = new URL(page.url()).pathname;
  await page.getByRole('button', { name: word('paying.let_go') }).click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'pay-letting-go');
  await page.keyboard.press('Escape');
  await page.goto('/orders');
  await page.locator('main article').first().waitFor();
  await take(page, 'pay-orders');

  await page.route(/\/orders\/\d+\/payment/, (route) =>
    route.fulfill({ json: { data: { state: 'waiting', tag: 'stripe', kept_until: null } } }),
  );
  await page.goto(order);
  await page.getByRole('heading', { name: word('paying.waiting') }).waitFor();
  await takeAll(page, 'pay-waiting');
  await page.unroute(/\/orders\/\d+\/payment/);
  await page.route(/\/orders\/\d+\/payment/, (route) => route.abort());
  await page.goto(order);
  await takeAll(page, 'pay-unanswered');
};

/** An order that is to be paid later, with a provider that does not open. */
const later: Walk = async (stage) => {
  const { take, takeAll, word } = stage;
  const { page } = await enterCheckout(stage);
  await page.getByRole('radio', { name: word('paying.later') }).check({ force: true });
  await page.getByRole('button', { name: word('checkout.place') }).click();
  await page.getByRole('heading', { name: word('paying.unpaid') }).waitFor();
  await takeAll(page, 'pay-later');
  await page.getByRole('button', { name: word('paying.now') }).click();
  await take(page, 'pay-later-nothing-chosen');
  await page.route(/-process/, (route) => route.fulfill({ status: 500, json: { status: false } }));
  await pay(page, 'stripe').check({ force: true });
  const refused = page.waitForResponse(/-process/);
  await page.getByRole('button', { name: word('paying.now') }).click();
  await refused;
  await takeAll(page, 'pay-later-failed');
};

/** PAY-4c: charged after the wallet lost its part. */
const chargedLate: Walk = async (stage) => {
  const { api, takeAll } = stage;
  const { page, customer } = await reachProvider(stage, 5);
  await takeAll(page, 'pay-provider-part');
  await api.ok('withdrawMoney', { price: 3 }, { token: customer.token });
  await at(page, 'pay').click();
  await page.waitForURL(/\/orders\/\d+$/);
  await page.locator('main [type=radio]').first().waitFor({ state: 'attached' });
  await takeAll(page, 'pay-charged-late');
};

export const paying: readonly Walk[] = [returning, leaving, later, chargedLate];
