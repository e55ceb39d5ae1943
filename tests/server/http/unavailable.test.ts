import { describe, expect, it } from 'vitest';
import { asDiskFailure } from '@infra/server/foundation/files/full-disk.ts';
import { StoreUnavailable } from '@infra/server/foundation/transactions/index.ts';
import { asStoreFailure } from '@infra/server/store/lost-connection.ts';
import type { Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { startMarketplace } from '../support/marketplace.ts';

describe('OPS-1 calls while the database is away', () => {
  it('answer 503 in the envelope, say when to ask again, and succeed once it is back', async () => {
    const store = await openEmptyStore();
    let isAway = false;
    const test = await startMarketplace(
      {},
      {
        store: new Proxy<Store>(store, {
          get: (target, name) => {
            if (isAway && name === 'database') throw new StoreUnavailable('away');
            return Reflect.get(target, name, target) as unknown;
          },
        }),
      },
    );
    const token = await test.api.signIn('demo@tiffin.test');
    isAway = true;
    expect(await test.api.no('listOrders', {}, { token })).toMatchObject({
      status: 503,
      statusCode: 'ERROR_415',
      message: 'The service is briefly unavailable. Please try again in a moment.',
      retryAfter: 2,
    });
    isAway = false;
    expect((await test.api.ok('listOrders', {}, { token })).data).toEqual([]);
    await test.marketplace.close();
  });
});

describe('OPS-1 failures of statements', () => {
  const failure = (message: string, code?: string): Error => Object.assign(new Error(message), code && { code });

  it.each([
    ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
    ['read ECONNRESET', 'ECONNRESET'],
    ['terminating connection due to administrator command', '57P01'],
    ['the database system is starting up', '57P03'],
    ['sorry, too many clients already', '53300'],
    ['connection failure', '08006'],
    ['Connection terminated unexpectedly', undefined],
    ['timeout exceeded when trying to connect', undefined],
    ['timeout expired', undefined],
    ['could not extend file: No space left on device', '53100'],
    ['out of memory', '53200'],
    ['canceling statement due to statement timeout', '57014'],
    ['canceling statement due to lock timeout', '55P03'],
    ['terminating connection due to idle-in-transaction timeout', '25P03'],
    ['cannot execute INSERT in a read-only transaction', '25006'],
  ])('mean that the database cannot answer now: %s', (message, code) => {
    const lost = failure(message, code);
    const thrown = asStoreFailure(lost);
    expect(thrown).toBeInstanceOf(StoreUnavailable);
    expect((thrown as Error).cause).toBe(lost);
  });

  it.each([
    ['duplicate key value violates unique constraint', '23505'],
    ['could not serialize access', '40001'],
    ['invalid input syntax for type integer', '22P02'],
    ['Cannot read properties of undefined', undefined],
  ])('stay as they are otherwise: %s', (message, code) => {
    const other = failure(message, code);
    expect(asStoreFailure(other)).toBe(other);
  });
});

describe('OPS-1 failures of files', () => {
  it.each(['ENOSPC', 'EDQUOT'])('mean that nothing can be stored now while the disk is full: %s', (code) => {
    const full = Object.assign(new Error('write'), { code });
    const thrown = asDiskFailure(full);
    expect(thrown).toBeInstanceOf(StoreUnavailable);
    expect((thrown as Error).cause).toBe(full);
  });

  it.each([Object.assign(new Error('open'), { code: 'EACCES' }), new Error('write'), 'no error'])(
    'stay as they are otherwise: %s',
    (other) => {
      expect(asDiskFailure(other)).toBe(other);
    },
  );
});
