import { sql } from 'kysely';
import type pg from 'pg';
import type { Topic } from '../foundation/broadcast/index.ts';
import { createLocalNotices, type Notices } from './notices.ts';

const CHANNEL = 'tiffin';
const TOPICS: readonly Topic[] = ['reference', 'shop', 'stock', 'identity', 'event', 'simulation'];
const RECONNECT_MS = 1000;

type Deps = {
  readonly connect: () => Promise<pg.Client>;
  /** Identifies this process. */
  readonly process: string;
  readonly onTrouble: (failure: unknown) => void;
};

/** Notices by LISTEN/NOTIFY. After a lost connection every subscriber receives `undefined`. */
export const createPostgresNotices = async ({ connect, process, onTrouble }: Deps): Promise<Notices> => {
  const local = createLocalNotices();
  const connection: { client: pg.Client | undefined; isClosed: boolean } = { client: undefined, isClosed: false };

  const receive = ({ payload = '' }: { payload?: string | undefined }): void => {
    const [sender, topic, ...text] = payload.split(' ');
    const known = TOPICS.find((candidate) => candidate === topic);
    if (known && sender !== process) local.deliver(known, text.join(' '));
  };

  const listen = async (): Promise<void> => {
    const fresh = await connect();
    fresh.on('notification', receive);
    fresh.on('error', (failure) => {
      onTrouble(failure);
      void again();
    });
    await fresh.query(`listen ${CHANNEL}`);
    connection.client = fresh;
  };

  const again = async (): Promise<void> => {
    connection.client = undefined;
    while (!connection.isClosed && !connection.client) {
      await new Promise((resolve) => void setTimeout(resolve, RECONNECT_MS).unref());
      await listen().catch(onTrouble);
    }
    for (const topic of TOPICS) local.deliver(topic, undefined);
  };

  await listen();
  return {
    ...local,
    send: async (database, topic, texts) => {
      await sql`select pg_notify(${CHANNEL}, ${`${process} ${topic} `} || text)
        from json_array_elements_text(${JSON.stringify(texts)}::json) as text`.execute(database);
    },
    close: async () => {
      connection.isClosed = true;
      await connection.client?.end();
    },
  };
};
