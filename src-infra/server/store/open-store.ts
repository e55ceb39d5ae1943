import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { CustomTypesConfig, PoolConfig } from 'pg';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { silentLog, type Log } from '../foundation/platform/log.ts';
import { noTracing } from '../foundation/tracing/index.ts';
import { onDatabase, type DatabaseRefusal } from './database-refusal.ts';
import type { Database } from './database.ts';
import { guardDirectory } from './directory-guard.adapter.ts';
import { lockPatiently, type DirectoryLock, type LockRefusal } from './directory-lock.adapter.ts';
import { migrate, type MigrationMode, type MigrationOutcome, type TablesTooNew } from './migrate.ts';
import type { Migrations } from './migrations/index.ts';
import { createDurableFiles, nodeDisk, syncFolder } from './durable-files.adapter.ts';
import { createLocalNotices } from './notices.ts';
import { createPgliteDialect } from './pglite-dialect.adapter.ts';
import { createPgliteStatements } from './pglite-statements.adapter.ts';
import { createPostgresNotices } from './postgres-notices.adapter.ts';
import { createPostgresPool } from './postgres-pool.adapter.ts';
import { systemProcesses } from './process-table.adapter.ts';
import { reportStatements, type StatementListeners } from './report-statements.ts';
import type { Durability, OpenLite, StoreSettings } from './store-settings.ts';
import { createStore, type Store } from './store.ts';
import { createWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';

export type StoreRefusal = (LockRefusal & { readonly directory: string }) | TablesTooNew | DatabaseRefusal;
/** How far to migrate; by default to the last migration of this program. */
export type Tables = { readonly upTo?: string | undefined; readonly migrations?: Migrations };
export type StoreOptions = Tables & StatementListeners;

const BIGINT = 20;
const CONNECT_MS = 5000;
/** For a server that is frozen or out of reach and so cannot end a statement itself: after `statement_timeout`. */
const ANSWER_MS = 15_500;
/** A killed process is torn down within a second or two; on a busy machine it takes longer. */
const ENDING = { rounds: 50, pause: () => new Promise<void>((resolve) => void setTimeout(resolve, 100)) };
/** A call gives up before its client does: after sixteen seconds (API-1). */
const CALL_LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** Opens the database and brings its tables up to date (RUN-2: the same on PGlite and PostgreSQL). */
export const openStore = async (
  config: StoreSettings,
  log: Log,
  options: StoreOptions = {},
): Promise<Result<Store, StoreRefusal>> => {
  switch (config.kind) {
    case 'memory':
      return openPglite({}, log, { ...options, ...(config.open && { open: config.open }) });
    case 'postgres':
      return openPostgres(config, log, options);
    case 'embedded': {
      const lock = await holdDirectory(config.directory);
      if (!lock.ok) return err({ ...lock.error, directory: config.directory });
      const { release } = lock.value;
      const opened = await openDirectory(config, log, options, release).catch(async (failure: unknown) => {
        await release();
        throw failure;
      });
      if (!opened.ok) await release();
      return opened;
    }
  }
};

/** The socket excludes processes of other containers, the lock also those on volumes without sockets. */
const holdDirectory = async (directory: string): Promise<Result<DirectoryLock, LockRefusal>> => {
  await mkdir(directory, { recursive: true });
  const guard = await guardDirectory(directory, systemProcesses.own, ENDING);
  if (!guard.ok) return guard;
  const lock = await lockPatiently(directory, systemProcesses, ENDING);
  if (!lock.ok) {
    await guard.value.release();
    return lock;
  }
  const release = async (): Promise<void> => {
    await lock.value.release();
    await guard.value.release();
  };
  return ok({ release });
};

type EmbeddedConfig = Extract<StoreSettings, { readonly kind: 'embedded' }>;
type PostgresConfig = Extract<StoreSettings, { readonly kind: 'postgres' }>;

/** Recreates a database whose creation was interrupted: the marker is written when it is complete. */
const openDirectory = async (
  { directory, template, durability = 'full' }: EmbeddedConfig,
  log: Log,
  options: StoreOptions,
  release: () => Promise<void>,
): Promise<Result<Store, TablesTooNew>> => {
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
    isComplete || options.upTo !== undefined || template === undefined
      ? undefined
      : await readFile(template).catch(() => undefined);
  const creation = { isComplete };
  const { place, wal } = await embeddedPlace(path, durability, () => creation.isComplete);
  const opened = await openPglite(
    { ...place, ...(copied && { loadDataDir: new Blob([copied]) }) },
    log,
    { ...options, ...(wal && { wal }) },
    release,
  );
  if (isComplete || !opened.ok) return opened;
  creation.isComplete = true;
  if (durability === 'full') await syncFolder(path);
  await writeFile(mark, '', { flush: durability === 'full' });
  if (durability === 'full') await nodeDisk.sync(directory);
  return opened;
};

type Place = Pick<PGliteOptions, 'dataDir' | 'fs' | 'startParams' | 'loadDataDir'>;
type LiteOptions = StoreOptions & { readonly wal?: WriteAheadLog; readonly open?: OpenLite };

/** PGlite starts without fsync (`-F`) on a file system without fsync. */
const embeddedPlace = async (
  path: string,
  durability: Durability,
  isComplete: () => boolean,
): Promise<{ readonly place: Place; readonly wal?: WriteAheadLog }> => {
  if (durability === 'process') return { place: { dataDir: path } };
  const [{ PGlite }, { NodeFS }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
  ]);
  const wal = createWriteAheadLog(nodeDisk);
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'full_page_writes=on'],
  ];
  return { place: { fs: createDurableFiles(NodeFS, { directory: path, log: wal, isComplete }), startParams }, wal };
};

