import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import type { CustomTypesConfig, PoolConfig } from 'pg';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Log } from '../foundation/platform/log.ts';
import type { Database } from './database.ts';
import { lockDirectory, type LockRefusal } from './directory-lock.adapter.ts';
import { migrations } from './migrations/index.ts';
import { createLocalNotices } from './notices.ts';
import { createPgliteDialect } from './pglite-dialect.adapter.ts';
import { createPgliteStatements } from './pglite-statements.adapter.ts';
import { createPostgresNotices } from './postgres-notices.adapter.ts';
import { createPostgresPool } from './postgres-pool.adapter.ts';
import { systemProcesses } from './process-table.adapter.ts';
import type { StoreSettings } from './store-settings.ts';
import { createStore, type Store } from './store.ts';

export type StoreRefusal = LockRefusal & { readonly directory: string };

const BIGINT = 20;
const CONNECT_MS = 5000;
/** A call gives up before its client does: after sixteen seconds (API-1). */
const CALL_LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/**
 * Opens the database and runs all migrations, or those up to a given one (RUN-2: the same on PGlite and PostgreSQL).
 */
export const openStore = async (
  config: StoreSettings,
  log: Log,
  upTo?: string,
): Promise<Result<Store, StoreRefusal>> => {
  switch (config.kind) {
    case 'memory':
      return ok(await openPglite({ ...(config.template && { loadDataDir: config.template }) }, upTo));
    case 'postgres':
      return ok(await openPostgres(config, log, upTo));
    case 'embedded': {
      const lock = await lockDirectory(config.directory, systemProcesses);
      if (!lock.ok) return err({ ...lock.error, directory: config.directory });
      try {
        return ok(await openDirectory(config, lock.value.release, upTo));
      } catch (failure) {
        await lock.value.release();
        throw failure;
      }
    }
  }
};

type EmbeddedConfig = Extract<StoreSettings, { readonly kind: 'embedded' }>;
type PostgresConfig = Extract<StoreSettings, { readonly kind: 'postgres' }>;

/** Recreates a database whose creation was interrupted: the marker is written when it is complete. */
const openDirectory = async (
  { directory, template }: EmbeddedConfig,
  release: () => Promise<void>,
  upTo: string | undefined,
): Promise<Store> => {
  const path = join(directory, 'database');
  const mark = join(directory, 'database.complete');
  const isComplete = await stat(mark).then(
    () => true,
    () => false,
  );
  if (!isComplete) await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  // Backups restore into older tables than the template has.
  const copied =
    isComplete || upTo !== undefined || template === undefined
      ? undefined
      : await readFile(template).catch(() => undefined);
  const store = await openPglite({ dataDir: path, ...(copied && { loadDataDir: new Blob([copied]) }) }, upTo, release);
  if (!isComplete) await writeFile(mark, '');
  return store;
};

type Place = Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>;

const openPglite = async (
  place: Place,
  upTo: string | undefined,
  release: () => Promise<void> = () => Promise.resolve(),
): Promise<Store> => {
  const { PGlite, ...protocol } = await import('@electric-sql/pglite');
  const lite = await PGlite.create({ ...place, parsers: { [BIGINT]: Number } });
  const database: Database = new Kysely({ dialect: createPgliteDialect(lite, createPgliteStatements(lite, protocol)) });
  await migrate(database, upTo);
  return createStore(database, createLocalNotices(), release);
};

const openPostgres = async ({ url, poolSize }: PostgresConfig, log: Log, upTo: string | undefined): Promise<Store> => {
  const { default: pg } = await import('pg');
  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  };
  // Without keep-alive a connection cut by the network in between stays open for hours.
  const connection = { connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS };
  const openPool = (limits: PoolConfig): Database => {
    const pool = new pg.Pool({ ...connection, types, ...limits });
    const onTrouble = (failure: Error): void => log.warn('store.connection-lost', { reason: failure.message });
    return new Kysely({ dialect: new PostgresDialect({ pool: createPostgresPool(pool, onTrouble) }) });
  };
  // Migrations may take longer than any statement of a call.
  const unlimited = openPool({ max: 1 });
  try {
    await migrate(unlimited, upTo);
  } finally {
    await unlimited.destroy();
  }
  const notices = await createPostgresNotices({
    connect: async () => {
      const client = new pg.Client(connection);
      // PostgreSQL may accept a connection and end it in one breath, before anybody could listen.
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    process: randomUUID(),
    onTrouble: (failure) => log.warn('store.notices-lost', { reason: String(failure) }),
    wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds).unref()),
    jitter: Math.random,
  });
  return createStore(openPool({ ...CALL_LIMITS, max: poolSize }), notices, () => Promise.resolve());
};

/** Dumps a database with all tables and no rows, as a template for new ones. */
export const dumpNewDatabase = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const { PGlite, ...protocol } = await import('@electric-sql/pglite');
  const lite = await PGlite.create();
  await migrate(new Kysely({ dialect: createPgliteDialect(lite, createPgliteStatements(lite, protocol)) }), undefined);
  const dumped = await lite.dumpDataDir('none');
  await lite.close();
  return new Uint8Array(await dumped.arrayBuffer());
};

/** Runs migrations up to a given one; never migrates down. */
const migrate = async (database: Database, upTo: string | undefined): Promise<void> => {
  const known = Object.entries(migrations).filter(([name]) => upTo === undefined || name <= upTo);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(known)) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
};
