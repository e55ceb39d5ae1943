import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { StoreUnavailable } from '@infra/server/foundation/transactions/index.ts';
import { createPostgresPool } from '@infra/server/store/postgres-pool.adapter.ts';
import { describe, expect, it } from 'vitest';

/** A pool of one connection whose statements end as told; `released` lists whether each release destroyed it. */
const createServer = (answer: () => Promise<unknown>) => {
  const released: unknown[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: answer,
    release: (isBroken: unknown) => void released.push(isBroken),
  });
  const pool = Object.assign(new EventEmitter(), { connect: () => Promise.resolve(client) });
  return {
    released,
    open: (answerMs?: number) =>
      createPostgresPool(pool as unknown as Pool, { onTrouble: () => undefined, answerMs }).connect(),
  };
};

describe('OPS-1 a connection to PostgreSQL', () => {
  it('that does not answer is given up, refuses what follows at once and is replaced', async () => {
    let statements = 0;
    const server = createServer(() => {
      statements += 1;
      return new Promise(() => undefined);
    });
    const client = await server.open(20);
    await expect(client.query('select 1', [])).rejects.toThrow(new StoreUnavailable('No answer within 20 ms'));
    await expect(client.query('rollback', [])).rejects.toThrow(StoreUnavailable);
    client.release();
    expect([statements, server.released]).toEqual([1, [true]]);
  });

  it('to a server that became a standby is replaced', async () => {
    const server = createServer(() => Promise.reject(Object.assign(new Error('read-only'), { code: '25006' })));
    const client = await server.open();
    await expect(client.query('insert', [])).rejects.toThrow(StoreUnavailable);
    client.release();
    expect(server.released).toEqual([true]);
  });

  it('that rejects a statement is kept', async () => {
    const rejection = Object.assign(new Error('duplicate key'), { code: '23505' });
    const server = createServer(() => Promise.reject(rejection));
    const client = await server.open(1000);
    await expect(client.query('insert', [])).rejects.toBe(rejection);
    client.release();
    expect(server.released).toEqual([false]);
  });
});
