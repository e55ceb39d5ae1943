import { createAppContainer } from '../../composition/create-app-container.ts';
import { startApp } from '../../composition/start-app.ts';
import { DATA_CACHE } from '../../composition/tokens.ts';
import { resolve, type Token } from '../../di/index.ts';
import { CART } from '../../features/cart/index.ts';
import { createI18n, FALLBACK_LANGUAGE, type Translate } from '../../i18n/index.ts';
import { NAVIGATOR, PAGES, type PageViewModel } from '../../routes/index.ts';
import { createHeadlessPlatform, type HeadlessPlatformDeps } from './headless-platform.ts';

/** An app instance without a document: the same container, pages and view-models as in a browser. */
export interface HeadlessApp {
  /** Returns the service of a token. */
  get<Service>(token: Token<Service>): Service;
  readonly translate: Translate;
  /**
   * Opens the page at an address, or the one it leads to, and activates its view-model; the page before is left.
   * Returns `undefined` where there is none, or where it could not be loaded.
   */
  open(path: string): Promise<PageViewModel | undefined>;
  /** Opens a page and returns its view-model. Throws TypeError unless the address shows that page. */
  page<ViewModel extends PageViewModel>(path: string, Class: PageClass<ViewModel>): Promise<ViewModel>;
  /** Returns where a view-model has led since the page was opened, once. */
  takeMove(): string | undefined;
  /** Leaves the page, stops what the app follows and forgets what it has loaded. */
  close(): void;
}

/** The class of a page's view-model. */
export type PageClass<ViewModel> = abstract new (...deps: never[]) => ViewModel;

export type HeadlessDeps = Omit<HeadlessPlatformDeps, 'here'>;

/** Starts an app at a server of the contract: settings, languages, currencies and texts are loaded. */
export const startHeadlessApp = async (deps: HeadlessDeps): Promise<HeadlessApp> => {
  let here = '/';
  let move: string | undefined;
  const i18n = createI18n(deps.language, {
    [deps.language]: (await deps.loadTexts(deps.language)) ?? {},
    [FALLBACK_LANGUAGE]: (await deps.loadTexts(FALLBACK_LANGUAGE)) ?? {},
  });
  const container = createAppContainer(createHeadlessPlatform({ ...deps, here: () => here }), i18n);
  await startApp(container);
  const pages = resolve(container, PAGES);
  const stops = [resolve(container, NAVIGATOR).attach((path) => (move = path)), resolve(container, CART).activate()];
  let leave = (): void => {};
  const open = async (path: string): Promise<PageViewModel | undefined> => {
    leave();
    leave = () => {};
    move = undefined;
    here = path;
    const { pathname, search } = new URL(path, 'http://headless');
    const outcome = await pages.open({ path: pathname, search });
    if (outcome.kind === 'redirect') return open(outcome.to);
    const viewModel = outcome.kind === 'ready' ? pages.shown?.viewModel : undefined;
    leave = viewModel?.activate() ?? leave;
    return viewModel;
  };
  return {
    get: (token) => resolve(container, token),
    translate: i18n.t,
    open,
    page: async (path, Class) => {
      const viewModel = await open(path);
      if (viewModel instanceof Class) return viewModel;
      throw new TypeError(`${path} shows ${viewModel?.constructor.name ?? 'no page'}, not ${Class.name}`);
    },
    takeMove: () => {
      const taken = move;
      move = undefined;
      return taken;
    },
    close: () => {
      leave();
      for (const stop of stops) stop();
      // The timers of what is cached would keep a process alive for hours.
      resolve(container, DATA_CACHE).forget([]);
    },
  };
};
