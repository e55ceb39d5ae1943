import { CASH, firstDish, placeCart } from '../support/meal.ts';
import type { Walk } from './stage.ts';

/** ORDER-10: a dish is missing; the question, and what became of it. */
export const substituting: Walk = async (stage) => {
  const { api, customer, open, takeAll, word } = stage;
  const desk = { token: await api.signIn('desk@tiffin.test') };
  const { token } = await customer('Nadia');
  const stocks = (await api.ok('listShopProducts', { id: '1', perPage: 6 })).data.map((dish) => dish.stocks?.[0]?.id);
  const products = [
    { stock_id: (await firstDish(api)).stocks?.[0]?.id ?? 0, quantity: 4 },
    { stock_id: stocks[1] ?? 0, quantity: 1 },
  ];
  const cart = await api.ok('insertProducts', { shop_id: 1, currency_id: 1, products }, { token });
  const id = await placeCart(api, token, cart.data.id, CASH);
  const { details } = (await api.ok('showOrder', { id }, { token })).data;
  const line = { id, order_detail_id: details?.[0]?.id };
  const page = await open({ token });
  await page.goto(`/orders/${id}`);
  const [nearest] = (await api.ok('listReplacements', line, desk)).data.replacements;
  await api.ok('proposeSubstitution', { ...line, stock_id: nearest?.stock_id }, desk);
  const yes = page.getByRole('button', { name: word('substitution.yes') });
  await yes.waitFor();
  await takeAll(page, 'substitution-asked');
  await yes.click();
  await yes.waitFor({ state: 'detached' });
  await takeAll(page, 'substitution-taken');
  await page.goto(`/orders/${id}/receipt`);
  await page.locator('main table').first().waitFor();
  await takeAll(page, 'substitution-receipt');
};
