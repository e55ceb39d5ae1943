import { distinctUntilChanged, of, share, skipWhile, switchMap } from 'rxjs';
import type { PageVisibility } from '../browser/page-visibility.ts';
import { fromStream } from './from-stream.ts';
import type { EventFeed, FeedSignal } from './server-event.ts';

type Deps = { readonly feed: EventFeed; readonly visibility: PageVisibility };

/** Contract 8.4: a hidden tab holds no connection; observers catch up after the next `open`. */
export const createVisibleEventFeed = ({ feed, visibility }: Deps): EventFeed =>
  fromStream(visibility.changes).pipe(
    skipWhile((isVisible) => !isVisible),
    distinctUntilChanged(),
    switchMap((isVisible) => (isVisible ? feed : of<FeedSignal>({ kind: 'lost' }))),
    share(),
  );
