import type { Broadcast } from '../broadcast/index.ts';
import type { EventStreams } from './event-streams.ts';

type Deps = {
  readonly streams: EventStreams;
  readonly broadcast: Broadcast;
  /** Those of these sign-ins that are still valid. */
  readonly validSignIns: (tokenIds: readonly number[]) => Promise<ReadonlySet<number>>;
  readonly onTrouble: (failure: unknown) => void;
};
export type GuardedStreams = EventStreams & {
  /** Looks at every sign-in with open streams again: they lapse without a word. */
  recheck(): Promise<void>;
};

/**
 * Streams that end with the sign-in they were opened with: signed out, password changed, account gone, seven days over.
 */
export const guardStreams = ({ streams, broadcast, validSignIns, onTrouble }: Deps): GuardedStreams => {
  const check = async (tokenIds: readonly number[]): Promise<void> => {
    if (tokenIds.length === 0) return;
    const valid = await validSignIns(tokenIds);
    streams.endOf(tokenIds.filter((tokenId) => !valid.has(tokenId)));
  };
  const recheck = (userId?: number): Promise<void> => check(streams.signIns(userId));

  broadcast.subscribe(
    'identity',
    (userId) => void recheck(userId === undefined ? undefined : Number(userId)).catch(onTrouble),
  );

  return {
    ...streams,
    open: async (request, signal) => {
      const body = await streams.open(request, signal);
      // A token revoked between the check and the opening was not announced here.
      if (body && request.signIn) await check([request.signIn.tokenId]);
      return body;
    },
    recheck: () => recheck(),
  };
};
