import { instant } from '@domain/kernel/clock.port.ts';
import { fillNewStore } from '@infra/server/foundation/base-data/first-start.repository.ts';
import { baseRows } from '@infra/server/foundation/base-data/index.ts';
import { cityRows } from '@infra/server/demo-city/seed/city-rows.ts';
import type { Store } from '@infra/server/store/index.ts';
import { intlTimeZones } from '@infra/server/foundation/time/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyStore } from '../support/empty-store.ts';
import { plainRows } from '../support/plain-rows.ts';
import { NOON } from '../support/marketplace.ts';
import { smallCity } from '../support/small-city.ts';
import { expectBalanced } from '../wallet/balanced.ts';

const rows = () => cityRows(smallCity, instant(NOON), 'scrypt$16$1$1$c2FsdA$a2V5', intlTimeZones());
let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
});
afterAll(() => store.close());

const count = async (table: 'users' | 'shops' | 'server_facts'): Promise<number> =>
  (
    await store.database
      .selectFrom(table)
      .select((at) => at.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('RUN-1 seeding', () => {
  it('is deterministic for a city and a moment', () => {
    expect(rows()).toEqual(rows());
  });

  it('assigns unique ids, uuids and referral codes', () => {
    for (const [table, tableRows] of plainRows(rows())) {
      for (const column of ['id', 'uuid', 'my_referral', 'sku'] as const) {
        const values = tableRows.map((row) => row[column]).filter((value) => value !== undefined && value !== null);
        expect([table, column, new Set(values).size]).toEqual([table, column, values.length]);
      }
    }
  });

  it('leaves nothing behind when interrupted, and can be repeated', async () => {
    const broken = [...rows(), ['shops', [{ id: 1, uuid: 'not a uuid' }]]] as ReturnType<typeof rows>;
    await expect(fillNewStore(store, 'demo city', NOON, () => Promise.resolve(broken))).rejects.toThrow(/uuid/);
    expect([await count('users'), await count('shops'), await count('server_facts')]).toEqual([0, 0, 0]);
    expect(await fillNewStore(store, 'demo city', NOON, () => Promise.resolve(rows()))).toBe('filled');
    expect(await count('shops')).toBe(3);
  });

  it('runs once, whatever is requested later', async () => {
    const never = (): Promise<never> => Promise.reject(new Error('must not be asked'));
    expect(await fillNewStore(store, 'demo city', NOON, never)).toBe('already-filled');
    expect(
      await Promise.all([1, 2, 3].map(() => fillNewStore(store, 'base', NOON, () => Promise.resolve(baseRows(NOON))))),
    ).toEqual(['already-filled', 'already-filled', 'already-filled']);
  });

  it('leaves room for the next id', async () => {
    const row = { slug: 'new', active: true, texts: '{}' };
    expect((await store.database.insertInto('tags').values(row).returning('id').executeTakeFirstOrThrow()).id).toBe(
      smallCity.tags.length + 1,
    );
  });
});

describe('L7 wallets of the demo city', () => {
  it('have balances that equal their histories', async () => {
    const wallets = await store.database.selectFrom('wallets').select('balance').execute();
    expect(Math.max(...wallets.map(({ balance }) => balance))).toBeGreaterThan(0);
    await expectBalanced(store);
  });
});
