import type { Page } from '@playwright/test';
import type { Customer } from '../support/api.ts';
import { fillWithMeal, firstDish } from '../support/meal.ts';
import { fund } from '../support/wallet.ts';
import type { Stage, Walk } from './stage.ts';

const pay = (page: Page, tag: string) => page.locator(`[type=radio][value=${tag}]`);
const placeButton = ({ word }: Stage, page: Page) => page.getByRole('button', { name: word('checkout.place') });

/** A customer's checkout of a meal; `before` prepares the customer. */
export const enterCheckout = async (
  stage: Stage,
  before?: (customer: Customer, page: Page) => Promise<unknown>,
): Promise<{ readonly page: Page; readonly customer: Customer }> => {
  const customer = await stage.customer('Nadia');
  await fillWithMeal(stage.api, customer.token);
  const page = await stage.open(customer);
  await before?.(customer, page);
  await page.goto('/checkout');
  await pay(page, 'cash').waitFor({ state: 'attached' });
  return { page, customer };
};

/** ORDER-2: what the form says of itself. */
const filling: Walk = async (stage) => {
  const { take, takeAll, word } = stage;
  const { page } = await enterCheckout(stage);
  await take(page, 'checkout-top');
  await takeAll(page, 'checkout-delivery');
  await placeButton(stage, page).click();
  await page.getByText(word('checkout.fault.payment')).first().waitFor();
  await take(page, 'checkout-nothing-chosen');

  await page.getByRole('radio', { name: word('checkout.leave') }).check({ force: true });
  await page.locator('[name=courier-note]').fill('Behind the blue door, second floor');
  const more = page.getByRole('button', { name: word('checkout.cutlery_more') });
  await more.click();
  await more.click();
  await page.getByRole('switch').first().check({ force: true });
  await page.locator('[name=recipient-name]').waitFor();
  await pay(page, 'cash').check({ force: true });
  await placeButton(stage, page).click();
  await page.getByText(word('checkout.fault.recipient_name')).first().waitFor();
  await takeAll(page, 'checkout-recipient');
  await page.getByRole('switch').first().uncheck({ force: true });

  await page.getByRole('radio', { name: word('checkout.other_time') }).check({ force: true });
  await page.locator('main select').first().waitFor();
  await page.getByRole('radio', { name: word('checkout.own_tip') }).check({ force: true });
  await page.locator('[name=own-tip]').fill('3.50');
  await takeAll(page, 'checkout-time-and-tip');
  await page.getByRole('radio', { name: word('checkout.pickup') }).check({ force: true });
  await takeAll(page, 'checkout-pickup');
  await placeButton(stage, page).focus();
  await page.locator('[name=order-phone], main [type=tel]').first().fill('12');
  await placeButton(stage, page).click();
  await takeAll(page, 'checkout-phone-refused');
};

/** ORDER-1h: the codes of a shop. */
const couponing: Walk = async (stage) => {
  const { takeAll, word } = stage;
  const { page } = await enterCheckout(stage);
  const field = page.locator('input[name=coupon]');
  await field.fill('NOSUCH');
  await field.press('Enter');
  await page.getByText(word('coupon.unknown')).waitFor();
  await takeAll(page, 'checkout-code-unknown');
  await page.getByRole('button', { name: /WELCOME10/ }).click();
  await page.getByText(word('coupon.applied')).first().waitFor();
  await takeAll(page, 'checkout-code-applied');
};

/** What stands in the way: no address, one too far away, too little, nothing at all, a closed shop. */
const hindered: Walk = async (stage) => {
  const { api, customer, open, take, takeAll } = stage;
  const [lost, far, poor, empty] = [
    await customer('Lost'),
    await customer('Far'),
    await customer('Poor'),
    await customer('Empty'),
  ];
  for (const { token } of [lost, far]) await fillWithMeal(api, token);
  const page = await open(lost);
  await page.context().clearCookies({ name: 'address' });
  const saved = (await api.ok('listAddresses', {}, { token: lost.token })).data.map(({ id }) => id);
  await api.ok('deleteAddresses', { ids: saved }, { token: lost.token });
  await page.goto('/checkout');
  await pay(page, 'cash').waitFor({ state: 'attached' });
  await takeAll(page, 'checkout-no-address');
  await placeButton(stage, page).click();
  await take(page, 'checkout-no-address-refused');

  const away = await open(far);
  const address = JSON.stringify({ address: '1 Far Away Road', location: [42.4, -71.1] });
  await away.context().addCookies([{ name: 'address', value: encodeURIComponent(address), url: stage.origin }]);
  await away.goto('/checkout');
  await pay(away, 'cash').waitFor({ state: 'attached' });
  await takeAll(away, 'checkout-outside');

  const products = [{ stock_id: (await firstDish(api)).stocks?.[0]?.id ?? 0, quantity: 1 }];
  await api.ok('insertProducts', { shop_id: 1, currency_id: 1, products }, { token: poor.token });
  const little = await open(poor);
  await little.goto('/checkout');
  await little.locator('main h1').waitFor();
  await takeAll(little, 'checkout-below-minimum');

  const nothing = await open(empty);
  await nothing.goto('/checkout');
  await nothing.locator('main h1').waitFor();
  await take(nothing, 'checkout-empty');
};

/** ORDER-5: the cart grows on another device between the total and the order. */
const changing: Walk = async (stage) => {
  const { api, take } = stage;
  const { page, customer } = await enterCheckout(stage);
  await pay(page, 'cash').check({ force: true });
  const products = [{ stock_id: (await firstDish(api)).stocks?.[0]?.id ?? 0, quantity: 6 }];
  await api.ok('insertProducts', { shop_id: 1, currency_id: 1, products }, { token: customer.token });
  await placeButton(stage, page).click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'checkout-changed');
};

/** PAY-4: a wallet that covers the order, and one that does not. */
const withWallet: Walk = async (stage) => {
  const { api, takeAll } = stage;
  const rich = await enterCheckout(stage, (customer, page) => fund(page, customer, 500, api));
  await pay(rich.page, 'wallet').check({ force: true });
  await takeAll(rich.page, 'checkout-wallet');
  const short = await enterCheckout(stage, (customer, page) => fund(page, customer, 5, api));
  await pay(short.page, 'stripe').check({ force: true });
  await short.page.locator('[role=radiogroup] ~ * [type=checkbox], [role=radiogroup] [type=checkbox]').first().check();
  await short.page.locator('[role=radiogroup] summary').click();
  await takeAll(short.page, 'checkout-wallet-part');
};

/** ORDER-2i: a number that has to be verified first. */
const unverified: Walk = async (stage) => {
  const { api, takeAll, word } = stage;
  const desk = { token: await api.signIn('desk@tiffin.test') };
  await api.ok('changeSettings', { values: { before_order_phone_verified: '1' } }, desk);
  try {
    const { page } = await enterCheckout(stage);
    await page.getByRole('link', { name: word('checkout.verify_phone') }).waitFor();
    await takeAll(page, 'checkout-unverified');
    await page.getByRole('link', { name: word('checkout.verify_phone') }).click();
    await page.waitForURL(/verify/);
    await page.locator('main h1').waitFor();
    await takeAll(page, 'verify-phone');
    await page.locator('main form [type=submit], main button').first().click();
    await page.locator('main input').first().waitFor();
    await takeAll(page, 'verify-phone-code');
  } finally {
    await api.ok('changeSettings', { values: { before_order_phone_verified: '0' } }, desk);
  }
};

export const checkout: readonly Walk[] = [filling, couponing, hindered, changing, withWallet, unverified];
