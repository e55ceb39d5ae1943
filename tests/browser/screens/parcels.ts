import type { Page } from '@playwright/test';
import { comeAlive } from '../support/journey.ts';
import { sendParcel } from '../support/parcel.ts';
import type { Walk } from './stage.ts';

const send = (page: Page) => page.locator('main form [type=submit]').last();

/** PARCEL-1: the form, what it refuses, and its price. */
const filling: Walk = async ({ customer, open, take, takeAll, word }) => {
  const page = await open(await customer('Nadia'));
  await page.goto('/parcel-checkout');
  await page.locator('main [type=radio]').first().waitFor({ state: 'attached' });
  await comeAlive(page);
  await takeAll(page, 'parcel');
  await send(page).click();
  await page.getByRole('alert').first().waitFor();
  await takeAll(page, 'parcel-refused');
  await page.locator('main [type=radio]').nth(1).check({ force: true });
  await page.getByRole('button', { name: word('parcel.choose_to') }).click();
  await page.locator('main [role=combobox]').fill('27 ferry la');
  await page.getByRole('option').first().waitFor();
  await take(page, 'parcel-address');
  await page.getByRole('option').first().click();
  await page.locator('[name=receiver-name]').fill('Mira Haddad');
  await page.locator('[name=receiver-phone]').fill('+1 401 555 0164');
  await page.locator('[name=instruction]').fill('A cake. Keep level.');
  await page.locator('[type=radio][value=cash]').check({ force: true });
  await takeAll(page, 'parcel-filled');
  await send(page).click();
  await page.waitForURL(/\/parcels\/\d+$/);
  await page.getByRole('heading', { level: 1, name: word('parcel.now.new') }).waitFor();
  await takeAll(page, 'parcel-placed');
  await page.getByRole('button', { name: word('parcel.cancel') }).click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'parcel-canceling');
};

/** From the acceptance to the other door, and the lists. */
const following: Walk = async ({ api, customer, open, takeAll, word }) => {
  const desk = { token: await api.signIn('desk@tiffin.test') };
  const [owner, nobody] = [await customer('Nadia'), await customer('Nobody')];
  const [id, other] = [await sendParcel(api, owner.token), await sendParcel(api, owner.token)];
  const [courier] = (await api.ok('listCouriers', {}, desk)).data;
  const move = (status: string) => api.ok('moveParcel', { id, status, deliveryman_id: courier?.id }, desk);
  const page = await open(owner);
  const now = (key: Parameters<typeof word>[0]) => page.getByRole('heading', { level: 1, name: word(key) }).waitFor();
  await page.goto(`/parcels/${id}`);
  await now('parcel.now.new');
  await move('accepted');
  await now('parcel.now.accepted');
  await takeAll(page, 'parcel-accepted');
  await move('ready');
  await move('on_a_way');
  await now('parcel.now.rides');
  await takeAll(page, 'parcel-on-the-way');
  await move('delivered');
  await now('parcel.now.delivered');
  await takeAll(page, 'parcel-delivered');

  await page.goto('/parcels');
  await page.locator('main article').first().waitFor();
  await takeAll(page, 'parcels');
  await api.ok('moveParcel', { id: other, status: 'canceled' }, desk);
  await page.goto('/parcels?tab=history');
  await page.locator('main article').nth(1).waitFor();
  await takeAll(page, 'parcels-history');
  const list = await open(nobody);
  await list.goto('/parcels');
  await list.locator('main h2').first().waitFor();
  await takeAll(list, 'parcels-none');
};

export const parcels: readonly Walk[] = [filling, following];
