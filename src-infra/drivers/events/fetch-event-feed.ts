import { createEventParser } from './event-parser.ts';
import { createHotStream } from './hot-stream.ts';
import type { EventFeed, FeedSignal } from './server-event.ts';

type Deps = {
  /** Asks for the stream, resuming after an event when its id is given. Rejects when the server cannot be reached. */
  readonly connect: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Told of a 401: the feed then stays lost until somebody subscribes anew. */
  readonly onUnauthorized: () => void;
};

/** Contract 8.4: so much silence, heartbeats included, is a lost connection. */
export const SILENCE_MS = 45_000;
const LONGEST_WAIT_MS = 30_000;

/** 1, 2, 4 … 30 seconds. */
export const waitBefore = (attempt: number): number => Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(attempt, 5));

/** How a connection ended, and the least wait the server asked for. */
type Ending = { readonly hadBytes: boolean; readonly isRefused: boolean; readonly leastWaitMs: number };
const brokenOff: Ending = { hadBytes: false, isRefused: false, leastWaitMs: 0 };

/** Reads server-sent events by fetch, so that the token stays in the header, and reconnects for as long as anybody listens. */
export const createFetchEventFeed = ({ connect, delay, onUnauthorized }: Deps): EventFeed => {
  let lastEventId: string | undefined;

  const read = async (emit: (signal: FeedSignal) => void, signal: AbortSignal): Promise<Ending> => {
    const ended = new AbortController();
    const silence = (): Promise<undefined> => delay(SILENCE_MS).then(() => undefined);
    try {
      const response = await Promise.race([connect(lastEventId, AbortSignal.any([signal, ended.signal])), silence()]);
      if (response?.status === 401) return { ...brokenOff, isRefused: true };
      if (!response?.ok || !response.body) return { ...brokenOff, leastWaitMs: response ? retryAfterMs(response) : 0 };
      emit({ kind: 'open' });

      const parser = createEventParser();
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (let hadBytes = false; ; hadBytes = true) {
        const piece = await Promise.race([reader.read(), silence()]);
        if (!piece || signal.aborted) return { ...brokenOff, hadBytes };
        if (piece.done) return { hadBytes, isRefused: false, leastWaitMs: parser.retryMs ?? 0 };
        for (const event of parser.push(decoder.decode(piece.value, { stream: true }))) {
          lastEventId = event.id ?? lastEventId;
          emit({ kind: 'event', event });
        }
      }
    } finally {
      ended.abort();
    }
  };

  const run = async (emit: (signal: FeedSignal) => void, signal: AbortSignal): Promise<void> => {
    const tell = (told: FeedSignal): void => {
      if (!signal.aborted) emit(told);
    };
    for (let attempt = 0; !signal.aborted; attempt++) {
      const ending = await read(tell, signal).catch(() => brokenOff);
      tell({ kind: 'lost' });
      if (ending.isRefused && !signal.aborted) return onUnauthorized();
      if (ending.hadBytes) attempt = 0;
      if (!signal.aborted) await delay(Math.max(waitBefore(attempt), ending.leastWaitMs));
    }
  };

  return createHotStream((emit) => {
    const ended = new AbortController();
    void run(emit, ended.signal);
    return () => ended.abort();
  });
};

/** Too many streams, or a server that restarts: it may say how long it wants to be left alone. */
const retryAfterMs = (response: Response): number => Number(/^\d{1,3}$/.exec(response.headers.get('retry-after') ?? '')?.[0] ?? 0) * 1000;
