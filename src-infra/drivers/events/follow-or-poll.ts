import type { PageVisibility } from '../browser/page-visibility.ts';
import type { EventFeed, ServerEvent } from './server-event.ts';

/** What news of the server are followed with. */
export type FollowDeps = {
  /** `undefined` where the server does not announce `events`. */
  readonly feed: () => EventFeed | undefined;
  readonly visibility: PageVisibility;
  readonly delay: (milliseconds: number) => Promise<void>;
};
type News = {
  readonly everyMs: number;
  readonly hear: (event: ServerEvent) => void;
  /** Something may have changed unheard: ask again. */
  readonly ask: () => void;
};
export type Following = { readonly isLive: () => boolean; readonly stop: () => void };

/** Contract 8.4: hears events while the stream stands; while there is none it asks again every so often, for visible pages only. */
export const followOrPoll = ({ feed, visibility, delay }: FollowDeps, { everyMs, hear, ask }: News): Following => {
  let isLive = false;
  let isOver = false;

  const following = feed()?.subscribe({
    next: (signal) => {
      isLive = signal.kind !== 'lost';
      if (signal.kind === 'event') hear(signal.event);
      // Between what was read and this moment anything may have happened unheard.
      if (signal.kind === 'open' || (signal.kind === 'event' && signal.event.event === 'reset')) ask();
    },
  });

  const poll = async (): Promise<void> => {
    for (;;) {
      await delay(everyMs);
      if (isOver) return;
      if (!isLive && visibility.isVisible()) ask();
    }
  };
  void poll();

  return {
    isLive: () => isLive,
    stop: () => {
      isOver = true;
      following?.unsubscribe();
    },
  };
};
