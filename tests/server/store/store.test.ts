import { sql } from 'kysely';
import { StoreUnavailable } from '@infra/server/foundation/transactions/index.ts';
import type { Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
});
beforeEach(async () => {
  await store.database.deleteFrom('server_facts').execute();
});
afterAll(() => store.close());

const write = (name: string): Promise<unknown> =>
  store.database.insertInto('server_facts').values({ name, value: '{}', updated_at: 1 }).execute();
const names = async (): Promise<readonly string[]> =>
  (await store.database.selectFrom('server_facts').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('RUN-1 transactions', () => {
  it('roll back when the work fails', async () => {
    const attempt = store.transactions.run(async () => {
      await write('a');
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await names()).toEqual([]);
  });

  // PostgreSQL has many connections; there constraints and row locks decide.
  it.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('do not interleave on the one connection', async () => {
    const work = (index: number) =>
      store.transactions.run(async () => {
        const before = await names();
        await new Promise((resolve) => setTimeout(resolve, 1));
        await write(`n${String(before.length).padStart(3, '0')}`);
        if (index % 3 === 2) throw new Error('rolled back');
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => work(index)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await names()).toEqual(Array.from({ length: 20 }, (_, index) => `n${String(index).padStart(3, '0')}`));
  });

  it('are unavailable while the disk is full, and go on once it is not', async () => {
    const fillDisk = sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;
    const attempt = store.transactions.run(async () => {
      await write('a');
      await fillDisk.execute(store.database);
    });
    await expect(attempt).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(fillDisk.execute(store.database)).rejects.toBeInstanceOf(StoreUnavailable);
    await write('b');
    expect(await names()).toEqual(['b']);
  });

  it('join an outer one and see their own writes', async () => {
    const attempt = store.transactions.run(async () => {
      await write('outer');
      await store.transactions.run(async () => {
        await write('inner');
        expect(await names()).toEqual(['inner', 'outer']);
      });
      throw new Error('all of it');
    });
    await expect(attempt).rejects.toThrow('all of it');
    expect(await names()).toEqual([]);
  });

  it('do not block readers, who do not wait forever', async () => {
    const seen = await store.transactions.run(async () => {
      await write('a');
      return Promise.all([names(), names()]);
    });
    expect(seen).toEqual([['a'], ['a']]);
  });
});

describe('RUN-1 what is written before the commit', () => {
  it('is written once, in order, after everything else of the transaction and with it', async () => {
    const written: (readonly string[])[] = [];
    const note = async (items: readonly string[]): Promise<void> => {
      written.push([...items, ...(await names())]);
    };
    const { run, beforeCommit } = store.transactions;
    await run(async () => {
      await beforeCommit(note, ['first']);
      await run(() => beforeCommit(note, ['second', 'third']));
      await write('a');
      expect(written).toEqual([]);
    });
    await beforeCommit(note, ['at once']);
    await beforeCommit(note, []);
    expect(written).toEqual([
      ['first', 'second', 'third', 'a'],
      ['at once', 'a'],
    ]);
  });

  it('can be written before, for statements that must see it, and is not written again', async () => {
    const written: (readonly string[])[] = [];
    const note = (items: readonly string[]): Promise<void> => Promise.resolve(void written.push(items));
    const { run, beforeCommit, flush } = store.transactions;
    await run(async () => {
      await beforeCommit(note, ['early']);
      await flush();
      expect(written).toEqual([['early']]);
      await beforeCommit(note, ['late']);
    });
    expect(written).toEqual([['early'], ['late']]);
    await flush();
  });

  it('undoes the transaction if it fails, and is not written after a failure', async () => {
    const refuse = (): Promise<void> => Promise.reject(new Error('no room'));
    const { run, beforeCommit } = store.transactions;
    const failing = run(async () => {
      await write('a');
      await beforeCommit(refuse, ['event']);
    });
    await expect(failing).rejects.toThrow('no room');
    const broken = run(async () => {
      await beforeCommit(refuse, ['event']);
      throw new Error('before');
    });
    await expect(broken).rejects.toThrow('before');
    expect(await names()).toEqual([]);
  });
});

describe('RUN-1 effects after commit', () => {
  it('run in order after the commit, and never after a rollback', async () => {
    const told: string[] = [];
    await store.transactions.run(async () => {
      store.transactions.afterCommit(() => told.push('first'));
      await store.transactions.run(async () => store.transactions.afterCommit(() => told.push('second')));
      expect(told).toEqual([]);
    });
    await store.transactions
      .run(async () => {
        store.transactions.afterCommit(() => told.push('never'));
        throw new Error('no');
      })
      .catch(() => {});
    store.transactions.afterCommit(() => told.push('at once'));
    expect(told).toEqual(['first', 'second', 'at once']);
  });

  it('reach the subscribers of a topic', async () => {
    const heard: (string | undefined)[] = [];
    const stop = store.broadcast.subscribe('shop', (text) => heard.push(text));
    await store.transactions.run(async () => {
      await store.broadcast.publish('shop', '7');
      await store.broadcast.publish('stock', '8');
      expect(heard).toEqual([]);
    });
    stop();
    await store.broadcast.publish('shop', '9');
    expect(heard).toEqual(['7']);
  });
});

describe('RUN-1 database constraints', () => {
  const user = (name: string) => ({
    uuid: `00000000-0000-4000-8000-${name.padStart(12, '0')}`,
    firstname: 'A',
    lastname: null,
    email: `${name}@x.test`,
    phone: null,
    password_hash: null,
    birthday: null,
    gender: null,
    img: null,
    role: 'user',
    referral: null,
    my_referral: `REF${name}`,
    email_verified_at: null,
    phone_verified_at: null,
    lang: null,
    currency_id: null,
    registered_at: 1,
    created_at: 1,
    updated_at: 1,
    deleted_at: null,
  });

  it('reject negative balances, second active addresses and duplicate e-mail addresses', async () => {
    const { id } = await store.database.insertInto('users').values(user('1')).returning('id').executeTakeFirstOrThrow();
    const wallet = {
      uuid: '10000000-0000-4000-8000-000000000001',
      user_id: id,
      balance: -1,
      created_at: 1,
      updated_at: 1,
    };
    await expect(store.database.insertInto('wallets').values(wallet).execute()).rejects.toThrow(/balance/);
    const address = {
      user_id: id,
      title: null,
      address: 'Quay',
      floor: null,
      house: null,
      entrance: null,
      comment: null,
      latitude: 1,
      longitude: 1,
      active: true,
      created_at: 1,
      updated_at: 1,
    };
    await store.database.insertInto('addresses').values(address).execute();
    await expect(store.database.insertInto('addresses').values(address).execute()).rejects.toThrow(
      /one_active_address/,
    );
    await expect(
      store.database
        .insertInto('users')
        .values({ ...user('2'), email: '1@x.test' })
        .execute(),
    ).rejects.toThrow(/email/);
    await expect(
      store.database
        .insertInto('users')
        .values({ ...user('3'), email: 'Upper@x.test' })
        .execute(),
    ).rejects.toThrow(/email/);
  });

  it('return big amounts as exact numbers', async () => {
    await store.database
      .insertInto('server_facts')
      .values({ name: 'big', value: '{}', updated_at: 9_007_199_254_740 })
      .execute();
    expect(
      (await store.database.selectFrom('server_facts').select('updated_at').executeTakeFirstOrThrow()).updated_at,
    ).toBe(9_007_199_254_740);
  });
});
