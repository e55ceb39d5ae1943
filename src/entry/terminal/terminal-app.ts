import type { Container } from 'inversify';
import { reaction } from 'mobx';
import { createAppContainer } from '../../composition/create-app-container.ts';
import type { Platform } from '../../composition/platform.ts';
import { startApp } from '../../composition/start-app.ts';
import { resolve } from '../../di/index.ts';
import { CART } from '../../features/cart/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { createI18n, FALLBACK_LANGUAGE, type Translate } from '../../i18n/index.ts';
import { NAVIGATOR, PAGES, type PageViewModel } from '../../routes/index.ts';
import type { Dialogue } from './dialogue.ts';
import { createTerminalPlatform, type TerminalPlatformDeps } from './terminal-platform.ts';

/** One app instance in a terminal: the same container, pages and view-models as in a browser. */
export type TerminalApp = {
  readonly container: Container;
  readonly platform: Platform;
  readonly translate: Translate;
  readonly talk: Dialogue;
  /** Opens the page at an address, or the one it leads to. Returns `undefined` where there is none. */
  readonly open: (path: string) => Promise<PageViewModel | undefined>;
  /** Returns where a view-model has led since the page was opened. */
  readonly takeMove: () => string | undefined;
  readonly close: () => void;
};

type Deps = Omit<TerminalPlatformDeps, 'here'> & { readonly talk: Dialogue };

export const startTerminalApp = async ({ talk, ...deps }: Deps): Promise<TerminalApp> => {
  let here = '/';
  let move: string | undefined;
  const platform = createTerminalPlatform({ ...deps, here: () => here });
  const i18n = createI18n(deps.language, {
    [deps.language]: (await deps.loadTexts(deps.language)) ?? {},
    [FALLBACK_LANGUAGE]: (await deps.loadTexts(FALLBACK_LANGUAGE)) ?? {},
  });
  const container = createAppContainer(platform, i18n);
  await startApp(container);
  const pages = resolve(container, PAGES);
  const toasts = resolve(container, TOASTS_VIEW_MODEL);
  const stops = [
    resolve(container, NAVIGATOR).attach((path) => (move = path)),
    resolve(container, CART).activate(),
    // What a browser shows as a notice is said.
    reaction(
      () => toasts.toasts,
      (shown) =>
        shown.forEach(({ id, text }) => {
          talk.say(text);
          toasts.close(id);
        }),
    ),
  ];
  let leave = (): void => {};
  const open = async (path: string): Promise<PageViewModel | undefined> => {
    leave();
    leave = () => {};
    move = undefined;
    here = path;
    const { pathname, search } = new URL(path, 'http://terminal');
    const outcome = await pages.open({ path: pathname, search });
    if (outcome.kind === 'redirect') return open(outcome.to);
    const viewModel = outcome.kind === 'ready' ? pages.shown?.viewModel : undefined;
    leave = viewModel?.activate() ?? leave;
    return viewModel;
  };
  return {
    container,
    platform,
    translate: i18n.t,
    talk,
    open,
    takeMove: () => {
      const taken = move;
      move = undefined;
      return taken;
    },
    close: () => {
      leave();
      for (const stop of stops) stop();
    },
  };
};
