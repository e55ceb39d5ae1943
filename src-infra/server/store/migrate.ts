import { sql, type Kysely } from 'kysely';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { migrations as all, type Migrations } from './migrations/index.ts';
import { concurrentIndex, withoutConcurrency, type TableMigration } from './migrations/migration.ts';

export type MigrationMode =
  /** Runs what is missing; one process at a time. */
  | 'run'
  /** Waits until another process has run it. */
  | 'wait';
/** The tables need a program that knows `needs`. */
export type TablesTooNew = { readonly kind: 'tables-too-new'; readonly needs: string };
export type MigrationOutcome = { readonly ran: readonly string[]; readonly newer: readonly string[] };

type Any = Kysely<never>;
type Deps = {
  readonly database: Any;
  readonly dialect: 'embedded' | 'postgres';
  readonly mode: MigrationMode;
  /** The last migration to run; `undefined` runs all. */
  readonly upTo: string | undefined;
  readonly migrations?: Migrations;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called once, before the first wait. */
  readonly onWait: (pending: readonly string[]) => void;
};

/** The key of Kysely's migrator, which programs before this one used. */
const LOCK = '3853314791062309107';
const POLL_MS = 500;
const NEEDS = 'oldest-program';

/**
 * OPS-3: brings the tables up to date. Never migrates down: newer tables are used as they are, unless one of their
 * migrations needs a newer program.
 */
export const migrate = (given: Deps): Promise<Result<MigrationOutcome, TablesTooNew>> => {
  const deps = { ...given, migrations: given.migrations ?? all };
  return deps.mode === 'run'
    ? deps.database.connection().execute((own) => runAll({ ...deps, database: own }))
    : waitForAll(deps);
};

/** Returns the migrations that a database lacks. */
export const pendingMigrations = async (database: Any, migrations: Migrations = all): Promise<readonly string[]> => {
  const known = new Set(await executed(database));
  return Object.keys(migrations).filter((name) => !known.has(name));
};

type Running = Deps & { readonly migrations: Migrations };

const waitForAll = async (deps: Running): Promise<Result<MigrationOutcome, TablesTooNew>> => {
  for (let isFirst = true; ; isFirst = false) {
    const pending = await pendingMigrations(deps.database, deps.migrations);
    if (pending.length === 0) return checkNewer(deps, []);
    if (isFirst) deps.onWait(pending);
    await deps.wait(POLL_MS);
  }
};

const runAll = async (deps: Running): Promise<Result<MigrationOutcome, TablesTooNew>> => {
  const { database, dialect, upTo, migrations } = deps;
  await lock(deps);
  try {
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(database);
    const checked = await checkNewer(deps, []);
    if (!checked.ok) return checked;
    const pending = (await pendingMigrations(database, migrations)).filter(
      (name) => upTo === undefined || name <= upTo,
    );
    for (const name of pending) await run(database, dialect, name, migrations[name] as TableMigration);
    return ok({ ran: pending, newer: checked.value.newer });
  } finally {
    if (dialect === 'postgres') await sql`select pg_advisory_unlock(${sql.raw(LOCK)})`.execute(database);
  }
};

/** A blocked lock would keep `create index concurrently` of its holder waiting, so this one asks again and again. */
const lock = async ({ database, dialect, wait, onWait }: Running): Promise<void> => {
  if (dialect !== 'postgres') return;
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await sql<{
      is_locked: boolean;
    }>`select pg_try_advisory_lock(${sql.raw(LOCK)}) as is_locked`.execute(database);
    if (rows[0]?.is_locked) return;
    if (isFirst) onWait([]);
    await wait(POLL_MS);
  }
};

const run = async (database: Any, dialect: Deps['dialect'], name: string, migration: TableMigration): Promise<void> => {
  const { statements, needs } = migration;
  const note = async (own: Any): Promise<void> => {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      own,
    );
    if (needs !== undefined)
      await sql`insert into server_facts (name, value, updated_at) values (${NEEDS}, to_jsonb(${needs}::text), 0)
        on conflict (name) do update set value = excluded.value`.execute(own);
  };
  if (dialect === 'postgres' && statements.some((statement) => concurrentIndex(statement) !== undefined)) {
    for (const statement of statements) await createConcurrently(database, statement);
    return note(database);
  }
  await database.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(withoutConcurrency(statement)).execute(transaction);
    await note(transaction);
  });
};

/** An interrupted attempt leaves an invalid index behind. */
const createConcurrently = async (database: Any, statement: string): Promise<void> => {
  const index = concurrentIndex(statement);
  if (index === undefined) throw new TypeError(`Stands beside a concurrent index: ${statement}`);
  await sql.raw(`drop index concurrently if exists ${index}`).execute(database);
  await sql.raw(statement).execute(database);
};

const checkNewer = async (
  { database, migrations }: Running,
  ran: readonly string[],
): Promise<Result<MigrationOutcome, TablesTooNew>> => {
  const newer = (await executed(database)).filter((name) => !(name in migrations));
  if (newer.length === 0) return ok({ ran, newer });
  const { rows } = await sql<{ needs: string }>`
    select value #>> '{}' as needs from server_facts where name = ${NEEDS}`.execute(database);
  const needs = rows[0]?.needs;
  return needs === undefined || needs in migrations ? ok({ ran, newer }) : err({ kind: 'tables-too-new', needs });
};

const executed = async (database: Any): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration')::text as found`.execute(database);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
};
