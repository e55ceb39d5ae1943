import '../styles/global.scss';
import { configure } from 'mobx';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAppContainer } from '../composition/create-app-container.ts';
import { startApp } from '../composition/start-app.ts';
import { DATA_CACHE } from '../composition/tokens.ts';
import { resolve } from '../di/index.ts';
import { createI18n, FALLBACK_LANGUAGE, rememberNumbers } from '../i18n/index.ts';
import { PAGES } from '../routes/index.ts';
import { isMissingCode } from '../ui/lazy/index.ts';
import { AppRoot } from './app-root.tsx';
import { createBrowserPlatform, cachedAt } from './browser-platform.ts';
import { replayEarlyIntents } from './early-intents.ts';
import { cookieMark, type PageData } from './page-data.ts';

configure({ enforceActions: 'observed' });

type HostConfig = Partial<
  Pick<PageData, 'apiHost' | 'mapsUrl' | 'adminUrl' | 'push' | 'hostedChat' | 'hostedIdentity'>
>;

/** Where the page is served as a static file, the hosts are configured in a file beside it. */
const readConfig = async (): Promise<PageData> => {
  const config = await fetch('/config.json')
    .then((response) => (response.ok ? (response.json() as Promise<HostConfig>) : {}))
    .catch((): HostConfig => ({}));
  return { apiHost: '', ...config, now: Date.now(), language: '', cache: undefined };
};

/** Yields to painting and input between two parts of the start. A timer would wait a second in a background tab. */
const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const start = async (): Promise<void> => {
  await yieldToBrowser();
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app');
  const written = document.getElementById('page-data')?.textContent;
  const data = written ? (JSON.parse(written) as PageData) : await readConfig();

  const platform = createBrowserPlatform(data);
  const isOutdated = data.cookies !== cookieMark(platform.cookies);
  const wanted =
    data.language || platform.cookies.get('locale') || platform.languages[0]?.split('-')[0] || FALLBACK_LANGUAGE;
  const texts = (await platform.loadTexts(wanted)) ?? (await platform.loadTexts(FALLBACK_LANGUAGE)) ?? {};
  if (data.signs) rememberNumbers(data.language, data.signs);
  await yieldToBrowser();
  const i18n = createI18n(wanted, { [wanted]: texts });
  await yieldToBrowser();
  const container = createAppContainer(platform, i18n);
  await yieldToBrowser();
  if (data.cache) resolve(container, DATA_CACHE).restore(data.cache as never);
  await yieldToBrowser();
  await startApp(container, yieldToBrowser);
  await yieldToBrowser();
  const pages = resolve(container, PAGES);
  await yieldToBrowser();
  const open = () => pages.open({ path: location.pathname, search: location.search });
  await open();

  const isServed = Boolean(written) && root.dataset['frame'] === undefined && !isOutdated;
  // What the server has rendered stays, and presses wait, until the code of its page is there.
  if (isServed)
    while (pages.hasFailed) {
      await new Promise<void>((again) => window.earlyIntents?.insist(again));
      await open();
    }
  const seenAt = cachedAt();
  const loadRest = (): void =>
    void import('./after-start.tsx').then(
      ({ afterStart }) => afterStart(container, i18n, seenAt),
      () => addEventListener('online', loadRest, { once: true }),
    );
  const begin = (): (() => void) => {
    // Offline support loads after the first visit is over, unless the page is a cached copy already.
    setTimeout(loadRest, seenAt ? 0 : 4_000);
    return replayEarlyIntents();
  };
  const app = (
    <BrowserRouter>
      <AppRoot container={container} i18n={i18n} isServed={isServed} onHydrated={begin} />
    </BrowserRouter>
  );
  await yieldToBrowser();
  const onCaughtError = (error: unknown): void => {
    if (!isMissingCode(error)) platform.report('A view failed', error);
  };
  const onRecoverableError = (error: unknown): void => platform.report('Hydration differed', error);
  // As a transition React hydrates in slices, between which it handles taps.
  if (isServed) startTransition(() => void hydrateRoot(root, app, { onCaughtError, onRecoverableError }));
  else createRoot(root, { onCaughtError }).render(app);
};

void start();
