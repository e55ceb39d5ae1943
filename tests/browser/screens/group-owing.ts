import { guestOf, startFullMeal, startMeal } from './group-meal.ts';
import type { Walk } from './stage.ts';

/** GROUP-3, GROUP-6: the checkout of everybody's dishes, then who owes what. */
export const owing: Walk = async (stage) => {
  const { api, open, takeAll, word } = stage;
  const meal = await startFullMeal(stage);
  const guest = await guestOf(stage, meal);
  const page = await open(meal.owner);
  await page.goto(meal.link);
  await page.getByRole('button', { name: word('group.check_out') }).click();
  await page.waitForURL(/\/checkout$/);
  await page.locator('[type=radio][value=cash]').waitFor({ state: 'attached' });
  await takeAll(page, 'group-checkout');
  const id = await meal.order();
  await guest.getByRole('heading', { name: word('group.shares') }).waitFor();
  await guest.getByRole('heading', { name: word('group.pay.heading') }).waitFor();
  await takeAll(guest, 'group-owes-guest');
  await guest.locator('[type=radio][value=by-hand]').check();
  await guest
    .getByRole('region', { name: word('group.pay.heading') })
    .getByRole('button')
    .last()
    .click();
  await guest.getByRole('button', { name: word('group.pay.take_back') }).waitFor();
  await takeAll(guest, 'group-owes-told');
  await page.goto(meal.link);
  await page.getByRole('heading', { name: word('group.shares') }).waitFor();
  await takeAll(page, 'group-owes-owner');
  await page.locator('details:not([open]) > summary').first().click();
  await takeAll(page, 'group-owes-open');
  await page
    .getByRole('button', { name: word('group.settle') })
    .first()
    .click();
  await page
    .getByRole('button', { name: word('group.unsettle') })
    .first()
    .waitFor();
  await takeAll(page, 'group-owes-settled');
  await page.goto(`/orders/${id}`);
  await takeAll(page, 'group-order-owner');

  const desk = { token: await api.signIn('desk@tiffin.test') };
  const [courier] = (await api.ok('listCouriers', {}, desk)).data;
  for (const status of ['accepted', 'ready', 'on_a_way'])
    await api.call('moveOrder', { id, status, deliveryman_id: courier?.id }, desk);
  await guest.getByRole('heading', { name: word('order.status.on_a_way') }).waitFor();
  await takeAll(guest, 'group-order-on-the-way');
  await api.call('moveOrder', { id, status: 'delivered' }, desk);
  await guest.getByRole('heading', { name: word('order.status.delivered') }).waitFor();
  await takeAll(guest, 'group-order-delivered');

  const treat = await startMeal(stage, { payer: 'owner' });
  const treated = await guestOf(stage, treat);
  await treat.order();
  await treated.getByRole('heading', { name: word('group.ordered_by') }).waitFor();
  await takeAll(treated, 'group-treated');
};
