import { catchError, concat, defer, EMPTY, endWith, finalize, from, mergeMap, of, repeat, share, timer } from 'rxjs';
import { switchMap, tap, timeout, type Observable, type ReadableStreamLike } from 'rxjs';
import { backOffMs } from '@domain/kernel/back-off.ts';
import { createEventReader } from './event-reader.ts';
import type { EventFeed, FeedSignal } from './server-event.ts';

type Deps = {
  /** Requests the stream, resuming after the given event. Rejects if the server cannot be reached. */
  readonly connect: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  /** Called after a 401; the feed then completes, and connects again for the next observer. */
  readonly onUnauthorized: () => void;
  /** A number from 0 to 1 that spreads the reconnects of many clients. */
  readonly random: () => number;
};

/** Contract 8.4: a connection without a byte for so long, heartbeats included, is lost. */
export const SILENCE_MS = 45_000;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1_000, 30_000];

/** Exponential back-off: 1, 2, 4 … 30 seconds, each up to a quarter longer. */
export const waitBefore = (attempt: number, random: () => number): number =>
  backOffMs(attempt + 1, FIRST_WAIT_MS, LONGEST_WAIT_MS) * (1 + random() / 4);

/**
 * Reads server-sent events by fetch, because EventSource cannot send the authorization header, and reconnects for as
 * long as it has observers.
 */
export const createFetchEventFeed = ({ connect, onUnauthorized, random }: Deps): EventFeed => {
  let lastEventId: string | undefined;

  const run = (): Observable<FeedSignal> => {
    let failures = 0;
    let leastWaitMs = 0;
    let isUnauthorized = false;

    const read = (response: Response): Observable<FeedSignal> => {
      isUnauthorized = response.status === 401;
      leastWaitMs = retryAfterMs(response);
      if (!response.ok || !response.body) return EMPTY;
      const events = createEventReader((milliseconds) => (leastWaitMs = milliseconds));
      return concat(
        of<FeedSignal>({ kind: 'open' }),
        from(response.body as ReadableStreamLike<Uint8Array>).pipe(
          timeout({ each: SILENCE_MS }),
          tap(() => (failures = 0)),
          mergeMap(events),
          tap(({ id }) => (lastEventId = id ?? lastEventId)),
          mergeMap((event) => of<FeedSignal>({ kind: 'event', event })),
        ),
      );
    };

    const connection = defer(() => {
      const ended = new AbortController();
      return from(connect(lastEventId, ended.signal)).pipe(
        timeout({ first: SILENCE_MS }),
        switchMap(read),
        finalize(() => ended.abort()),
      );
    });

    const untilReconnect = (): Observable<unknown> => {
      if (!isUnauthorized) return timer(Math.max(waitBefore(failures++, random), leastWaitMs));
      onUnauthorized();
      return EMPTY;
    };

    return connection.pipe(
      catchError(() => EMPTY),
      endWith<FeedSignal>({ kind: 'lost' }),
      repeat({ delay: untilReconnect }),
    );
  };

  return defer(run).pipe(share());
};

/** A server that restarts or has too many streams says how long to wait. */
const retryAfterMs = (response: Response): number =>
  Number(/^\d{1,3}$/.exec(response.headers.get('retry-after') ?? '')?.[0] ?? 0) * 1000;
