import { connect, debounceTime, filter, map, merge, skip, type Observable } from 'rxjs';
import type { EventFeed } from './server-event.ts';

/** `all`: read everything on screen again. `reference`: changes may have been missed without a connection. */
export type MarketChange = 'all' | 'reference';

/** Several changes of one form are one. */
const SETTLED_MS = 200;

/** OPS-6: what to read again after operators changed something. */
export const marketChanges = (feed: EventFeed): Observable<MarketChange> =>
  feed.pipe(
    connect((signals) =>
      merge(
        signals.pipe(
          filter((signal) => signal.kind === 'event'),
          map((): MarketChange => 'all'),
          debounceTime(SETTLED_MS),
        ),
        // The page was read before the first connection.
        signals.pipe(
          filter(({ kind }) => kind === 'open'),
          skip(1),
          map((): MarketChange => 'reference'),
        ),
      ),
    ),
  );
