import { ShopListViewModel } from '../../features/shop-list/shop-list.view-model.ts';
import { ShopViewModel } from '../../features/shop/shop.view-model.ts';
import { CheckoutViewModel } from '../../features/checkout/checkout.view-model.ts';
import { OrderViewModel } from '../../features/orders/order.view-model.ts';
import { SignInViewModel } from '../../features/sign-in/sign-in.view-model.ts';
import type { PageViewModel } from '../../routes/index.ts';
import { checkOut } from './check-out.ts';
import { chooseDishes } from './choose-dishes.ts';
import { chooseShop } from './choose-shop.ts';
import { findAddress } from './find-address.ts';
import { followOrder } from './follow-order.ts';
import { signIn } from './sign-in.ts';
import type { TerminalApp } from './terminal-app.ts';

/**
 * CORE-3: orders a meal: address, shop, dishes, sign-in, checkout and the live order. Each page is spoken through by
 * its view-model, which leads to the next one as in a browser.
 */
export const orderMeal = async (app: TerminalApp): Promise<void> => {
  await findAddress(app);
  for (let path: string | undefined = '/shop'; path !== undefined;) {
    const page = await app.open(path);
    if (!page) return app.talk.say(app.translate('failure.unreachable'));
    const next = await speak(app, page);
    path = app.takeMove() ?? next;
  }
};

/** Speaks one page through; returns the path of the next one, if the view-model does not lead there itself. */
const speak = (app: TerminalApp, page: PageViewModel): Promise<string | undefined> => {
  if (page instanceof ShopListViewModel) return chooseShop(app, page);
  if (page instanceof ShopViewModel) return chooseDishes(app, page);
  if (page instanceof SignInViewModel) return signIn(app, page);
  if (page instanceof CheckoutViewModel) return checkOut(app, page);
  if (page instanceof OrderViewModel) return followOrder(app, page);
  throw new Error(`No words for ${page.constructor.name}`);
};
