import { openEvents, type OpenStream } from '../support/event-stream.ts';
import type { Cluster } from './cluster.ts';
import type { Account } from './customers.ts';
import { pause } from './pause.ts';

/** A customer's open page: follows the events and connects again where it left off. */
export interface Follower {
  readonly account: Account;
  /** Id of the last event seen. */
  readonly last: number;
  readonly reconnections: number;
  /** Events that never arrived, or arrived twice. */
  readonly gaps: readonly string[];
  stop(): Promise<void>;
}

export const follow = (cluster: Pick<Cluster, 'server'>, account: Account): Follower => {
  const state = { last: -1, reconnections: 0, isOver: false };
  const gaps: string[] = [];
  let stream: OpenStream | undefined;

  const read = async (open: OpenStream): Promise<void> => {
    for (;;) {
      const { id, event } = await open.next();
      if (event === 'end') return;
      // `reset` says itself that events were missed.
      if (state.last >= 0 && event !== 'reset' && id !== state.last + 1)
        gaps.push(`Customer ${account.index} saw event ${id} after ${state.last}`);
      state.last = id;
    }
  };

  const run = async (): Promise<void> => {
    while (!state.isOver) {
      const server = cluster.server((account.index + state.reconnections) % 2);
      try {
        stream = await openEvents(server, account.token, state.last < 0 ? undefined : String(state.last));
        if (stream.status === 200) await read(stream);
      } catch {
        // The process or the connection has gone.
      }
      state.reconnections += 1;
      await pause(0.3);
    }
  };
  const running = run();

  return {
    account,
    gaps,
    get last() {
      return state.last;
    },
    get reconnections() {
      return state.reconnections;
    },
    stop: async () => {
      state.isOver = true;
      await stream?.close().catch(() => undefined);
      await running;
    },
  };
};
