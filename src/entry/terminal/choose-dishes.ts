import { when } from 'mobx';
import type { ProductCard } from '@domain/catalog/index.ts';
import { CART } from '../../features/cart/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { failureText } from '../../features/failure/index.ts';
import type { ShopViewModel } from '../../features/shop/shop.view-model.ts';
import { addDish } from './add-dish.ts';
import { endWith, type Option, optionOf } from './dialogue.ts';
import type { TerminalApp } from './terminal-app.ts';

/** CATALOG-2: says the menu and adds dishes until an empty line goes to checkout. */
export const chooseDishes = async (app: TerminalApp, shop: ShopViewModel): Promise<string | undefined> => {
  const { get, translate, talk } = app;
  await when(() => shop.menu?.value !== undefined || shop.failure !== undefined);
  if (shop.failure) return endWith(app, failureText(shop.failure, translate));
  const cart = get(CART);
  let dishes = sayMenu(app, shop);
  for (;;) {
    const typed = await talk.ask(translate('terminal.find_dish'));
    const chosen = optionOf(dishes, typed);
    if (chosen) await addDish(app, chosen.value);
    else if (typed === '' && !cart.isEmpty) return '/checkout';
    else if (typed === '' && shop.search === '') talk.say(translate('cart.empty'));
    else {
      shop.searchFor(typed);
      await when(() => shop.searchMenu !== undefined);
      dishes = sayMenu(app, shop);
    }
    sayCart(app);
  }
};

/** Says the dishes by section, numbered throughout. */
const sayMenu = (app: TerminalApp, { sections }: ShopViewModel): readonly Option<ProductCard>[] => {
  const { talk, translate } = app;
  const dishes: Option<ProductCard>[] = [];
  for (const { title, items } of sections) {
    talk.say(`\n${title}`);
    for (const dish of items) {
      dishes.push({ label: dish.title, value: dish });
      talk.say(`  ${dishes.length}) ${dish.title}  ${priceOf(app, dish)}`);
    }
  }
  if (dishes.length === 0) talk.say(translate('shop.no_match'));
  return dishes;
};

const priceOf = ({ get, translate }: TerminalApp, { lowest, stock }: ProductCard): string => {
  const amount = get(CURRENCY_VIEW_MODEL).text(lowest?.amount ?? stock?.price.total);
  return lowest?.varies ? translate('product.from', { amount }) : amount;
};

/** CART-2: says what is in the cart. */
const sayCart = ({ get, talk, translate }: TerminalApp): void => {
  const cart = get(CART);
  const { text } = get(CURRENCY_VIEW_MODEL);
  if (cart.isEmpty) return;
  talk.say(`\n${translate('cart.title')}`);
  for (const { quantity, item } of cart.lines) talk.say(`  ${quantity} × ${item.title}`);
  talk.say(`  ${translate('checkout.items')}: ${text(cart.total)}`);
};
