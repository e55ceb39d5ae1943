import { ContainerModule } from 'inversify';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { replicaId } from '@domain/kernel/ids.ts';
import { cartTotals } from '@domain/cart/index.ts';
import { shareGuestCart } from '@infra/cart/cart-tabs.ts';
import type { GuestCartStore } from '@infra/cart/stored-guest-cart.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../../features/announcer/index.ts';
import { CART, type CartViewModel } from '../../features/cart/index.ts';
import { followAccountCart } from '../../features/cart/follow-account-cart.ts';
import { lookUpLines } from '../../features/cart/look-up-lines.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { CART_STORE, PRODUCT_CATALOG, SESSION_STORE, TRANSLATE } from '../tokens.ts';

type Deps = {
  readonly guest: GuestCartStore;
  readonly cart: CartViewModel;
  readonly sessions: SessionStore;
  readonly platform: Platform;
  readonly catalog: ProductCatalog;
  readonly currency: CurrencyViewModel;
  readonly announcer: AnnouncerViewModel;
  readonly translate: Translate;
};

/** Returns a function that joins the other tabs, and itself returns one that leaves them. */
const createJoin =
  ({ guest, cart, sessions, platform, catalog, currency, announcer, translate }: Deps) =>
  (): (() => void) => {
    const { tabs, makeUuid } = platform;
    if (!tabs) return () => {};
    const account = tabs.channel('account-cart');
    const leavings = [
      shareGuestCart({
        guest,
        agreed: guest.agreed,
        channel: tabs.channel('guest-cart'),
        newId: () => replicaId(makeUuid()),
        currency: () => currency.current?.id,
        lookUp: (lines) => lookUpLines(lines, catalog),
        onChange: (changed) =>
          announcer.say(translate('cart.changed_elsewhere', { total: currency.text(cartTotals(changed).net) })),
      }),
      followAccountCart({ cart, user: () => sessions.read()?.user.id, channel: account }),
      account.close,
    ];
    return () => leavings.forEach((leave) => leave());
  };

export const service = defineToken<() => () => void>('JoinCartTabs');

/** CART-10: the same cart in every tab; imported after the start. */
export const bindings = new ContainerModule((options) => {
  provide(options, service, createJoin, {
    guest: CART_STORE,
    cart: CART,
    sessions: SESSION_STORE,
    platform: PLATFORM,
    catalog: PRODUCT_CATALOG,
    currency: CURRENCY_VIEW_MODEL,
    announcer: ANNOUNCER,
    translate: TRANSLATE,
  });
});
