import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { createStatementCache } from '@infra/server/store/statement-cache.ts';
import { dumpNewDatabase, openStore, type Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { runs } from '../../domain/runs.ts';

const OFTEN = 12;

describe('prepared statements', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openEmptyStore();
    await sql`create table kept (id integer primary key, amount bigint, body jsonb, list integer[],
        name text unique)`.execute(store.database);
  });
  afterAll(() => store.close());

  const row = fc.record({
    amount: fc.option(fc.maxSafeInteger()),
    body: fc.option(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.integer())),
    list: fc.option(fc.array(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }))),
    name: fc.option(fc.uuid()),
  });

  it('return the same results for any values', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: OFTEN }), async (rows) => {
        await sql`delete from kept`.execute(store.database);
        for (const [id, { amount, body, list, name }] of rows.entries()) {
          const { numAffectedRows } = await sql`
            insert into kept (id, amount, body, list, name)
            values (${id}, ${amount}, ${body === null ? null : JSON.stringify(body)}, ${list}, ${name})`.execute(
            store.database,
          );
          expect(numAffectedRows).toBe(1n);
          const {
            rows: [found],
          } = await sql`select amount, body, list, name from kept where id = ${id}`.execute(store.database);
          expect(found).toEqual({ amount, body, list, name });
        }
      }),
      runs(20),
    );
  });

  it('report code and constraint, inside a transaction too, and recover', async () => {
    await sql`delete from kept`.execute(store.database);
    const insert = (id: number) =>
      sql`insert into kept (id, name) values (${id}, 'one and the same')`.execute(store.database);
    await insert(0);
    for (let attempt = 1; attempt <= OFTEN; attempt++) {
      await expect(insert(attempt)).rejects.toMatchObject({ code: '23505', constraint: 'kept_name_key' });
      await expect(store.transactions.run(() => insert(attempt))).rejects.toMatchObject({ code: '23505' });
    }
    expect((await sql`select id from kept`.execute(store.database)).rows).toEqual([{ id: 0 }]);
  });

  it('are replanned after a table changed, inside a transaction too', async () => {
    const alone = () => sql`select * from changing where id >= ${0}`.execute(store.database);
    const within = () =>
      store.transactions.run(() => sql`select * from changing where id > ${0}`.execute(store.database));
    for (const [column, ask] of [
      ['first', alone],
      ['second', within],
    ] as const) {
      await sql`drop table if exists changing`.execute(store.database);
      await sql`create table changing (id integer)`.execute(store.database);
      await sql`insert into changing values (1)`.execute(store.database);
      for (let time = 0; time < OFTEN; time++) expect((await ask()).rows).toEqual([{ id: 1 }]);
      await sql`alter table changing add column ${sql.ref(column)} integer default 7`.execute(store.database);
      for (let time = 0; time < OFTEN; time++) expect((await ask()).rows).toEqual([{ id: 1, [column]: 7 }]);
    }
  });

  it('can be rolled back and repeated', async () => {
    for (let attempt = 100; attempt < 100 + OFTEN; attempt++) {
      const failing = store.transactions.run(async () => {
        await sql`insert into kept (id) values (${attempt})`.execute(store.database);
        throw new Error('not after all');
      });
      await expect(failing).rejects.toThrow('not after all');
      expect((await sql`select id from kept where id = ${attempt}`.execute(store.database)).rows).toEqual([]);
    }
  });
});

describe('the statement cache', () => {
  it('names repeated statements, within its limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 3000, maxLength: 6000 }), (asked) => {
        const statements = createStatementCache();
        const named = new Map<number, string>();
        for (const number of asked) {
          const name = statements.nameOf(`select ${number}`);
          const before = named.get(number);
          if (before !== undefined) expect(name).toBe(before);
          if (name !== undefined) named.set(number, name);
        }
        expect(new Set(named.values()).size).toBe(named.size);
        expect(named.size).toBeGreaterThan(0);
        expect(named.size).toBeLessThanOrEqual(250);
      }),
      runs(20),
    );
  });

  it('ignores statements that ran once', () => {
    const statements = createStatementCache();
    for (let number = 0; number < 10_000; number++) expect(statements.nameOf(`select ${number}`)).toBeUndefined();
  });
});

describe.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('a new database', () => {
  it('starts as a copy of the dump with all tables; without one the tables are created', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tiffin-template-'));
    try {
      const template = join(folder, 'new-database.tar');
      await writeFile(template, await dumpNewDatabase());
      for (const [name, path] of [
        ['copied', template],
        ['made', join(folder, 'nowhere.tar')],
      ] as const) {
        for (const start of ['first', 'second']) {
          const opened = await openStore(
            { kind: 'embedded', directory: join(folder, name), template: path },
            silentLog,
          );
          if (!opened.ok) throw new Error('Nobody else uses it');
          const { database } = opened.value;
          if (start === 'first')
            await sql`insert into server_facts (name, value, updated_at) values ('kept', '1', 0)`.execute(database);
          expect((await sql`select value from server_facts where name = 'kept'`.execute(database)).rows).toHaveLength(
            1,
          );
          await opened.value.close();
        }
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
