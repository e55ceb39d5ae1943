import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailable } from '../foundation/transactions/index.ts';
import { asStoreFailure, isDemoted } from './lost-connection.ts';
import { createStatementCache, runPrepared } from './statement-cache.ts';

type Options = {
  readonly onTrouble: (failure: Error) => void;
  /** How long a statement may remain without an answer; unlimited by default. */
  readonly answerMs?: number | undefined;
};

/**
 * A connection pool with prepared statements: planning our larger statements costs more than running them. Statements
 * of a lost connection reject with `StoreUnavailable`; the pool replaces the connection. So does one whose server does
 * not answer: a frozen server cannot end statements by itself.
 */
export const createPostgresPool = (pool: Pool, { onTrouble, answerMs }: Options): PostgresPool => {
  const statements = createStatementCache();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const broken = new WeakSet<PoolClient>();
  // The pool listens to idle clients only: the loss of one in use would end the process.
  pool.on('connect', (client) => client.on('error', onTrouble));
  pool.on('error', () => undefined);

  const answered = async <Value>(client: PoolClient, run: () => Promise<Value>): Promise<Value> => {
    if (broken.has(client)) throw new StoreUnavailable('The connection does not answer');
    if (answerMs === undefined) return run();
    const answer = run();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        broken.add(client);
        // What it answers later is of no use, nor is the failure of closing it.
        answer.catch(() => undefined);
        reject(new StoreUnavailable(`No answer within ${answerMs} ms`));
      }, answerMs);
    });
    try {
      return await Promise.race([answer, patience]);
    } finally {
      clearTimeout(timer);
    }
  };

  const query = <Row>(
    client: PoolClient,
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> =>
    answered(client, () =>
      runPrepared(
        statements,
        text,
        async (name) =>
          // The driver takes any row type on trust.
          (await client.query({
            text,
            values: [...parameters],
            ...(name !== undefined && { name }),
          })) as unknown as PostgresQueryResult<Row>,
      ),
    ).catch((failure: unknown) => {
      if (isDemoted(failure)) broken.add(client);
      throw asStoreFailure(failure);
    });

  const keeping = (client: PoolClient): PostgresPoolClient => {
    const known = clients.get(client);
    if (known) return known;
    const made = {
      query: <Row>(text: string, parameters: readonly unknown[]) => query<Row>(client, text, parameters),
      release: () => client.release(broken.has(client)),
    } as PostgresPoolClient;
    clients.set(client, made);
    return made;
  };

  const connect = (): Promise<PoolClient> =>
    pool.connect().catch((failure: unknown) => {
      throw asStoreFailure(failure);
    });

  return { connect: async () => keeping(await connect()), end: () => pool.end() };
};
