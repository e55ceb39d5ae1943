import type { Subscription } from '@domain/kernel/stream.ts';
import type { PageVisibility } from '../browser/page-visibility.ts';
import { createHotStream } from './hot-stream.ts';
import type { EventFeed } from './server-event.ts';

/** Contract 8.4: a hidden tab holds no stream. What happened meanwhile is for the listener to ask for after the next `open`. */
export const createVisibleEventFeed = ({ feed, visibility }: { readonly feed: EventFeed; readonly visibility: PageVisibility }): EventFeed =>
  createHotStream((emit) => {
    let following: Subscription | undefined;
    const hangUp = (): void => {
      following?.unsubscribe();
      following = undefined;
    };
    const watching = visibility.changes.subscribe({
      next: (isVisible) => {
        if (isVisible) following ??= feed.subscribe({ next: emit });
        else if (following) {
          hangUp();
          emit({ kind: 'lost' });
        }
      },
    });
    return () => {
      watching.unsubscribe();
      hangUp();
    };
  });
