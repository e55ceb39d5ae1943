import {
  createChangeLog,
  createEventStreams,
  guardStreams,
  type EventStreams,
  type EventLog,
  type GuardedStreams,
} from '../foundation/events/index.ts';
import type { AccessTokens } from '../features/identity/index.ts';
import type { Log } from '../foundation/platform/log.ts';
import type { Broadcast } from '../foundation/broadcast/index.ts';

type Deps = {
  readonly broadcast: Broadcast;
  readonly events: EventLog;
  readonly tokens: Pick<AccessTokens, 'valid'>;
  readonly log: Log;
  readonly heartbeatMs: number | undefined;
};
/** Streams of users and groups, and those that everybody may read. */
export type Streams = GuardedStreams & { readonly market: EventStreams };

const HEARTBEAT_MS = 15_000;
const MOST_STREAMS = 5;
/** From one address, which a whole office may share. */
const MOST_MARKET_STREAMS = 200;

/** Live events for browsers; a stream ends with the sign-in that opened it. */
export const wireStreams = ({
  broadcast,
  events,
  tokens,
  log: serverLog,
  heartbeatMs = HEARTBEAT_MS,
}: Deps): Streams => {
  let isClosed = false;
  // What was being read when the streams closed may find the database gone, and nobody waits for it any more.
  const onTrouble = (failure: unknown): void => {
    if (!isClosed) serverLog.error('events.trouble', { reason: String(failure) });
  };
  const own = guardStreams({
    streams: createEventStreams({ log: events, heartbeatMs, mostReaders: MOST_STREAMS, onTrouble }),
    broadcast,
    validSignIns: tokens.valid,
    onTrouble,
  });
  const log = createChangeLog({ broadcast });
  const market = createEventStreams({ log, heartbeatMs, mostReaders: MOST_MARKET_STREAMS, onTrouble });
  return {
    ...own,
    market,
    count: () => own.count() + market.count(),
    close: () => {
      isClosed = true;
      own.close();
      market.close();
    },
  };
};
