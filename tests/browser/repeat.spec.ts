import { expect, test } from '@playwright/test';
import { api, newCustomer, ordersOf } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { CASH, orderMeal } from './support/meal.ts';

test('ORDER-7 repeats an order on days of the week, leaves one out, pauses, and ends', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('repeat');
  const order = await orderMeal(api, customer.token, CASH);
  const { token } = customer;
  await expect.poll(async () => (await api.ok('showOrder', { id: order }, { token })).data.status).toBe('delivered');
  const stored = async () => (await api.ok('showRepeatPlan', { id: order }, { token })).data.plan;

  await page.goto(`/orders/${order}`);
  await signIn(page, customer);
  await comeAlive(page);
  await page.getByRole('link', { name: 'Repeat it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repeat it');
  await page.getByRole('button', { name: 'Start repeating' }).click();
  await expect(page.getByRole('group', { name: 'On' }).getByRole('alert')).toHaveText('Choose at least one day.');
  await page.getByRole('button', { name: 'Tuesday' }).click();
  await page.getByLabel('Arrives').fill('12:30');
  await page.getByLabel(/^Ask me when it costs over/).fill('500');
  await expect(page.getByText(/below your limit/)).toBeVisible();
  await page.getByRole('button', { name: 'Start repeating' }).click();
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  expect(await stored()).toEqual({
    weekdays: ['tuesday'],
    time: '12:30',
    price_limit: 500,
    skipped: [],
    paused: false,
    until: null,
  });

  const next = page.getByRole('region', { name: 'Next' });
  await next
    .getByRole('button', { name: /^Skip Tuesday/ })
    .first()
    .click();
  await expect(next.getByRole('listitem').first()).toContainText('Skipped by you');
  await page.reload();
  await comeAlive(page);
  await expect(next.getByRole('listitem').first()).toContainText('Skipped by you');
  await next.getByRole('button', { name: /^Do not skip Tuesday/ }).click();
  await expect(next.getByRole('listitem').first()).toContainText('12:30');
  await page.getByRole('button', { name: 'Pause until I say so' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();

  // The history leads there as well.
  await page.goto('/orders');
  await comeAlive(page);
  await page.getByRole('link', { name: 'Repeat it' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'Start repeating' })).toBeVisible();
  expect(await stored()).toBeNull();
  expect(errors).toEqual([]);
});

test('ORDER-7 asks above the limit, orders nothing by itself, and orders once after a yes', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('limit');
  const order = await orderMeal(api, customer.token, CASH);
  const { token } = customer;
  const shown = async () => (await api.ok('showRepeatPlan', { id: order }, { token })).data;
  await expect.poll(async () => (await shown()).order.status).toBe('delivered');

  await page.goto(`/orders/${order}/repeat`);
  await signIn(page, customer);
  await comeAlive(page);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await page.getByRole('button', { name: day }).click();
  await page.getByLabel('Arrives').fill('18:30');
  await page.getByLabel(/^Ask me when it costs over/).fill('1');
  await expect(page.getByText(/over your limit\. We would ask you first/)).toBeVisible();
  await page.getByRole('button', { name: 'Start repeating' }).click();
  await expect(page.getByRole('region', { name: 'Next' }).getByText(/^Would cost \$/)).toHaveCount(4);

  // Another client of the customer's lets it begin today instead of tomorrow.
  await api.ok('repeatOrder', { id: order, from: '2026-03-04', to: '2026-12-31' }, { token });
  await expect.poll(async () => (await shown()).question?.day, { timeout: 60_000 }).toBe('2026-03-04');
  expect(await ordersOf(customer)).toHaveLength(1);
  await page.goto('/orders');
  await comeAlive(page);
  await page.getByRole('link', { name: 'Repeat it' }).click();
  await expect(page.getByRole('heading', { name: /^Wednesday, 04\.03\. costs \$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Order anyway' }).click();
  await expect(page.getByRole('status').getByText('It is ordered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order anyway' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const [copy, ...others] = (await ordersOf(customer)).filter(({ id }) => id !== order);
  expect([copy?.delivery_date, copy?.delivery_time, others]).toEqual(['2026-03-04', '18:30', []]);
  await page.goto(`/orders/${copy?.id}/repeat`);
  await comeAlive(page);
  await expect(page.getByText('Its last day is Thursday, 31.12.')).toBeVisible();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await shown()).plan).toBeNull();
  expect(errors).toEqual([]);
});
