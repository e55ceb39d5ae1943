import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { openStore } from '@infra/server/store/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startChild, type ChildServer } from '../durability/child-server.ts';
import { ORIGIN } from '../support/api.ts';

let directory: string;
let server: ChildServer;
let token: string;
let start: number;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiffin-pay-kill-'));
  server = await startChild(directory);
  token = await server.api.signIn('demo@tiffin.test');
  start = await balance();
});
afterAll(async () => {
  await server.kill();
  await rm(directory, { recursive: true, force: true });
});

const balance = async (): Promise<number> =>
  (await server.api.ok('showProfile', {}, { token })).data.wallet?.price ?? NaN;
const press = (id: string, action: string): Promise<Response> =>
  server.fetch(new Request(`${ORIGIN}/pay/${id}`, { method: 'POST', body: new URLSearchParams({ action }) }));
const look = (path: string): Promise<Response> => server.fetch(new Request(ORIGIN + path));

describe('L9 a server killed during payment', () => {
  it('has charged nothing, or credited the wallet once, and the page continues', async () => {
    const { numRuns } = runs(4, 60);
    for (let run = 0; run < numRuns; run++) {
      const { id } = (await server.api.ok('topUpWallet', { payment_type: 'stripe', price: 10 }, { token })).data;
      await look(`/pay/${id}`);
      const asked = press(id, run % 2 === 0 ? 'pay' : 'lost').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, run * (30 / numRuns)));
      await server.kill();
      server = await startChild(directory);
      const answer = await asked;
      if (answer?.status === 303) expect(await balance()).toBe(start + 10 * (run + 1));
      // Whatever happened, the same page brings it to its end.
      await press(id, 'pay');
      await look(`/pay/${id}/return`);
      expect([run, await balance()]).toEqual([run, start + 10 * (run + 1)]);
    }
    await server.kill();
    const opened = await openStore({ kind: 'embedded', directory }, silentLog);
    if (!opened.ok) throw new Error('The data of a killed server is free');
    const { database } = opened.value;
    const ledger = await database
      .selectFrom('wallet_histories')
      .innerJoin('transactions', 'transactions.id', 'transaction_id')
      .where('payable_type', '=', 'wallet')
      .select(['amount', 'price'])
      .execute();
    const charged = await database.selectFrom('test_payments').where('status', '=', 'paid').select('amount').execute();
    await opened.value.close();
    expect([ledger.length, ledger.every(({ amount, price }) => amount === price && amount === 1000)]).toEqual([
      charged.length,
      true,
    ]);
    server = await startChild(directory);
  }, 3_600_000);
});
