import { comeAlive } from '../support/journey.ts';
import { CASH, orderMeal } from '../support/meal.ts';
import { delivered } from './delivered.ts';
import type { Walk } from './stage.ts';

/** ACCOUNT-5: the profile, what was typed, and the steps that change how somebody is reached. */
const profiling: Walk = async ({ customer, open, take, takeAll }) => {
  const page = await open(await customer('Nadia'));
  await page.goto('/profile');
  await page.locator('[name=given-name]').waitFor();
  await comeAlive(page);
  await takeAll(page, 'profile');
  await page.locator('[name=given-name]').fill('');
  await page.locator('[name=bday]').fill('1990-05-17');
  await page.locator('main form [type=submit]').first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await takeAll(page, 'profile-refused');
  await page.goto('/profile/email');
  await page.locator('main form input').first().waitFor();
  await takeAll(page, 'profile-email');
  await page.goto('/profile/phone');
  await page.locator('main form input').first().waitFor();
  await takeAll(page, 'profile-phone');
  await page.goto('/');
  await comeAlive(page);
  await page.locator('header [popovertarget=drawer]:visible, header [popovertarget=user-menu]:visible').first().click();
  await take(page, 'account-menu');
};

/** The other pages of an account. */
const settling: Walk = async ({ api, customer, open, takeAll }) => {
  const owner = await customer('Nadia');
  await api.signIn(owner.email, owner.password);
  const page = await open(owner);
  for (const [path, name] of [
    ['/settings/security', 'security'],
    ['/settings/notification', 'notification-settings'],
    ['/settings/data', 'own-data'],
    ['/settings/comfort', 'comfort'],
    ['/diet', 'diet'],
    ['/reviews', 'own-reviews-none'],
    ['/update-password', 'new-password'],
  ] as const) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await comeAlive(page);
    await takeAll(page, name);
  }
};

/** What is unread, and nothing at all. */
const notified: Walk = async (stage) => {
  const { customer, open, take } = stage;
  const [owner, nobody] = [await customer('Nadia'), await customer('Nobody')];
  await delivered(stage, owner);
  for (const [who, name] of [
    [owner, 'notifications'],
    [nobody, 'notifications-none'],
  ] as const) {
    const page = await open(who);
    await page.goto('/orders');
    await comeAlive(page);
    await page.locator('header [popovertarget=notifications][aria-haspopup]').click();
    await page.locator('#notifications h2').first().waitFor();
    await take(page, name);
  }
};

/** CATALOG-7: what is liked, and nothing yet. */
const liking: Walk = async ({ customer, open, takeAll, word }) => {
  const page = await open(await customer('Nadia'));
  await page.goto('/liked');
  await page.locator('main h2').first().waitFor();
  await comeAlive(page);
  await takeAll(page, 'liked-none');
  for (const shop of [1, 2]) {
    await page.goto(`/shop/${shop}`);
    await comeAlive(page);
    await page
      .getByRole('button', { name: word('liked.toggle') })
      .first()
      .click();
  }
  await page.goto('/liked');
  await page.locator('main article').first().waitFor();
  await takeAll(page, 'liked');
};

/** ADDRESS-5: the saved addresses, the form, and none at all. */
const addressing: Walk = async ({ api, customer, open, take, takeAll, word }) => {
  const owner = await customer('Nadia');
  await api.ok(
    'createAddress',
    { title: 'Office', address: { address: '27 Ferry Lane' }, location: [41.51, -71.3], active: false },
    owner,
  );
  await orderMeal(api, owner.token, CASH);
  const page = await open(owner);
  await page.goto('/saved-locations');
  await page.locator('main fieldset').waitFor();
  await comeAlive(page);
  await takeAll(page, 'addresses');
  await page
    .getByRole('button', { name: word('address.add') })
    .first()
    .click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'address-adding');
  const ids = (await api.ok('listAddresses', {}, owner)).data.map(({ id }) => id);
  await api.ok('deleteAddresses', { ids }, owner);
  await page.goto('/saved-locations');
  await page.locator('main h2').first().waitFor();
  await takeAll(page, 'addresses-none');
};

export const account: readonly Walk[] = [profiling, settling, notified, liking, addressing];
