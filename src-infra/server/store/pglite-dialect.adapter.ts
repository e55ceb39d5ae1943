import type { PGlite } from '@electric-sql/pglite';
import {
  PostgresAdapter,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { PgliteStatements } from './pglite-statements.adapter.ts';
import { createTableNames } from './table-names.adapter.ts';

/**
 * PostgreSQL in this process. Its one connection is granted to one caller at a time in FIFO order, so that transactions
 * never interleave.
 */
export const createPgliteDialect = (lite: PGlite, statements: PgliteStatements): Dialect => ({
  createDriver: () => createDriver(lite, statements),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: createTableNames,
});

const createDriver = (lite: PGlite, statements: PgliteStatements): Driver => {
  let last: Promise<void> = Promise.resolve();
  let endTurn = (): void => {};

  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await statements.run<Row>(sql, parameters);
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
    beginTransaction: async () => void (await statements.run('begin', [])),
    commitTransaction: async () => void (await statements.run('commit', [])),
    rollbackTransaction: async () => void (await statements.run('rollback', [])),
    destroy: async () => {
      await takeTurn();
      await lite.close();
    },
  };
};
