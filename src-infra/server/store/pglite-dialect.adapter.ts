import type { PGlite } from '@electric-sql/pglite';
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/**
 * PostgreSQL inside this process. It has one connection, which is handed out to one user at a time,
 * in the order of asking, so that transactions never interleave.
 */
export const createPgliteDialect = (lite: PGlite): Dialect => ({
  createDriver: () => createDriver(lite),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (database) => new PostgresIntrospector(database),
});

const createDriver = (lite: PGlite): Driver => {
  let last: Promise<void> = Promise.resolve();
  let endTurn = (): void => {};

  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await lite.query<Row>(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery: () => {
      throw new TypeError('The embedded database does not stream.');
    },
  };

  const takeTurn = async (): Promise<void> => {
    const before = last;
    let release = (): void => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    endTurn = release;
  };

  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      await takeTurn();
      return connection;
    },
    releaseConnection: async () => endTurn(),
    beginTransaction: async () => void (await lite.query('begin')),
    commitTransaction: async () => void (await lite.query('commit')),
    rollbackTransaction: async () => void (await lite.query('rollback')),
    destroy: async () => {
      await takeTurn();
      await lite.close();
    },
  };
};
