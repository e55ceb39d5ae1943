import { ContainerModule } from 'inversify';
import type { i18n } from 'i18next';
import type { $Fetch } from 'ofetch';
import type { CartKeeping, CartStore, UserCarts } from '@domain/cart/index.ts';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { createKeepableShelf } from '@infra/cart/keepable-shelf.ts';
import { createStoredGuestCart } from '@infra/cart/stored-guest-cart.adapter.ts';
import { shelfOf, type TextShelf } from '@infra/drivers/browser/stored-value.ts';
import { defineToken, provide } from '../di/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../features/announcer/index.ts';
import { CART, CART_KEEPING, CartViewModel } from '../features/cart/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../features/currency/index.ts';
import { LOCALE_VIEW_MODEL, type LocaleViewModel } from '../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../features/reference/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../features/toasts/index.ts';
import { code } from '../ui/lazy/index.ts';
import { CONTEXT, type AppContext } from './app-context.ts';
import { lazyPort } from './lazy-port.ts';
import { PLATFORM, type Platform } from './platform.ts';
import { API, CART_STORE, I18N, PRODUCT_CATALOG, SESSION_STORE, USER_CARTS } from './tokens.ts';

type FromPlatform = { readonly platform: Platform };
type FromShelf = { readonly shelf: TextShelf & CartKeeping };

const CART_SHELF = defineToken<TextShelf & CartKeeping>('CartShelf');

/** The cart: a guest's in this tab, the customer's own at the server. */
export const cartModule = new ContainerModule((options) => {
  provide(options, CART_SHELF, createCartShelf, { platform: PLATFORM });
  provide(options, CART_STORE, createStoredGuestCart, { shelf: CART_SHELF });
  provide(options, CART_KEEPING, ({ shelf }: FromShelf) => shelf, { shelf: CART_SHELF });
  provide(options, USER_CARTS, createUserCarts, { api: API, context: CONTEXT, reference: REFERENCE_VIEW_MODEL });
  provide(options, CART, createCart, {
    guest: CART_STORE, carts: USER_CARTS, sessions: SESSION_STORE, platform: PLATFORM, toasts: TOASTS_VIEW_MODEL, announcer: ANNOUNCER,
    currency: CURRENCY_VIEW_MODEL, i18n: I18N, locale: LOCALE_VIEW_MODEL, catalog: PRODUCT_CATALOG,
  });
});

const createCartShelf = ({ platform: { sessionStorage, localStorage } }: FromPlatform) =>
  createKeepableShelf({ tab: shelfOf(sessionStorage, 'cart'), device: shelfOf(localStorage, 'cart'), choice: shelfOf(localStorage, 'keep-cart') });

type UserCartsDeps = { readonly api: $Fetch; readonly context: AppContext; readonly reference: ReferenceViewModel };

/** The signed-in cart's code comes when somebody is signed in. */
const createUserCarts = ({ reference, ...deps }: UserCartsDeps): UserCarts =>
  lazyPort<Required<UserCarts>>(async () =>
    (await import('./signed-in-adapters.ts')).createHttpUserCarts({ ...deps, takesNestedAddons: () => reference.settings.extensions.includes('line_addons') }),
  );

type CartDeps = FromPlatform & {
  readonly guest: CartStore;
  readonly carts: UserCarts;
  readonly sessions: SessionStore;
  readonly toasts: ToastsViewModel;
  readonly announcer: AnnouncerViewModel;
  readonly currency: CurrencyViewModel;
  readonly i18n: i18n;
  readonly locale: LocaleViewModel;
  readonly catalog: ProductCatalog;
};

const createCart = ({ platform, guest, sessions, carts, i18n, locale, catalog, ...telling }: CartDeps): CartViewModel =>
  new CartViewModel({
    guest,
    sessions,
    tell: (what) =>
      void code(() => import('../features/cart/cart-words.ts')).then(
        ({ createCartWords }) => what(createCartWords({ ...telling, translate: i18n.t })),
        (cause: unknown) => platform.report('The words of the cart did not come', cause),
      ),
    scope: () => ({ language: locale.language, currency: telling.currency.current?.id }),
    lookUp: async (cart) => (await import('../features/cart/look-up-lines.ts')).lookUpLines(cart, catalog),
    connect: async (listener) => {
      const [{ ServerCart }, { createStoredHandOverMemory }] = await code(() => Promise.all([import('../features/cart/server-cart.ts'), import('@infra/cart/stored-hand-over-memory.adapter.ts')]));
      const memory = createStoredHandOverMemory({ shelf: shelfOf(platform.sessionStorage, 'hand-over') });
      return new ServerCart({ carts, guest, memory, user: () => sessions.read()?.user.id, delay: platform.delay, visible: platform.visibility.changes }, listener);
    },
  });
