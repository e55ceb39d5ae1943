import type { Container } from 'inversify';
import { reaction, when } from 'mobx';
import { createRoot } from 'react-dom/client';
import { comfortText, DEVICE_COMFORT, readComfort } from '@domain/appearance/index.ts';
import type { Stream } from '@domain/kernel/stream.ts';
import { announces } from '@domain/settings/index.ts';
import { mayMeasure } from '@domain/web-vitals/index.ts';
import { endOf, isForegroundCall, type CallEnd } from '@infra/drivers/browser/call-end.ts';
import { deleteAccountCaches } from '@infra/drivers/browser/owner-caches.ts';
import { createNetwork } from '@infra/drivers/browser/network.ts';
import { registerWorker, type FirstPage, type TrustedTypes } from '@infra/drivers/browser/register-worker.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createReachabilityCheck } from '@infra/drivers/http/reachability.ts';
import { writeStoredSettings } from '@infra/settings/write-stored-settings.ts';
import { PLATFORM, type CallListener, type Platform } from '../composition/platform.ts';
import { loadFurtherPages } from '../composition/route-table.ts';
import { DATA_CACHE, SESSION_STORE } from '../composition/tokens.ts';
import { resolve } from '../di/index.ts';
import { followAccountAddress } from '../features/addresses/follow-account-address.ts';
import { ADDRESS_CHOICE } from '../features/addresses/index.ts';
import { CART, CART_TABS } from '../features/cart/index.ts';
import { ConnectionBanner, ConnectionViewModel } from '../features/connection/index.ts';
import { DIETARY } from '../features/dietary/index.ts';
import { SEARCH_FIELD } from '../features/search/index.ts';
import { NOW_VIEW_MODEL } from '../features/now/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '../features/session/index.ts';
import { THEME_VIEW_MODEL } from '../features/theme/index.ts';
import { loadToastCard } from '../features/toasts/index.ts';
import { I18nProvider, type Translator } from '../i18n/index.ts';
import { PAGES } from '../routes/index.ts';
import '../styles/forced-colors.scss';

/** Starts what an unreliable connection needs. It loads some time after hydration, outside of the first visit. */
export const afterStart = (container: Container, translator: Translator, cachedAt: number): void => {
  const platform = resolve(container, PLATFORM);
  showConnection(container, translator, { platform, cachedAt });
  deleteCachesWithSession(container);
  followTheme(container);
  followComfort(platform);
  storeSettings(container);
  followMarket(container);
  measureVisit(container);
  storeInvitation(container);
  offerUsual(container);
  void resolve(container, CART_TABS)();
  void resolve(container, DIETARY).load();
  followAccountAddress({ choice: resolve(container, ADDRESS_CHOICE), sessions: resolve(container, SESSION_STORE) });
  // The next page is likely to be one of these. A failure is repeated when it is opened.
  void loadFurtherPages().catch(() => {});
  // Notices are needed most where nothing loads.
  void loadToastCard().catch(() => {});
  // Service workers need https, except on localhost.
  const { serviceWorker: workers } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (import.meta.env.PROD) void registerWorker({ workers, trustedTypes, page: firstPage });
};

const firstPage = (): FirstPage => {
  const address = location.href.replace(/#.*$/, '');
  return { address, isLoaded: performance.getEntriesByType('navigation')[0]?.name === address };
};

type Shown = { readonly platform: Platform; readonly cachedAt: number };

const showConnection = (container: Container, translator: Translator, { platform, cachedAt }: Shown): void => {
  const isFrame = document.querySelector('#app[data-frame]') !== null;
  const vm = new ConnectionViewModel({
    network: createNetwork(window),
    calls: callsOf(platform),
    pageCachedAt: cachedAt > 0 && !isFrame ? cachedAt : undefined,
    hasPageFailed: () => resolve(container, PAGES).hasFailed,
    reach: createReachabilityCheck({ fetch: (input, init) => fetch(input, init), host: platform.apiHost }),
    refreshAll: () => heal(container),
    now: Date.now,
    delay: platform.delay,
  });
  // A React root of its own: neither the page nor its first visit depends on it.
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <I18nProvider value={translator}>
      <ConnectionBanner vm={vm} timeText={timeText} />
    </I18nProvider>,
  );
  vm.activate();
  if (cachedAt === 0) return;
  // Opening hours are those of now, also on a cached page.
  resolve(container, NOW_VIEW_MODEL).tick();
  if (!isFrame) return;
  // Answers read before this code loaded report their age when they are read again.
  resolve(container, DATA_CACHE).invalidate([]);
  resolve(container, SEARCH_FIELD).resume();
  void vm.retry();
};

