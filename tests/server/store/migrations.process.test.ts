import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { migrations } from '@infra/server/store/migrations/index.ts';
import { script, type TableMigration } from '@infra/server/store/migrations/migration.ts';
import { openStore, storeRefusalText, type Store, type StoreSettings } from '@infra/server/store/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace } from '../support/marketplace.ts';
import { createdTables, whyBreaking } from './additive.ts';

type Known = Readonly<Record<string, TableMigration>>;
const server = process.env['TEST_DATABASE_URL'];
const names = Object.keys(migrations);
const before = names.at(-2) ?? '';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A database of its own, which can be opened several times: on PostgreSQL if the tests run there. */
const newDatabase = async (): Promise<StoreSettings> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (!server) return { kind: 'embedded', directory: join(folder, name) };
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { kind: 'postgres', url: url.href, poolSize: 4 };
};
const opened = async (config: StoreSettings, known?: Known, upTo?: string): Promise<Store> => {
  const store = await openStore(config, silentLog, { upTo, ...(known && { migrations: known }) });
  if (!store.ok) throw new Error(storeRefusalText(store.error));
  return store.value;
};
const ranIn = async ({ database }: Store): Promise<readonly string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)).rows.map(
    ({ name }) => name,
  );
const without = (last: string): Known => Object.fromEntries(Object.entries(migrations).filter(([name]) => name < last));

describe('OPS-3 migrations', () => {
  it('bring the tables of the release before up to date and keep their rows', async () => {
    const config = await newDatabase();
    const old = await opened(config, undefined, before);
    await sql`insert into server_facts (name, value, updated_at) values ('kept', '1', 0)`.execute(old.database);
    expect(await ranIn(old)).toEqual(names.slice(0, -1));
    await old.close();
    const store = await opened(config);
    expect(await ranIn(store)).toEqual(names);
    expect((await sql`select 1 from server_facts where name = 'kept'`.execute(store.database)).rows).toHaveLength(1);
    const { api, marketplace } = await startMarketplace({}, { store });
    await api.signIn('demo@tiffin.test');
    await marketplace.close();
  }, 180_000);

  it('let a program that knows fewer of them work on additive tables', async () => {
    const config = await newDatabase();
    await (await opened(config)).close();
    const store = await opened(config, without(names.at(-1) ?? ''));
    const { api, marketplace } = await startMarketplace({}, { store });
    const token = await api.signIn('demo@tiffin.test');
    expect((await api.call('listOrders', {}, { token })).status).toBe(200);
    await marketplace.close();
  }, 180_000);

  it('refuse an older program in one sentence where a migration needs a newer one', async () => {
    const config = await newDatabase();
    const removing = { ...migrations, '9999_remove': script('alter table shops drop column verify', names.at(-1)) };
    await (await opened(config, removing)).close();
    const refused = await openStore(config, silentLog, { migrations: without(names.at(-1) ?? '') });
    expect(refused.ok ? '' : storeRefusalText(refused.error)).toBe(
      `The tables need a newer version of this program, one that knows ${names.at(-1)}; start that version.`,
    );
    const store = await opened(config);
    expect(await ranIn(store)).toContain('9999_remove');
    await store.close();
  }, 180_000);

  it('leave nothing of a migration that fails, and continue from there', async () => {
    const config = await newDatabase();
    const half = script('create table half (id integer);\nselect broken');
    await expect(opened(config, { ...migrations, '9999_half': half })).rejects.toThrow('broken');
    const store = await opened(config, { ...migrations, '9999_half': script('create table half (id integer)') });
    expect(await ranIn(store)).toEqual([...names, '9999_half']);
    await store.close();
  }, 180_000);

  it.runIf(server)('run once when several processes start together, without locking tables for an index', async () => {
    const config = await newDatabase();
    const indexed = { ...migrations, '9999_index': script('create index concurrently shops_open on shops (open)') };
    const stores = await Promise.all(Array.from({ length: 4 }, () => opened(config, indexed)));
    for (const store of stores) expect(await ranIn(store)).toEqual([...names, '9999_index']);
    const { rows } = await sql`select 1 from pg_index where indexrelid = 'shops_open'::regclass and indisvalid`.execute(
      (stores[0] as Store).database,
    );
    expect(rows).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it.runIf(server)('are awaited by a process that may not run them', async () => {
    const config = await newDatabase();
    if (config.kind !== 'postgres') throw new Error('PostgreSQL expected');
    const waiting = opened({ ...config, migrations: 'wait' });
    let isOpen = false;
    void waiting.then(() => (isOpen = true));
    const half = await opened(config, undefined, before);
    expect(isOpen).toBe(false);
    await half.close();
    await (await opened(config)).close();
    const store = await waiting;
    expect(await ranIn(store)).toEqual(names);
    await store.close();
  });
});

/** Those up to this number are released together, so no older program has ever met their tables. */
const FIRST_RELEASE = '0021';

const EARLIER = 'create unique index shops_of_kind on shops (kind)\nwhere open';
const statementsBefore = (name: string): readonly string[] =>
  Object.entries(migrations).flatMap(([other, { statements }]) => (other < name ? statements : []));

describe('OPS-3 tables of a new release', () => {
  it('add only, unless the migration says which program it needs', () => {
    const breaking = Object.entries(migrations)
      .filter(([name, { needs }]) => name.slice(0, 4) > FIRST_RELEASE && needs === undefined)
      .flatMap(([name, { statements }]) =>
        statements.map((statement) => [
          name,
          statement,
          whyBreaking(statement, createdTables(statements), statementsBefore(name)),
        ]),
      );
    expect(breaking.filter(([, , why]) => why !== undefined)).toEqual([]);
  });

  it('remove only what the needed program no longer uses: it is an earlier migration', () => {
    const unmet = Object.entries(migrations).filter(
      ([name, { needs }]) => needs !== undefined && !(names.includes(needs) && needs < name),
    );
    expect(unmet).toEqual([]);
  });

  it('create concurrent indexes in migrations of their own', () => {
    for (const { statements } of Object.values(migrations)) {
      const concurrent = statements.filter((statement) => /\bconcurrently\b/i.test(statement));
      expect([0, statements.length]).toContain(concurrent.length);
    }
  });

  it.each([
    ['drop table shops', true],
    ['alter table shops drop column verify', true],
    ['alter table shops rename column open to is_open', true],
    ['alter table shops add column kind text not null', true],
    ['alter table shops add column kind text not null, add column more text default 1', true],
    ['alter table shops alter column open set not null', true],
    ['alter table shops alter column open type text', true],
    ['create unique index shops_kind on shops (kind)', true],
    ['create index shops_kind on shops (kind)', true],
    ['alter table shops add column kind text', false],
    ["alter table shops add column kind text not null default ''", false],
    ["alter table orders add column kind text not null default ''", true],
    ["alter table orders add column kind text default ''", false],
    ['create index concurrently shops_kind on shops (kind)', false],
    ['create unique index concurrently shops_open on shops (kind) where open and verify', false],
    ['create unique index concurrently shops_open on shops (kind) where opening', true],
    ['create unique index concurrently shops_open on shops (id) where open and verify', true],
    ['create unique index shops_open on shops (kind) where open and verify', true],
    ['create table fresh (id integer not null)', false],
    ['create unique index fresh_id on fresh (id)', false],
  ])('are told from breaking ones: %s', (statement, isBreaking) => {
    expect(whyBreaking(statement, new Set(['fresh']), [EARLIER]) !== undefined).toBe(isBreaking);
  });
});