const openPglite = async (
  place: Place,
  log: Log,
  { onStatement, tracing = noTracing, wal, open, ...tables }: LiteOptions,
  release: () => Promise<void> = () => Promise.resolve(),
): Promise<Result<Store, TablesTooNew>> => {
  const { PGlite, ...protocol } = await import('@electric-sql/pglite');
  const lite = await (open ?? PGlite.create)({ ...place, parsers: { [BIGINT]: Number } });
  const dialect = createPgliteDialect(lite, createPgliteStatements(lite, protocol), wal);
  const database: Database = new Kysely({ dialect, ...reportStatements({ onStatement, tracing }) });
  const migrated = await bringUpToDate(database, 'embedded', log, tables).catch(async (failure: unknown) => {
    await database.destroy();
    throw failure;
  });
  if (migrated.ok) return ok(createStore(database, createLocalNotices(), release, tracing));
  await database.destroy();
  return migrated;
};

const openPostgres = async (
  { url, poolSize, migrations: mode }: PostgresConfig,
  log: Log,
  { onStatement, tracing = noTracing, ...tables }: StoreOptions,
): Promise<Result<Store, TablesTooNew | DatabaseRefusal>> => {
  const { default: pg } = await import('pg');
  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  };
  // Without keep-alive a connection cut by the network in between stays open for hours.
  const connection = { connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS };
  const openPool = (limits: PoolConfig, answerMs?: number): Database => {
    const pool = new pg.Pool({ ...connection, fallback_application_name: 'tiffin', types, ...limits });
    const onTrouble = (failure: Error): void => log.warn('store.connection-lost', { reason: failure.message });
    const dialect = new PostgresDialect({ pool: createPostgresPool(pool, { onTrouble, answerMs }) });
    return new Kysely({ dialect, ...reportStatements({ onStatement, tracing }) });
  };
  // Migrations may take longer than any statement of a call.
  const unlimited = openPool({ max: 1 });
  try {
    const ask = () => sql`select 1`.execute(unlimited);
    const migrated = await onDatabase(url, ask, () => bringUpToDate(unlimited, 'postgres', log, { ...tables, mode }));
    if (!migrated.ok) return migrated;
  } finally {
    await unlimited.destroy();
  }
  const notices = await createPostgresNotices({
    connect: async () => {
      const client = new pg.Client({
        ...connection,
        application_name: 'tiffin notices',
        query_timeout: CONNECT_MS,
      });
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
  const pool = openPool({ ...CALL_LIMITS, max: poolSize }, ANSWER_MS);
  return ok(createStore(pool, notices, () => Promise.resolve(), tracing));
};

/** Dumps a database with all tables and no rows, as a template for new ones. */
export const dumpNewDatabase = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const { PGlite, ...protocol } = await import('@electric-sql/pglite');
  const lite = await PGlite.create();
  const database: Database = new Kysely({ dialect: createPgliteDialect(lite, createPgliteStatements(lite, protocol)) });
  await bringUpToDate(database, 'embedded', silentLog, {});
  const dumped = await lite.dumpDataDir('none');
  await lite.close();
  return new Uint8Array(await dumped.arrayBuffer());
};

type Target = Tables & { readonly mode?: MigrationMode | undefined };
const bringUpToDate = async (
  database: Database,
  dialect: 'embedded' | 'postgres',
  log: Log,
  { upTo, migrations, mode = 'run' }: Target,
): Promise<Result<MigrationOutcome, TablesTooNew>> => {
  const outcome = await migrate({
    // Migrations see no tables: the types of the tables are those of today's program.
    database: database as unknown as Kysely<never>,
    dialect,
    mode,
    upTo,
    ...(migrations && { migrations }),
    wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
    onWait: (pending) => log.info('store.waiting-for-migrations', { pending: pending.join(' ') }),
  });
  if (!outcome.ok) return outcome;
  const { ran, newer } = outcome.value;
  if (ran.length > 0) log.info('store.migrated', { ran: ran.join(' ') });
  if (newer.length > 0) log.warn('store.newer-tables', { newer: newer.join(' ') });
  return outcome;
};
