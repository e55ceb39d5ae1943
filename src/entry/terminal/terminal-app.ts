import { reaction } from 'mobx';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { startHeadlessApp, type HeadlessApp, type HeadlessDeps } from '../headless/headless-app.ts';
import type { Dialogue } from './dialogue.ts';

/** One app instance in a terminal. */
export type TerminalApp = HeadlessApp & { readonly talk: Dialogue };

type Deps = HeadlessDeps & { readonly talk: Dialogue };

export const startTerminalApp = async ({ talk, ...deps }: Deps): Promise<TerminalApp> => {
  const app = await startHeadlessApp(deps);
  const toasts = app.get(TOASTS_VIEW_MODEL);
  // What a browser shows as a notice is said.
  const stop = reaction(
    () => toasts.toasts,
    (shown) =>
      shown.forEach(({ id, text }) => {
        talk.say(text);
        toasts.close(id);
      }),
  );
  return {
    ...app,
    talk,
    close: () => {
      stop();
      app.close();
    },
  };
};