/** LOCALE-8, by the device's own clock. */
const timeText = (at: number): string => {
  const time = new Date(at);
  const [day, month, hour, minute] = [time.getDate(), time.getMonth() + 1, time.getHours(), time.getMinutes()].map(
    (part) => String(part).padStart(2, '0'),
  );
  return `${day}.${month}.${time.getFullYear()}, ${hour}:${minute}`;
};

const callsOf = ({ listeners }: Platform): Stream<Promise<CallEnd>> => ({
  subscribe: (observer) => {
    const listen: CallListener = (asked, answer) => {
      if (isForegroundCall(asked instanceof Request ? asked.url : asked.toString())) observer.next(endOf(answer));
    };
    listeners.add(listen);
    return { unsubscribe: () => void listeners.delete(listen) };
  },
});

/**
 * Called when the server is reachable again: refetches everything on screen, and reloads a page whose code failed to
 * load.
 */
const heal = (container: Container): void => {
  if (resolve(container, PAGES).hasFailed) return location.reload();
  resolve(container, DATA_CACHE).invalidate([]);
  void resolve(container, CART).refresh();
};

/** CART-5, ERROR-1: deletes the session's cached copies, also where the worker missed the end of the session. */
const deleteCachesWithSession = (container: Container): void => {
  const sessions = resolve(container, SESSION_STORE);
  let token: string | undefined;
  sessions.changes.subscribe({
    next: (session) => {
      // Without a session: also removes what a session left that ended before this code loaded.
      const isOver = session === undefined || (token !== undefined && session.token !== token);
      token = session?.token;
      if (isOver && 'caches' in window) void deleteAccountCaches(caches);
    },
  });
};

/** STORE-1: stores the settings for the next first screen, in case they fail to load. */
const storeSettings = (container: Container): void => {
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  const store = textStoreOf(resolve(container, PLATFORM).cookies, 'settings');
  reaction(
    () => reference.settings,
    (settings) => writeStoredSettings(store, settings),
    { fireImmediately: true },
  );
};

/** REFERRAL-1i: an invitation counts whichever page its link has opened. */
const storeInvitation = (container: Container): void => {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? '';
  if (!address.includes('referral_code=') || resolve(container, SESSION_STORE).read()) return;
  void import('./store-invitation.ts').then(
    ({ storeInvitation: store }) => store(container, address),
    () => undefined,
  );
};

/** ORDER-8f: shows signed-in customers what they usually order, where the server knows. */
const offerUsual = (container: Container): void => {
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  const session = resolve(container, SESSION_VIEW_MODEL);
  when(
    () => session.isSignedIn && announces(reference.settings, 'usual_orders'),
    () =>
      void import('./offer-usual.ts').then(
        ({ offerUsual: offer }) => offer(container),
        () => undefined,
      ),
  );
};

/** OPS-6: hears of what operators change, where the server tells. */
const followMarket = (container: Container): void => {
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  when(
    () => announces(reference.settings, 'market_events'),
    () =>
      void import('./follow-market.ts').then(
        ({ followMarket: follow }) => follow(container),
        () => undefined,
      ),
  );
};

/** OPS-8: measures the visit where the server asks for it and the browser does not object. */
const measureVisit = (container: Container): void => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  if (!mayMeasure({ doNotTrack, globalPrivacyControl })) return;
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  when(
    () => announces(reference.settings, 'web_vitals'),
    () =>
      void import('./measure-visit.ts').then(
        ({ measureVisit: measure }) => measure(container),
        () => undefined,
      ),
  );
};

/**
 * ACCESS-3a, ACCESS-3b: the chosen comfort, where a host of files could not put it into the document; and more contrast
 * for a device that asks for it, from the next document on before its first paint.
 */
const followComfort = ({ cookies, comfortAppearance }: Platform): void => {
  const chosen = readComfort(cookies.get('comfort'));
  if (!chosen && !matchMedia('(prefers-contrast: more)').matches) return;
  if (!chosen) cookies.set('comfort', comfortText(DEVICE_COMFORT));
  void comfortAppearance.showComfort(chosen ?? DEVICE_COMFORT);
};

/** The browser's theme color around an installed app follows the chosen theme. */
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
