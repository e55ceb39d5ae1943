import { comeAlive } from '../support/journey.ts';
import { CASH, orderMeal } from '../support/meal.ts';
import { again } from './again.ts';
import { delivered, moveOrder } from './delivered.ts';
import type { Walk } from './stage.ts';
import { substituting } from './substituting.ts';

/** ORDER-6: an order from the moment it was sent to the door, and one that is canceled. */
const following: Walk = async (stage) => {
  const { api, customer, open, take, takeAll, word } = stage;
  const owner = await customer('Nadia');
  const id = await orderMeal(api, owner.token, CASH);
  const page = await open(owner);
  const now = (key: Parameters<typeof word>[0]) => page.getByRole('heading', { level: 1, name: word(key) }).waitFor();
  await page.goto(`/orders/${id}`);
  await now('order.now.new');
  await page.getByRole('button', { name: word('order.note_add') }).waitFor();
  await takeAll(page, 'order-sent');
  await page.getByRole('button', { name: word('order.note_add') }).click();
  await page.keyboard.type('Ring twice');
  await takeAll(page, 'order-noting');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: word('order.note_change') }).waitFor();
  await page.getByRole('button', { name: word('order.cancel') }).click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'order-canceling');
  await page.keyboard.press('Escape');
  await moveOrder(stage, id, 'accepted');
  await now('order.now.accepted');
  await takeAll(page, 'order-accepted');
  await moveOrder(stage, id, 'ready');
  await now('order.now.ready');
  await takeAll(page, 'order-ready');
  await moveOrder(stage, id, 'on_a_way');
  await now('order.now.on_a_way_by');
  await take(page, 'order-on-the-way-top');
  await takeAll(page, 'order-on-the-way');
  await moveOrder(stage, id, 'delivered');
  await now('order.now.delivered');
  await takeAll(page, 'order-delivered');

  const other = await orderMeal(api, owner.token, CASH);
  await page.goto(`/orders/${other}`);
  await now('order.now.new');
  await moveOrder(stage, other, 'canceled');
  await now('order.now.canceled');
  await takeAll(page, 'order-canceled');
};

/** ORDER-6n: none, one of each kind, and a search that finds nothing. */
const listing: Walk = async (stage) => {
  const { api, customer, open, take, takeAll } = stage;
  const [owner, nobody] = [await customer('Nadia'), await customer('Nobody')];
  const page = await open(nobody);
  await page.goto('/orders');
  await page.locator('main h2').first().waitFor();
  await takeAll(page, 'orders-none');
  await delivered(stage, owner);
  await moveOrder(stage, await orderMeal(api, owner.token, CASH), 'canceled');
  await moveOrder(stage, await orderMeal(api, owner.token, CASH), 'accepted');
  const list = await open(owner);
  await list.goto('/orders');
  await list.locator('main article').nth(2).waitFor();
  await takeAll(list, 'orders');
  await list.goto('/orders?search=nothing');
  await list.locator('main h2').first().waitFor();
  await take(list, 'orders-no-match');
};

/** REVIEW-1h, PAY-6: stars, words and a tip. */
const rating: Walk = async (stage) => {
  const { customer, open, takeAll, word } = stage;
  const owner = await customer('Nadia');
  const id = await delivered(stage, owner);
  const page = await open(owner);
  await page.goto(`/orders/${id}/review`);
  await page.getByRole('radiogroup').first().waitFor();
  await takeAll(page, 'rating');
  await page.locator('main form [type=submit]').last().click();
  await takeAll(page, 'rating-refused');
  // The fourth star of the shop, and that of the courier.
  const stars = page.getByRole('radio', { name: word('reviews.stars_of') });
  for (const star of [3, 8]) await stars.nth(star).check({ force: true });
  await page.locator('[name=comment]').fill('Warm and quick');
  await takeAll(page, 'rating-filled');
  await page.getByRole('button', { name: word('rating.send') }).click();
  await page.getByRole('heading', { name: word('rating.thanks') }).waitFor();
  await takeAll(page, 'rating-thanks');
  await page.goto(`/orders/${id}/review`);
  await page.getByRole('radiogroup').first().waitFor();
  await takeAll(page, 'rating-again');
};

/** REFUND-3: asked, waiting, granted and rejected. */
const refunding: Walk = async (stage) => {
  const { api, customer, open, takeAll } = stage;
  const desk = { token: await api.signIn('desk@tiffin.test') };
  const owner = await customer('Nadia');
  const page = await open(owner);
  await page.goto('/order-refunds');
  await page.locator('main h2').first().waitFor();
  await takeAll(page, 'refunds-none');
  for (const answer of ['granted', 'rejected']) {
    const id = await delivered(stage, owner);
    await page.goto(`/orders/${id}/problem`);
    await page.locator('main [type=checkbox]').first().waitFor();
    await comeAlive(page);
    if (answer === 'granted') {
      await takeAll(page, 'problem');
      await page.locator('main form [type=submit]').click();
      await takeAll(page, 'problem-refused');
    }
    await page.locator('main [type=checkbox]').first().check();
    await page.locator('main [type=radio]').first().check({ force: true });
    await page.locator('[name=note]').fill('The lid was open');
    await page.locator('main form [type=submit] bdi').waitFor();
    if (answer === 'granted') await takeAll(page, 'problem-chosen');
    await page.locator('main form [type=submit]').click();
    await page.waitForURL(/\/order-refunds$/);
    await page.locator('main article').first().waitFor();
    if (answer === 'granted') await takeAll(page, 'refunds-asked');
    const [refund] = (await api.ok('listAllRefunds', { search: String(id) }, desk)).data;
    if (answer === 'granted') await api.ok('acceptRefund', { id: refund?.id }, desk);
    else await api.ok('rejectRefund', { id: refund?.id, answer: 'The lid is closed on the photo' }, desk);
  }
  await page.reload();
  await page.locator('main article').nth(1).waitFor();
  await takeAll(page, 'refunds-answered');
};

export const afterOrder: readonly Walk[] = [following, substituting, listing, rating, refunding, again];
