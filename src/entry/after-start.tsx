import type { Container } from 'inversify';
import type { i18n } from 'i18next';
import { reaction } from 'mobx';
import { createRoot } from 'react-dom/client';
import type { Stream } from '@domain/kernel/stream.ts';
import { endOf, isWaitedFor, type CallEnd } from '@infra/drivers/browser/call-end.ts';
import { forgetOwnCopies } from '@infra/drivers/browser/kept-copies.ts';
import { createNetwork } from '@infra/drivers/browser/network.ts';
import { registerWorker, type FirstPage, type TrustedTypes } from '@infra/drivers/browser/register-worker.ts';
import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createReach } from '@infra/drivers/http/reach.ts';
import { writeKeptSettings } from '@infra/settings/keep-settings.ts';
import { PLATFORM, type CallListener, type Platform } from '../composition/platform.ts';
import { DATA_CACHE, SESSION_STORE } from '../composition/tokens.ts';
import { resolve } from '../di/index.ts';
import { CART } from '../features/cart/index.ts';
import { ConnectionBanner, ConnectionViewModel } from '../features/connection/index.ts';
import { NOW_VIEW_MODEL } from '../features/now/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { THEME_VIEW_MODEL } from '../features/theme/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { PAGES } from '../routes/index.ts';

/** What a bad connection needs. It is no part of the first visit: it comes when the page has been alive for a while. */
export const afterStart = (container: Container, translator: i18n, seenAt: number): void => {
  const platform = resolve(container, PLATFORM);
  showConnection(container, translator, { platform, seenAt });
  forgetWithSession(container);
  followTheme(container);
  keepSettings(container);
  // Plain http, but for this machine, has no workers.
  const { serviceWorker: workers } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (import.meta.env.PROD) void registerWorker({ workers, trustedTypes, page: firstPage });
};

const firstPage = (): FirstPage => {
  const address = location.href.replace(/#.*$/, '');
  return { address, isLoaded: performance.getEntriesByType('navigation')[0]?.name === address };
};

type Shown = { readonly platform: Platform; readonly seenAt: number };

const showConnection = (container: Container, translator: i18n, { platform, seenAt }: Shown): void => {
  const isFrame = document.querySelector('#app[data-frame]') !== null;
  const vm = new ConnectionViewModel({
    network: createNetwork(window),
    calls: callsOf(platform),
    pageSeenAt: seenAt > 0 && !isFrame ? seenAt : undefined,
    reach: createReach({ fetch: (input, init) => fetch(input, init), host: platform.apiHost }),
    heal: () => heal(container),
    now: Date.now,
    delay: platform.delay,
  });
  // A root of its own: neither the page nor its first visit knows of it.
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <I18nProvider value={translator}>
      <ConnectionBanner vm={vm} timeText={timeText} />
    </I18nProvider>,
  );
  vm.activate();
  if (seenAt === 0) return;
  // The hours of a shop are those of now, also on the copy of a page.
  resolve(container, NOW_VIEW_MODEL).look();
  if (!isFrame) return;
  // What was read before anybody listened tells its age when it is read again.
  resolve(container, DATA_CACHE).invalidate([]);
  void vm.retry();
};

/** LOCALE-8, by the device's own clock. */
const timeText = (at: number): string => {
  const time = new Date(at);
  const [day, month, hour, minute] = [time.getDate(), time.getMonth() + 1, time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${day}.${month}.${time.getFullYear()}, ${hour}:${minute}`;
};

const callsOf = ({ listeners }: Platform): Stream<Promise<CallEnd>> => ({
  subscribe: (observer) => {
    const listen: CallListener = (asked, answer) => {
      if (isWaitedFor(asked instanceof Request ? asked.url : asked.toString())) observer.next(endOf(answer));
    };
    listeners.add(listen);
    return { unsubscribe: () => void listeners.delete(listen) };
  },
});

/** The server is there again: what is on screen is asked for anew, and the page whose code did not come is fetched whole. */
const heal = (container: Container): void => {
  if (resolve(container, PAGES).isLost) return location.reload();
  resolve(container, DATA_CACHE).invalidate([]);
  void resolve(container, CART).refresh();
};

/** CART-5, ERROR-1: with the session goes what this device keeps of it, also where the worker heard nothing of the end. */
const forgetWithSession = (container: Container): void => {
  const sessions = resolve(container, SESSION_STORE);
  let token: string | undefined;
  sessions.changes.subscribe({
    next: (session) => {
      // Nobody is there: also whoever left before this code came has left nothing behind.
      const isOver = session === undefined || (token !== undefined && session.token !== token);
      token = session?.token;
      if (isOver && 'caches' in window) void forgetOwnCopies(caches);
    },
  });
};

/** STORE-1: what the next first screen looks like, should the settings not come. */
const keepSettings = (container: Container): void => {
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  const shelf = shelfOf(resolve(container, PLATFORM).cookies, 'settings');
  reaction(() => reference.settings, (settings) => writeKeptSettings(shelf, settings), { fireImmediately: true });
};

/** The bar of the browser around an installed app follows the chosen theme. */
const followTheme = (container: Container): void => {
  const theme = resolve(container, THEME_VIEW_MODEL);
  reaction(
    () => theme.chosen,
    (chosen) => {
      if (chosen === undefined) return;
      const ground = getComputedStyle(document.documentElement).getPropertyValue('--background-primary').trim();
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
        meta.content = ground;
        meta.removeAttribute('media');
      }
    },
  );
};
