import { CASH, orderMeal } from '../support/meal.ts';
import type { Walk } from './stage.ts';

/** The deliveries of a courier: what is near, then what is in hand and on its way. */
const delivering: Walk = async ({ api, open, take: takeOf }) => {
  const page = await open();
  const take = (name: string): Promise<void> => takeOf(page, name);
  const [rider, desk, customer] = [
    { token: await api.signIn('rider@tiffin.test') },
    { token: await api.signIn('desk@tiffin.test') },
    await api.signIn('second@tiffin.test'),
  ];
  await page.goto('/courier');
  await page.locator('input[name=username]').fill('rider@tiffin.test');
  await page.locator('input[name=password]').fill('lunchbox');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/courier$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('courier-offline');
  await api.ok('setCourierOnline', { online: true }, rider);
  const [near, held] = [await orderMeal(api, customer, CASH), await orderMeal(api, customer, CASH)];
  for (const id of [near, held])
    for (const status of ['accepted', 'ready']) await api.call('moveOrder', { id, status }, desk);
  await api.ok('takeDelivery', { kind: 'order', id: held }, rider);
  await page.getByRole('article').nth(1).waitFor();
  await take('courier-ready');
  await api.ok('pickDeliveryUp', { kind: 'order', id: held }, rider);
  await page.getByRole('textbox').waitFor();
  await take('courier-on-the-way');
  const courier = (await api.ok('showProfile', {}, rider)).data.id;
  const chat = (await api.ok('openChat', { roleId: String(courier), shop_id: -1 }, { token: customer })).data.id;
  await api.ok('sendChatMessage', { chat_id: chat, chat_content: 'The green door, please' }, { token: customer });
  await page.getByRole('article').first().getByRole('button').last().click();
  await page.getByRole('log').waitFor();
  await take('courier-talk');
  await page.keyboard.press('Escape');
  await api.ok('moveOrder', { id: held, status: 'delivered' }, desk);
  await api.ok('setCourierOnline', { online: false }, rider);
};

export const courier: readonly Walk[] = [delivering];
