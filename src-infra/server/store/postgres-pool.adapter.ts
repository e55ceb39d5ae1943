import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { createKeptStatements, runKept } from './kept-statements.ts';

/** A pool whose sessions keep planned what is asked again and again: the plans of our larger statements cost more than running them. */
export const createPostgresPool = (pool: Pool): PostgresPool => {
  const statements = createKeptStatements();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();

  const query = <Row>(client: PoolClient, text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> =>
    runKept(statements, text, async (name) =>
      (await client.query({ text, values: [...parameters], ...(name !== undefined && { name }) })) as unknown as PostgresQueryResult<Row>);

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
