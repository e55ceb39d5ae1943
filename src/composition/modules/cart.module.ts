import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import type { CartKeeping, CartStore, UserCarts } from '@domain/cart/index.ts';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { replicaId, type ShopId } from '@domain/kernel/ids.ts';
import { createKeepableTextStore } from '@infra/cart/keepable-text-store.ts';
import { createStoredGuestCart } from '@infra/cart/stored-guest-cart.adapter.ts';
import { textStoreOf, type TextStore } from '@infra/drivers/browser/stored-value.ts';
import type { DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../../features/announcer/index.ts';
import {
  CART,
  CART_CONTENT,
  CART_KEEPING,
  CART_TABS,
  CartViewModel,
  CART_QUESTION,
  SHARED_CART,
  SHOP_TITLES,
} from '../../features/cart/index.ts';
import type { GroupGuardDeps } from '../../features/cart/cart-questions.ts';
import type { ForeignChanges } from '../../features/cart/foreign-changes.ts';
import { CATALOG_QUERIES, type CatalogQueries } from '../../features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { LOCALE_VIEW_MODEL, type LocaleViewModel } from '../../features/locale/index.ts';
import type { GroupGuard } from '../../features/group/group-guard.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import { importWithRetry } from '../../ui/lazy/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, CART_STORE, DATA_CACHE, PRODUCT_CATALOG, SESSION_STORE, TRANSLATE, USER_CARTS } from '../tokens.ts';
import { lazyBoundView, lazyService } from './lazy-service.ts';

type FromPlatform = { readonly platform: Platform };
type FromTextStore = { readonly store: TextStore & CartKeeping };

const BESIDE_GROUP = defineToken<GroupGuardDeps['besideGroup']>('BesideGroup');
const CART_TEXT_STORE = defineToken<TextStore & CartKeeping>('CartTextStore');

/** The cart: stored in this tab for a guest, on the server for a customer. */
export const cartModule = new ContainerModule((options) => {
  provide(options, CART_TEXT_STORE, createCartTextStore, { platform: PLATFORM });
  provide(options, CART_STORE, createGuestCart, { store: CART_TEXT_STORE, platform: PLATFORM });
  provide(options, CART_KEEPING, ({ store }: FromTextStore) => store, { store: CART_TEXT_STORE });
  provide(options, USER_CARTS, createUserCarts, {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
    sessions: SESSION_STORE,
    platform: PLATFORM,
  });
  provide(options, CART_CONTENT, createCartContent, { late: LAZY_BINDINGS });
  provide(options, SHARED_CART, createSharedCart, { late: LAZY_BINDINGS });
  provide(options, SHOP_TITLES, createShopTitles, { cache: DATA_CACHE, queries: CATALOG_QUERIES });
  provide(options, CART_QUESTION, createQuestion, { late: LAZY_BINDINGS });
  provide(options, CART_TABS, createCartTabs, { late: LAZY_BINDINGS });
  provide(options, BESIDE_GROUP, createBesideGroup, { late: LAZY_BINDINGS });
  provide(options, CART, createCart, {
    join: CART_TABS,
    besideGroup: BESIDE_GROUP,
    guest: CART_STORE,
    carts: USER_CARTS,
    sessions: SESSION_STORE,
    platform: PLATFORM,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    currency: CURRENCY_VIEW_MODEL,
    translate: TRANSLATE,
    locale: LOCALE_VIEW_MODEL,
    catalog: PRODUCT_CATALOG,
  });
});

const createGuestCart = ({ store, platform }: FromTextStore & FromPlatform): CartStore =>
  createStoredGuestCart({ store, tab: replicaId(platform.makeUuid()) });

const createCartContent = ({ late }: { readonly late: LazyBindings }) =>
  lazyBoundView(late, () => import('./cart-content.module.ts'));

const createQuestion = ({ late }: { readonly late: LazyBindings }) =>
  lazyBoundView(late, () => import('./cart-question.module.ts'));

type FromCatalog = { readonly cache: DataCache; readonly queries: CatalogQueries };

