import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { asStoreFailure } from './lost-connection.ts';
import { createStatementCache, runPrepared } from './statement-cache.ts';

/**
 * A connection pool with prepared statements: planning our larger statements costs more than running them. Statements
 * of a lost connection reject with `StoreUnavailable`; the pool replaces the connection.
 */
export const createPostgresPool = (pool: Pool, onTrouble: (failure: Error) => void): PostgresPool => {
  const statements = createStatementCache();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  // The pool listens to idle clients only: the loss of one in use would end the process.
  pool.on('connect', (client) => client.on('error', onTrouble));
  pool.on('error', () => undefined);

  const query = <Row>(
    client: PoolClient,
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> =>
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
    ).catch(rethrow);

  const keeping = (client: PoolClient): PostgresPoolClient => {
    const known = clients.get(client);
    if (known) return known;
    const made = {
      query: <Row>(text: string, parameters: readonly unknown[]) => query<Row>(client, text, parameters),
      release: () => client.release(),
    } as PostgresPoolClient;
    clients.set(client, made);
    return made;
  };

  return { connect: async () => keeping(await pool.connect().catch(rethrow)), end: () => pool.end() };
};

const rethrow = (failure: unknown): never => {
  throw asStoreFailure(failure);
};
