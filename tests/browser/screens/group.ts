import { fillWithMeal } from '../support/meal.ts';
import { addDish, guestOf, joinOn, startFullMeal, startMeal } from './group-meal.ts';
import { owing } from './group-owing.ts';
import type { Walk } from './stage.ts';

/** GROUP-1: the form, with and without an account, and the link it leads to. */
const starting: Walk = async ({ api, customer, open, take, takeAll, word }) => {
  const owner = await customer('Lina');
  await fillWithMeal(api, owner.token);
  const visitor = await open();
  await visitor.goto('/group/1');
  await visitor
    .getByRole('link', { name: word('group.sign_in_button') })
    .last()
    .waitFor();
  await take(visitor, 'group-start-guest');

  const page = await open(owner);
  await page.goto('/shop/1');
  await take(page, 'group-shop');
  await page
    .getByRole('link', { name: word('group.to_start') })
    .first()
    .click();
  await page.locator('input[name=limit]').waitFor();
  await takeAll(page, 'group-start');
  await page.locator('input[name=limit]').fill('-4');
  await page.locator('main form [type=submit]').click();
  await page.locator('[aria-invalid=true]').waitFor();
  await takeAll(page, 'group-start-refused');
  await page.locator('input[name=title]').fill('Friday lunch');
  await page.locator('input[name=limit]').fill('40');
  await page.locator('main form [type=submit]').click();
  await page.getByRole('img', { name: word('group.code') }).waitFor();
  await takeAll(page, 'group-invite');
  await page
    .getByRole('button', { name: word('group.copy') })
    .first()
    .click();
  await take(page, 'group-copied');
  await page.goto('/shop/1');
  await take(page, 'group-shop-owner');

  const elsewhere = await open(owner);
  await elsewhere.goto('/group/2');
  await elsewhere.locator('main form [type=submit]').click();
  await elsewhere.getByRole('heading', { name: word('group.stop.other_shop') }).waitFor();
  await take(elsewhere, 'group-stopped-other-shop');
};

/** GROUP-1b: the page of a link before its guest joins. */
const joining: Walk = async (stage) => {
  const { open, take, takeAll, word } = stage;
  const meal = await startFullMeal(stage);
  const page = await open();
  await page.goto(meal.link);
  await page.locator('input[name=name]').waitFor();
  await takeAll(page, 'group-join');
  await page.locator('main form [type=submit]').click();
  await page.locator('[aria-invalid=true]').waitFor();
  await takeAll(page, 'group-join-refused');

  const shopper = await open();
  await shopper.goto('/shop/2');
  await shopper.locator('section[id^=menu-] article button').last().click();
  await shopper.goto(meal.link);
  await shopper.locator('input[name=name]').waitFor();
  await takeAll(shopper, 'group-join-own-cart');

  const other = await startMeal(stage);
  const guest = await guestOf(stage, other);
  await guest.goto(meal.link);
  await guest.getByRole('button', { name: word('group.other_leave') }).waitFor();
  await takeAll(guest, 'group-join-other-group');
  await guest.goto('/shop/2');
  await guest.locator('section[id^=menu-] article button').last().click();
  await guest.locator('dialog[open]').waitFor();
  await take(guest, 'group-question-other-shop');

  const plain = await open(undefined, { javaScriptEnabled: false });
  await plain.goto(meal.link);
  await take(plain, 'group-plain');
};

/** GROUP-4: everybody chooses. */
const live: Walk = async (stage) => {
  const { open, take, takeAll, word } = stage;
  const meal = await startFullMeal(stage);
  const guest = await guestOf(stage, meal);
  const page = await open(meal.owner);
  await page.goto(meal.link);
  await page.locator('#members ~ ul > li').nth(3).waitFor();
  await takeAll(page, 'group-live-owner');
  await take(page, 'group-live-owner-top');
  await page.getByRole('button', { name: word('group.add_dish') }).click();
  await take(page, 'group-live-menu');
  await page.getByRole('button', { name: word('group.add_dish') }).click();
  await page.locator('details > summary').first().click();
  await take(page, 'group-live-link');
  await page
    .getByRole('button', { name: word('group.remove') })
    .nth(1)
    .click();
  await page.getByRole('button', { name: word('group.undo') }).waitFor();
  await takeAll(page, 'group-live-removing');
  await page.getByRole('button', { name: word('group.undo') }).click();

  await guest.getByRole('button', { name: word('group.add_dish') }).click();
  await takeAll(guest, 'group-live-guest');
  await take(guest, 'group-live-guest-top');
  await guest.getByRole('button', { name: word('group.i_am_done') }).click();
  await guest.getByRole('button', { name: word('group.still_choosing') }).waitFor();
  await takeAll(guest, 'group-live-guest-done');
  await guest.context().setOffline(true);
  await addDish(stage, guest);
  await guest.getByText(word('group.offline')).waitFor();
  await takeAll(guest, 'group-live-guest-offline');
};

