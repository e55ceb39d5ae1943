import { ContainerModule, type Container } from 'inversify';
import { emptyCart } from '@domain/cart/index.ts';
import { createEndSession, type Accounts, type EndSession } from '@domain/identity/index.ts';
import { err } from '@domain/kernel/result.ts';
import type { i18n } from 'i18next';
import { defineToken, provide, resolve } from '../di/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../features/toasts/index.ts';
import { NAVIGATOR, signInPath, type Navigator } from '../routes/index.ts';
import { code } from '../ui/lazy/index.ts';
import { PLATFORM } from './platform.ts';
import { CART_STORE, CONTAINER, DATA_CACHE, END_SESSION, I18N, LIKED_SHOPS, RECENT_SEARCHES, SESSION_STORE, UNAUTHORIZED } from './tokens.ts';

/** Ends the session here and at the server, then shows the home page. */
export const SIGN_OUT = defineToken<() => Promise<void>>('SignOut');

/** What ends sessions, and what each way means for the screen. */
export const sessionModule = new ContainerModule((options) => {
  provide(options, END_SESSION, createEnd, { container: CONTAINER, sessions: SESSION_STORE });
  provide(options, UNAUTHORIZED, createUnauthorized, { session: END_SESSION, toasts: TOASTS_VIEW_MODEL, navigator: NAVIGATOR, i18n: I18N });
  provide(options, SIGN_OUT, createSignOut, { session: END_SESSION, navigator: NAVIGATOR });
});

type EndDeps = { readonly container: Container; readonly sessions: Parameters<typeof createEndSession>[0]['sessions'] };

const createEnd = ({ container, sessions }: EndDeps): EndSession =>
  createEndSession({ sessions, accounts: { signOut: () => revoke(container).catch(() => err({ kind: 'unreachable' })) }, personal: [{ forget: () => forgetAll(container) }] });

/** Calls stand on the answer to 401, and their code comes late: both are asked for only when somebody leaves. */
const revoke = async (container: Container): ReturnType<Accounts['signOut']> => (await code(() => import('./signed-in-adapters.ts'))).leave(container);

/** CART-5: everything of the customer that this device keeps; the shop filter stands in the address and goes with it. */
const forgetAll = (container: Container): void => {
  resolve(container, CART_STORE).write(emptyCart);
  resolve(container, LIKED_SHOPS).write([]);
  resolve(container, RECENT_SEARCHES).write([]);
  resolve(container, PLATFORM).localStorage.remove('push');
  const cache = resolve(container, DATA_CACHE);
  for (const key of ['addresses', 'orders', 'profile', 'notifications']) cache.forget([key]);
  cache.invalidate(['settings']);
  resolve(container, PLATFORM).cookies.remove('settings');
};

type UnauthorizedDeps = { readonly session: EndSession; readonly toasts: ToastsViewModel; readonly navigator: Navigator; readonly i18n: i18n };

/** ERROR-1: one toast, cookies gone, then sign-in that leads back; repeats and late answers to another token change nothing. */
const createUnauthorized =
  ({ session, toasts, navigator, i18n }: UnauthorizedDeps) =>
  (token: string): void => {
    if (!session.expire(token)) return;
    toasts.show('error', i18n.t('unauthorized'));
    const [path = '/', search = ''] = navigator.here().split(/(?=\?)/);
    // The page cannot stay as it is: who comes back finds it once.
    navigator.go(signInPath({ path, search }), { replace: true });
  };

const createSignOut =
  ({ session, navigator }: { readonly session: EndSession; readonly navigator: Navigator }) =>
  async (): Promise<void> => {
    await session.signOut();
    navigator.go('/');
  };
