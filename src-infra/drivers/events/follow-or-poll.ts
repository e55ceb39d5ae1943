import { connect, distinctUntilChanged, EMPTY, filter, interval, map, merge, mergeMap, NEVER, startWith } from 'rxjs';
import { defer, switchMap, withLatestFrom, type Observable } from 'rxjs';
import type { PageVisibility } from '../browser/page-visibility.ts';
import { fromStream } from './from-stream.ts';
import type { EventFeed, FeedSignal, ServerEvent } from './server-event.ts';

export type FollowDeps = {
  /** Returns `undefined` where the server does not announce `events`. */
  readonly feed: () => EventFeed | undefined;
  readonly visibility: PageVisibility;
};
type Polling = {
  readonly everyMs: number;
  /** Whether to ask for a reload as soon as the page is visible without a connection. */
  readonly onReturn?: boolean;
};
/** `stale`: a change may have been missed, so read again. */
export type FeedNews = { readonly kind: 'event'; readonly event: ServerEvent } | { readonly kind: 'stale' };

/** Contract 8.4: emits events while connected; otherwise requests a reload at an interval, on visible pages only. */
export const followOrPoll = (
  { feed, visibility }: FollowDeps,
  { everyMs, onReturn = false }: Polling,
): Observable<FeedNews> => {
  const poll = (isLive: boolean): Observable<unknown> =>
    isLive ? EMPTY : interval(everyMs).pipe(filter(() => visibility.isVisible()));

  return defer(() => feed() ?? NEVER).pipe(
    connect((signals) => {
      const isLive = signals.pipe(
        map(({ kind }) => kind !== 'lost'),
        startWith(false),
        distinctUntilChanged(),
      );
      const returns = fromStream(visibility.changes).pipe(
        withLatestFrom(isLive),
        filter(([isVisible, isLiveNow]) => onReturn && isVisible && !isLiveNow),
      );
      const polls = merge(isLive.pipe(switchMap(poll)), returns);
      return merge(signals.pipe(mergeMap(newsOf)), polls.pipe(map((): FeedNews => ({ kind: 'stale' }))));
    }),
  );
};

/** Changes between the last read and `open` went unnoticed. */
const newsOf = (signal: FeedSignal): readonly FeedNews[] => {
  if (signal.kind === 'lost') return [];
  if (signal.kind === 'open') return [{ kind: 'stale' }];
  return signal.event.event === 'reset' ? [signal, { kind: 'stale' }] : [signal];
};
