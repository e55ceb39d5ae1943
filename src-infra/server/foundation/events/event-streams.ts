import { createReader, type Reader, type ReaderRequest } from './event-reader.ts';
import type { ReadableLog } from './event-log.port.ts';

/** The sign-in that a stream was opened with, and ends with. */
type StreamSignIn = { readonly tokenId: number; readonly userId: number };

/** The kind of reader, for streams with several kinds. */
export type Attendance = {
  /** Readers are counted by this, by their stream when it is absent. */
  readonly countedAs?: string;
  /** Called when the first of them connects and when the last disconnects, but not when the server stops. */
  readonly onPresence?: (isPresent: boolean) => Promise<void>;
  /** Absent where no token was needed. */
  readonly signIn?: StreamSignIn;
};

/** Opens server-sent events (contract 8.4) and ends them all when the server stops. */
export interface EventStreams {
  /** `undefined` when the stream has as many readers as it may have. The stream ends with `signal`. */
  open(request: ReaderRequest & Attendance, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Ids of the sign-ins with open streams, of all users or of one. */
  signIns(userId?: number): readonly number[];
  /** Ends every stream that was opened with one of these. */
  endOf(tokenIds: readonly number[]): void;
  /** How many readers there are now. */
  count(): number;
  close(): void;
}

type Deps = {
  readonly log: ReadableLog;
  readonly heartbeatMs: number;
  readonly mostReaders: number;
  readonly onTrouble: (failure: unknown) => void;
};

export const createEventStreams = ({ mostReaders, ...deps }: Deps): EventStreams => {
  const readers = new Map<string, Set<Reader>>();
  const signIns = new Map<Reader, StreamSignIn>();
  let isClosing = false;

  const leave = (name: string, reader: Reader, { onPresence }: Attendance): void => {
    signIns.delete(reader);
    const set = readers.get(name);
    if (!set?.delete(reader) || set.size > 0) return;
    readers.delete(name);
    if (!isClosing) void onPresence?.(false).catch(deps.onTrouble);
  };

  return {
    open: async (request, signal) => {
      const name = request.countedAs ?? request.stream;
      const set = readers.get(name) ?? new Set();
      if (set.size >= mostReaders) return undefined;
      const reader = createReader(request, { ...deps, onEnd: (ended) => leave(name, ended, request) });
      readers.set(name, set.add(reader));
      if (request.signIn) signIns.set(reader, request.signIn);
      signal.addEventListener('abort', reader.end, { once: true });
      if (signal.aborted) reader.end();
      const isFirst = set.size === 1;
      try {
        await reader.begin();
        if (isFirst) await request.onPresence?.(true);
      } catch (failure) {
        // Nobody will read it, so it must not count.
        reader.end();
        throw failure;
      }
      return reader.body;
    },
    signIns: (userId) => [
      ...new Set(
        [...signIns.values()]
          .filter((signIn) => userId === undefined || signIn.userId === userId)
          .map(({ tokenId }) => tokenId),
      ),
    ],
    endOf: (tokenIds) => {
      for (const [reader, { tokenId }] of [...signIns]) if (tokenIds.includes(tokenId)) reader.end();
    },
    count: () => [...readers.values()].reduce((sum, set) => sum + set.size, 0),
    close: () => {
      isClosing = true;
      for (const reader of [...readers.values()].flatMap((set) => [...set])) reader.end();
    },
  };
};
