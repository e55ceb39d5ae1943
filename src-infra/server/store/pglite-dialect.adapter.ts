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
import { asStoreFailure } from './lost-connection.ts';
import type { PgliteStatements } from './pglite-statements.adapter.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';
import { createTableNames } from './table-names.adapter.ts';

/** What a connection awaits before it reports what it has done. */
type Durability = Pick<WriteAheadLog, 'flushed'>;

/**
 * PostgreSQL in this process. Its one connection is granted to one caller at a time in FIFO order, so that transactions
 * never interleave. Who waits for the disk has let the next one in already: those that wait together share one sync.
 */
export const createPgliteDialect = (
  lite: PGlite,
  statements: PgliteStatements,
  log: Durability = { flushed: () => Promise.resolve() },
): Dialect => ({
  createDriver: () => createDriver(lite, statements, log),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: createTableNames,
});

const createDriver = (lite: PGlite, statements: PgliteStatements, log: Durability): Driver => {
  /** A full disk is `StoreUnavailable`, as it is of a database elsewhere. */
  const run: PgliteStatements['run'] = async (sql, parameters) => {
    try {
      return await statements.run(sql, parameters);
    } catch (failure) {
      throw asStoreFailure(failure);
    }
  };
  let last: Promise<void> = Promise.resolve();

  /** Waits for a turn; returns the function that ends it. */
  const takeTurn = async (): Promise<() => void> => {
    const before = last;
    let release = (): void => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };

  /** One caller's hold of the connection; its turn ends with a commit or a statement outside of transactions. */
  class Hold implements DatabaseConnection {
    #endTurn: (() => void) | undefined;
    #isInTransaction = false;

    async begin(): Promise<void> {
      await this.#take();
      await run('begin', []);
      this.#isInTransaction = true;
    }

    async end(how: 'commit' | 'rollback'): Promise<void> {
      // A commit that the disk refused has ended already: the turn may be somebody else's.
      if (!this.#endTurn) return;
      this.#isInTransaction = false;
      await run(how, []);
      await this.#settle();
    }

    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      await this.#take();
      const { rows, affectedRows } = await run<Row>(sql, parameters);
      if (!this.#isInTransaction) await this.#settle();
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
    }

    streamQuery(): never {
      throw new TypeError('The embedded database does not stream.');
    }

    release(): void {
      this.#endTurn?.();
      this.#endTurn = undefined;
    }

    async #take(): Promise<void> {
      this.#endTurn ??= await takeTurn();
    }

    async #settle(): Promise<void> {
      const flushed = log.flushed();
      this.release();
      await flushed;
    }
  }

  const held = (connection: DatabaseConnection): Hold => {
    if (connection instanceof Hold) return connection;
    throw new TypeError('The connection is not of this database');
  };

  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(new Hold()),
    releaseConnection: async (connection) => held(connection).release(),
    beginTransaction: (connection) => held(connection).begin(),
    commitTransaction: (connection) => held(connection).end('commit'),
    rollbackTransaction: (connection) => held(connection).end('rollback'),
    destroy: async () => {
      await takeTurn();
      await lite.close();
    },
  };
};
