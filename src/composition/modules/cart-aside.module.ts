import { localDateOf } from '@domain/calendar/index.ts';
import { cartShop } from '@domain/cart/index.ts';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { createStoredPutAside } from '@infra/cart/stored-put-aside.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { provide } from '../../di/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../../features/announcer/index.ts';
import { CART, PUT_ASIDE, SHOP_TITLES, type CartViewModel } from '../../features/cart/index.ts';
import { lookUpLines } from '../../features/cart/look-up-lines.ts';
import { PutAsideViewModel } from '../../features/cart/put-aside.view-model.ts';
import { NOW_VIEW_MODEL, type NowViewModel } from '../../features/now/index.ts';
import { SESSION_VIEW_MODEL, type SessionViewModel } from '../../features/session/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { PRODUCT_CATALOG, TRANSLATE } from '../tokens.ts';
import { bindOnce } from './bind.ts';

type Deps = {
  readonly cart: CartViewModel;
  readonly platform: Platform;
  readonly session: SessionViewModel;
  readonly now: NowViewModel;
  readonly catalog: ProductCatalog;
  readonly titles: (shop: ShopId) => Promise<string>;
  readonly announcer: AnnouncerViewModel;
  readonly toasts: ToastsViewModel;
  readonly translate: Translate;
};

const createPutAside = ({ cart, platform, session, now, catalog, titles, announcer, toasts, translate }: Deps) =>
  new PutAsideViewModel({
    cart,
    store: createStoredPutAside({ store: textStoreOf(platform.sessionStorage, 'cart-aside') }),
    reader: () => ({
      owner: session.user?.id,
      day: localDateOf(now.now, platform.deviceZone, platform.timeZones),
    }),
    lookUp: (lines) => lookUpLines(lines, catalog),
    shopTitle: async (held) => {
      const shop = cartShop(held);
      return shop === undefined ? '' : titles(shop);
    },
    say: (what) =>
      what === 'back'
        ? announcer.say(translate('cart.aside_done', { count: cart.count }))
        : toasts.show('error', translate('cart.aside_failed')),
  });

/** The cart that was put aside. */
export const bindAside = bindOnce(PUT_ASIDE, (options) => {
  provide(options, PUT_ASIDE, createPutAside, {
    cart: CART,
    platform: PLATFORM,
    session: SESSION_VIEW_MODEL,
    now: NOW_VIEW_MODEL,
    catalog: PRODUCT_CATALOG,
    titles: SHOP_TITLES,
    announcer: ANNOUNCER,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
  });
});
