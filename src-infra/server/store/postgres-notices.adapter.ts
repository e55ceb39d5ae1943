import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Topic } from '../foundation/broadcast/index.ts';
import { createLocalNotices, type Notices } from './notices.ts';

const CHANNEL = 'tiffin';
/** A topic that is missing here does not compile: other processes would never hear of it. */
const KNOWN_TOPICS: Readonly<Record<Topic, true>> = {
  reference: true,
  shop: true,
  stock: true,
  identity: true,
  event: true,
  passing: true,
  simulation: true,
  market: true,
  couriers: true,
};
const TOPICS = Object.keys(KNOWN_TOPICS) as readonly Topic[];
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const HEARTBEAT_MS = 30_000;
const ANSWER_MS = 5000;

/** What notices need of a connection. */
export type ListeningClient = Pick<Client, 'query' | 'end'> & {
  on(event: 'notification', listener: (notice: { payload?: string | undefined }) => void): unknown;
  on(event: 'error' | 'end', listener: (failure?: Error) => void): unknown;
};

type Deps = {
  readonly connect: () => Promise<ListeningClient>;
  /** Identifies this process. */
  readonly process: string;
  readonly onTrouble: (failure: unknown) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1, so that processes do not come back in step. */
  readonly jitter: () => number;
};

/**
 * Notices by LISTEN/NOTIFY over one connection. A lost one is replaced by one loop that waits longer after each
 * failure; then every subscriber receives `undefined`, because notices may have been missed.
 */
export const createPostgresNotices = async ({ connect, process, onTrouble, wait, jitter }: Deps): Promise<Notices> => {
  const local = createLocalNotices();
  const state: { client: ListeningClient | undefined; isClosed: boolean } = { client: undefined, isClosed: false };

  const isInUse = (client: ListeningClient): boolean => state.client === client && !state.isClosed;

  const receive = ({ payload = '' }: { payload?: string | undefined }): void => {
    const [sender, topic, ...text] = payload.split(' ');
    const known = TOPICS.find((candidate) => candidate === topic);
    if (known && sender !== process) local.deliver(known, text.join(' '));
  };

  const listen = async (): Promise<void> => {
    const fresh = await connect();
    // The driver reports one loss up to three times; only the connection in use is replaced.
    const lose = (failure?: Error): void => {
      if (!isInUse(fresh)) return;
      state.client = undefined;
      onTrouble(failure ?? new Error('The connection of notices has ended'));
      void fresh.end().catch(() => undefined);
      void reconnect();
    };
    fresh.on('notification', receive);
    fresh.on('error', lose);
    fresh.on('end', lose);
    try {
      await fresh.query(`listen ${CHANNEL}`);
    } catch (failure) {
      void fresh.end().catch(() => undefined);
      throw failure;
    }
    state.client = fresh;
    void watch(fresh, lose);
  };

  /** A connection that the network has dropped without a word hears nothing, and never fails by itself. */
  const watch = async (fresh: ListeningClient, lose: (failure: Error) => void): Promise<void> => {
    for (;;) {
      await wait(HEARTBEAT_MS);
      if (!isInUse(fresh)) return;
      const answer = fresh.query('select 1').then(
        () => true,
        () => false,
      );
      if (!(await Promise.race([answer, wait(ANSWER_MS).then(() => false)])))
        lose(new Error('The connection of notices does not answer'));
    }
  };

  const reconnect = async (): Promise<void> => {
    for (let longest = FIRST_WAIT_MS; !state.isClosed; longest = Math.min(longest * 2, LONGEST_WAIT_MS)) {
      await wait(longest * (0.5 + jitter() / 2));
      if (state.isClosed) return;
      const isBack = await listen().then(
        () => true,
        (failure: unknown) => {
          onTrouble(failure);
          return false;
        },
      );
      if (isBack) break;
    }
    if (state.isClosed) await state.client?.end();
    else for (const topic of TOPICS) local.deliver(topic, undefined);
  };

  await listen();
  return {
    ...local,
    isShared: true,
    send: async (database, topic, texts) => {
      await sql`select pg_notify(${CHANNEL}, ${`${process} ${topic} `} || text)
        from json_array_elements_text(${JSON.stringify(texts)}::json) as text`.execute(database);
    },
    close: async () => {
      state.isClosed = true;
      await state.client?.end();
    },
  };
};
