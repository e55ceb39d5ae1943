import { ContainerModule } from 'inversify';
import { reaction } from 'mobx';
import { localTimeOf } from '@domain/calendar/index.ts';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { replicaId } from '@domain/kernel/ids.ts';
import { cartTotals } from '@domain/cart/index.ts';
import { shareGuestCart } from '@infra/cart/cart-tabs.ts';
import type { GuestCartStore } from '@infra/cart/stored-guest-cart.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../../features/announcer/index.ts';
import { CART, type CartViewModel } from '../../features/cart/index.ts';
import { foreignTexts } from '../../features/cart/cart.messages.ts';
import { followAccountCart } from '../../features/cart/follow-account-cart.ts';
import { ForeignChanges } from '../../features/cart/foreign-changes.ts';
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

/** Returns a function that joins the other tabs. A page that the browser keeps for Back stays among them. */
const createJoin =
  ({ guest, cart, sessions, platform, catalog, currency, announcer, translate }: Deps) =>
  (): ForeignChanges | undefined => {
    const { tabs, makeUuid, clock, deviceZone, timeZones } = platform;
    if (!tabs) return undefined;
    const changes = new ForeignChanges({
      cart,
      clock,
      timeOf: (at) => localTimeOf(at, deviceZone, timeZones),
      say: (what, change) =>
        announcer.say(
          translate(what === 'changed' ? 'cart.changed_elsewhere' : 'cart.undone', {
            step: foreignTexts(change, translate).join(', '),
            total: currency.text(cartTotals(cart.cart).net),
          }),
        ),
    });
    // What was shown in another currency cannot be put back in this one.
    reaction(() => currency.current?.id, changes.dismiss);
    const account = tabs.channel('account-cart');
    const leavings = [
      shareGuestCart({
        guest,
        agreed: guest.agreed,
        channel: tabs.channel('guest-cart'),
        newId: () => replicaId(makeUuid()),
        currency: () => currency.current?.id,
        lookUp: (lines) => lookUpLines(lines, catalog),
        onChange: changes.note,
      }),
      followAccountCart({ cart, user: () => sessions.read()?.user.id, onChange: changes.note, channel: account }),
      account.close,
    ];
    addEventListener('pagehide', ({ persisted }) => persisted || leavings.forEach((leave) => leave()));
    return changes;
  };

export const service = defineToken<() => ForeignChanges | undefined>('JoinCartTabs');

/** CART-10: the same cart in every tab; imported when the cart is first touched or shown, or after the start. */
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