const createShopTitles =
  ({ cache, queries }: FromCatalog) =>
  async (shop: ShopId): Promise<string> => {
    const answer = await cache.load(queries.shop(shop));
    return answer.ok ? answer.value.title : '';
  };

const createSharedCart = ({ late }: { readonly late: LazyBindings }) =>
  lazyBoundView(late, () => import('./shared-cart.module.ts'));

const createBesideGroup = ({ late }: { readonly late: LazyBindings }): GroupGuardDeps['besideGroup'] => {
  const load = lazyService(late, () => import('./group-guard.module.ts'));
  let guard: Promise<GroupGuard | undefined> | undefined;
  return async (lines, add) => {
    const loaded = await (guard ??= load().catch(() => (guard = undefined)));
    if (loaded) return loaded.place(lines, add);
    add();
    return undefined;
  };
};

const createCartTabs = ({ late }: { readonly late: LazyBindings }) => {
  const load = lazyService(late, () => import('./cart-tabs.module.ts'));
  let joining: Promise<ForeignChanges | undefined> | undefined;
  return () =>
    (joining ??= load().then(
      (join) => join(),
      () => (joining = undefined),
    ));
};

const createCartTextStore = ({ platform: { sessionStorage, localStorage } }: FromPlatform) =>
  createKeepableTextStore({
    tab: textStoreOf(sessionStorage, 'cart'),
    device: textStoreOf(localStorage, 'cart'),
    choice: textStoreOf(localStorage, 'keep-cart'),
  });

type UserCartsDeps = FromPlatform & {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly reference: ReferenceViewModel;
  readonly sessions: SessionStore;
};

/** Loads the code of the signed-in cart at sign-in. */
const createUserCarts = ({ api, context, reference, sessions, platform }: UserCartsDeps): UserCarts =>
  lazyPort<Required<UserCarts>>(async () =>
    (await import('../adapters/signed-in.adapters.ts')).createSignedInCarts({
      api,
      context,
      announces: (extension) => reference.settings.extensions.includes(extension),
      store: textStoreOf(platform.localStorage, 'line-notes'),
      user: () => sessions.read()?.user.id,
    }),
  );

type CartDeps = FromPlatform & {
  readonly join: () => Promise<unknown>;
  readonly besideGroup: GroupGuardDeps['besideGroup'];
  readonly guest: CartStore;
  readonly carts: UserCarts;
  readonly sessions: SessionStore;
  readonly toasts: ToastsViewModel;
  readonly announcer: AnnouncerViewModel;
  readonly currency: CurrencyViewModel;
  readonly translate: Translate;
  readonly locale: LocaleViewModel;
  readonly catalog: ProductCatalog;
};

const loadChanges = () => importWithRetry(() => import('./cart-changes.module.ts'));

const createCart = ({
  join,
  besideGroup,
  platform,
  guest,
  sessions,
  carts,
  translate,
  locale,
  catalog,
  ...telling
}: CartDeps): CartViewModel =>
  new CartViewModel({
    guest,
    sessions,
    notify: (what) => {
      void join();
      void loadChanges().then(
        ({ createCartNotices }) => what(createCartNotices({ ...telling, translate })),
        (cause: unknown) => platform.report('The words of the cart did not come', cause),
      );
    },
    scope: () => ({ language: locale.language, currency: telling.currency.current?.id }),
    loadLookUp: async () => (await loadChanges()).createLookUp(catalog),
    hasGroups: () => (textStoreOf(platform.localStorage, 'groups').get() ?? '[]') !== '[]',
    besideGroup,
    connect: async (listener) => {
      const { ServerCart, createStoredMergeMemory } = await importWithRetry(() => import('./server-cart.module.ts'));
      const memory = createStoredMergeMemory({ store: textStoreOf(platform.sessionStorage, 'hand-over') });
      return new ServerCart(
        {
          carts,
          guest,
          memory,
          user: () => sessions.read()?.user.id,
          delay: platform.delay,
          visible: platform.visibility.changes,
        },
        listener,
      );
    },
  });
