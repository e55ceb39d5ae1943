import type { LiveEvent, PassingEvent, ReadableLog, StreamName } from './event-log.port.ts';

export type ReaderRequest = {
  readonly stream: StreamName;
  /** The reader's Last-Event-ID, as it was sent. */
  readonly lastEventId: string | undefined;
  /** Converts stored events for this reader; by default they are sent unchanged. */
  readonly present?: Present;
  /** Returns what holds at the beginning and no later event says. It is sent first, with the id of the place. */
  readonly greet?: () => Promise<readonly PassingEvent[]>;
};
/** `isLast` ends the stream after these. */
export type Present = (
  events: readonly LiveEvent[],
) => Promise<{ readonly events: readonly LiveEvent[]; readonly isLast: boolean }>;
export type Reader = {
  readonly body: ReadableStream<Uint8Array>;
  /** Finds the reader's place; what is published afterwards reaches it. */
  begin(): Promise<void>;
  end(): void;
};
type Deps = {
  readonly log: ReadableLog;
  readonly heartbeatMs: number;
  readonly onTrouble: (failure: unknown) => void;
  readonly onEnd: (reader: Reader) => void;
};

/** Chunks that may wait for one reader; one that reads nothing for so long is cut off. */
const MOST_WAITING = 2000;
const asStored: Present = (events) => Promise.resolve({ events, isLast: false });

/** Writes one stream of events to one reader: what it missed first, then what happens, heartbeats in between. */
export const createReader = (
  { stream, lastEventId, present = asStored, greet }: ReaderRequest,
  { log, heartbeatMs, onTrouble, onEnd }: Deps,
): Reader => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let position = 0;
  let isAwake = false;
  let isReading = true;
  let hasBegun = false;

  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: () => {
      controller = undefined;
      reader.end();
    },
  });

  const send = (text: string): void => {
    controller?.enqueue(encoder.encode(text));
    if (controller && (controller.desiredSize ?? 0) < -MOST_WAITING) reader.end();
  };

  const catchUp = async (): Promise<void> => {
    let found = 1;
    while (found > 0 || isAwake) {
      isAwake = false;
      const { events } = await log.after(stream, position);
      const presented = await present(events);
      for (const { id, event, data } of presented.events) send(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
      if (presented.isLast) return reader.end();
      position = events.at(-1)?.id ?? position;
      found = events.length;
    }
  };

  /** One reading at a time; being woken during it makes it look again. */
  const wake = (): void => {
    isAwake = true;
    if (isReading || !controller) return;
    isReading = true;
    void catchUp()
      .catch((failure: unknown) => {
        onTrouble(failure);
        reader.end();
      })
      .finally(() => {
        isReading = false;
        if (isAwake) wake();
      });
  };

  const stopFollowing = log.follow(stream, wake);
  const stopHearing = log.hear(stream, ({ event, data }) => {
    if (hasBegun) send(`event: ${event}\ndata: ${data}\n\n`);
  });
  const heartbeat = setInterval(() => send(': hb\n\n'), heartbeatMs);
  heartbeat.unref();

  const reader: Reader = {
    body,
    begin: async () => {
      const last = await log.lastId(stream);
      const wanted = lastEventId === undefined ? last : idOf(lastEventId);
      const { isKnown } = await log.after(stream, wanted);
      position = isKnown ? wanted : last;
      send('retry: 3000\n\n');
      if (!isKnown) send(`id: ${last}\nevent: reset\ndata: {}\n\n`);
      // Read after the place was found: what changes in between is told by its event once more.
      for (const { event, data } of (await greet?.()) ?? [])
        send(`id: ${position}\nevent: ${event}\ndata: ${data}\n\n`);
      isReading = false;
      hasBegun = true;
      wake();
    },
    end: () => {
      const open = controller;
      controller = undefined;
      stopFollowing();
      stopHearing();
      clearInterval(heartbeat);
      onEnd(reader);
      open?.close();
    },
  };
  return reader;
};

/** A malformed id is treated like one that never existed. */
const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1);