/** GROUP-4a: the limit of a person, and the lock. */
const limits: Walk = async (stage) => {
  const { open, take, takeAll, word } = stage;
  const meal = await startMeal(stage, { limit: 4 });
  const guest = await guestOf(stage, meal);
  await addDish(stage, guest);
  await addDish(stage, guest);
  await guest.getByText(word('group.refused.limit')).first().waitFor();
  await take(guest, 'group-limit-reached');
  const page = await open(meal.owner);
  await page.goto(meal.link);
  await page
    .getByRole('button', { name: word('group.lock') })
    .last()
    .click();
  await page.getByRole('button', { name: word('group.unlock') }).waitFor();
  await takeAll(page, 'group-locked-owner');
  await guest.getByText(word('group.locked_text')).waitFor();
  await takeAll(guest, 'group-locked-guest');
  const late = await open();
  await late.goto(meal.link);
  await late.getByRole('heading', { name: word('group.stop.locked') }).waitFor();
  await take(late, 'group-stopped-locked');
};

/** GROUP-2e: those who are no longer in it. */
const released: Walk = async (stage) => {
  const { look, open, take, word } = stage;
  const meal = await startFullMeal(stage);
  const [kicked, leaving, staying, idle] = [
    await guestOf(stage, meal),
    await guestOf(stage, meal),
    await guestOf(stage, meal),
    await open(),
  ];
  await joinOn(idle, meal, 'Sam');
  await idle.getByRole('button', { name: word('group.leave') }).click();
  await idle.getByText(word('group.released.nothing')).waitFor();
  await take(idle, 'group-left-empty');
  await leaving.getByRole('button', { name: word('group.leave') }).click();
  await leaving.getByRole('heading', { name: word('group.released.left') }).waitFor();
  await take(leaving, 'group-left');
  await meal.kick(look.locale === 'ar' ? 'مريم' : 'Mira');
  await kicked.getByRole('heading', { name: word('group.released.removed') }).waitFor();
  await take(kicked, 'group-removed');
  const ended = await startMeal(stage);
  const last = await guestOf(stage, ended);
  await ended.end();
  await last.locator('[role=alert] h1').waitFor();
  await take(last, 'group-ended');
  await staying.close();
};

/** GROUP-6a: links that let nobody in. */
const refusing: Walk = async (stage) => {
  const { open, take, word } = stage;
  const meal = await startMeal(stage);
  const page = await open();
  await page.goto(`${meal.link.split('#')[0]}#00000000-0000-4000-8000-00000000dead`);
  await page.getByRole('heading', { name: word('group.stop.link') }).waitFor();
  await take(page, 'group-stopped-link');
  const full = await open();
  await full.route('**/invitation*', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { readonly data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, full: true } } });
  });
  await full.goto(meal.link);
  await full.getByRole('heading', { name: word('group.stop.full') }).waitFor();
  await take(full, 'group-stopped-full');
  const late = await open();
  const short = await startMeal(stage, { isShort: true });
  const early = await open();
  await joinOn(early, short, 'Sam');
  await early.getByText(word('group.locked_text')).waitFor();
  await take(early, 'group-expired-guest');
  await late.goto(short.link);
  await late.getByRole('heading', { name: word('group.stop.locked') }).waitFor();
  await take(late, 'group-expired-link');
  const away = await open();
  await away.route('**/invitation*', (route) => route.abort());
  await away.goto(meal.link);
  await away.locator('main h1').waitFor();
  await take(away, 'group-failed');
};

export const group: readonly Walk[] = [starting, joining, live, limits, released, refusing, owing];
