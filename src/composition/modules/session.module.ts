import { ContainerModule } from 'inversify';
import { emptyCart, type CartStore } from '@domain/cart/index.ts';
import type { LikedShops } from '@domain/catalog/index.ts';
import { createEndSession, type EndSession, type SessionStore } from '@domain/identity/index.ts';
import { err } from '@domain/kernel/result.ts';
import type { RecentSearches } from '@domain/search/index.ts';
import type { DataCache } from '../../data/index.ts';
import { construct, defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { SESSION_VIEW_MODEL, SessionViewModel } from '../../features/session/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { NAVIGATOR, signInPath, type Navigator } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import {
  CART_STORE,
  DATA_CACHE,
  END_SESSION,
  LIKED_SHOPS,
  RECENT_SEARCHES,
  SESSION_STORE,
  TRANSLATE,
  UNAUTHORIZED,
} from '../tokens.ts';
import { lazyService } from './lazy-service.ts';

/** Ends the session here and on the server, then shows the home page. */
const SIGN_OUT = defineToken<() => Promise<void>>('SignOut');

/** The ways in which sessions end, and what each of them shows. */
export const sessionModule = new ContainerModule((options) => {
  provide(options, END_SESSION, createSessionEnd, {
    late: LAZY_BINDINGS,
    sessions: SESSION_STORE,
    cart: CART_STORE,
    liked: LIKED_SHOPS,
    recents: RECENT_SEARCHES,
    platform: PLATFORM,
    cache: DATA_CACHE,
  });
  provide(options, UNAUTHORIZED, createUnauthorizedHandler, {
    session: END_SESSION,
    toasts: TOASTS_VIEW_MODEL,
    navigator: NAVIGATOR,
    translate: TRANSLATE,
  });
  provide(options, SIGN_OUT, createSignOut, { session: END_SESSION, navigator: NAVIGATOR });
  provide(options, SESSION_VIEW_MODEL, construct(SessionViewModel), { sessions: SESSION_STORE, signOut: SIGN_OUT });
});

type PersonalData = {
  readonly cart: CartStore;
  readonly liked: LikedShops;
  readonly recents: RecentSearches;
  readonly platform: Platform;
  readonly cache: DataCache;
};
type EndDeps = PersonalData & { readonly late: LazyBindings; readonly sessions: SessionStore };

const createSessionEnd = ({ late, sessions, ...personal }: EndDeps): EndSession => {
  // API calls depend on the end of the session (401), and signing out is itself an API call: its code arrives on
  // demand.
  const loadRevoke = lazyService(late, () =>
    import('../adapters/signed-in.adapters.ts').then(({ signOutModule }) => signOutModule),
  );
  return createEndSession({
    sessions,
    accounts: {
      signOut: () =>
        loadRevoke()
          .then((revoke) => revoke())
          .catch(() => err({ kind: 'unreachable' })),
    },
    personal: [{ forget: () => clearPersonalData(personal) }],
  });
};

/** The first words of the cache keys of everything that belongs to one customer. */
export const PERSONAL_DATA: readonly string[] = [
  'addresses',
  'orders',
  'profile',
  'notifications',
  'chats',
  'courier-work',
];

/**
 * CART-5: removes all of the customer's data from this device. The shop filter is part of the address and goes with it.
 */
const clearPersonalData = ({ cart, liked, recents, platform, cache }: PersonalData): void => {
  cart.write(emptyCart);
  liked.write([]);
  recents.write([]);
  for (const name of [
    'push',
    'line-notes',
    'missing-dishes',
    'be-seller',
    'chats',
    'courier-chats',
    'courier-position',
  ])
    platform.localStorage.remove(name);
  for (const name of ['money', 'cart-aside', 'checkout', 'parcel-form', 'table-form'])
    platform.sessionStorage.remove(name);
  for (const key of PERSONAL_DATA) cache.forget([key]);
  cache.invalidate(['settings']);
  platform.cookies.remove('settings');
};

type UnauthorizedDeps = {
  readonly session: EndSession;
  readonly toasts: ToastsViewModel;
  readonly navigator: Navigator;
  readonly translate: Translate;
};

/**
 * ERROR-1: shows one toast, removes the cookies, opens the sign-in page, which leads back. Does nothing when called
 * again, or for a token that is no longer current.
 */
const createUnauthorizedHandler =
  ({ session, toasts, navigator, translate }: UnauthorizedDeps) =>
  (token: string): void => {
    if (!session.expire(token)) return;
    toasts.show('error', translate('unauthorized'));
    const [path = '/', search = ''] = navigator.here().split(/(?=\?)/);
    // The sign-in page replaces this one in the history: Back must not lead to it a second time.
    navigator.go(signInPath({ path, search }), { replace: true });
  };

const createSignOut =
  ({ session, navigator }: { readonly session: EndSession; readonly navigator: Navigator }) =>
  async (): Promise<void> => {
    await session.signOut();
    navigator.go('/');
  };
