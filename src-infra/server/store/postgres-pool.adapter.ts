import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { createStatementCache, runPrepared } from './statement-cache.ts';

/** A connection pool with prepared statements: planning our larger statements costs more than running them. */
export const createPostgresPool = (pool: Pool): PostgresPool => {
  const statements = createStatementCache();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();

  const query = <Row>(
    client: PoolClient,
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> =>
    runPrepared(
      statements,
      text,
      async (name) =>
        (await client.query({
          text,
          values: [...parameters],
          ...(name !== undefined && { name }),
        })) as unknown as PostgresQueryResult<Row>,
    );

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

  return { connect: async () => keeping(await pool.connect()), end: () => pool.end() };
};
