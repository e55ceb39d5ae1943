import { createReader, type Reader, type ReaderRequest } from './event-reader.ts';
import type { EventLog, StreamName } from './event-log.ts';

/** Opens server-sent events (contract 8.4) and ends them all when the server stops. */
export interface EventStreams {
  /** `undefined` when the stream has as many readers as it may have. The stream ends with `signal`. */
  open(request: ReaderRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined>;
  /** How many readers there are now. */
  count(): number;
  close(): void;
}

type Deps = {
  readonly log: EventLog;
  readonly heartbeatMs: number;
  readonly mostReaders: number;
  readonly onTrouble: (failure: unknown) => void;
};

export const createEventStreams = ({ mostReaders, ...deps }: Deps): EventStreams => {
  const readers = new Map<StreamName, Set<Reader>>();

  const leave = (stream: StreamName, reader: Reader): void => {
    const set = readers.get(stream);
    set?.delete(reader);
    if (set?.size === 0) readers.delete(stream);
  };

  return {
    open: async (request, signal) => {
      const set = readers.get(request.stream) ?? new Set();
      if (set.size >= mostReaders) return undefined;
      const reader = createReader(request, { ...deps, onEnd: (ended) => leave(request.stream, ended) });
      readers.set(request.stream, set.add(reader));
      signal.addEventListener('abort', reader.end, { once: true });
      await reader.begin();
      return reader.body;
    },
    count: () => [...readers.values()].reduce((sum, set) => sum + set.size, 0),
    close: () => {
      for (const reader of [...readers.values()].flatMap((set) => [...set])) reader.end();
    },
  };
};
