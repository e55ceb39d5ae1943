import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

const MINUTE = 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ SIMULATION_SUBSTITUTIONS: '0' });
});
afterAll(() => stage.test.marketplace.close());

describe('ORDER-6q the simulation beside a person', () => {
  it('leaves an order to the person who has touched it, but sends a courier', async () => {
    const who = await stage.shopping.customer();
    const [mine, other] = [await stage.shopping.order(who), await stage.shopping.order(who)];
    const { store, clock, timers } = stage.test;
    const statusOf = async ({ id }: { readonly id: number }) =>
      (await store.database.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status;
    const pass = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1) {
        clock.advance(MINUTE);
        await timers.tick();
      }
    };
    await stage.move(mine, 'accepted');
    await pass(30);
    expect([await statusOf(mine), await statusOf(other)]).toEqual(['accepted', 'delivered']);
    for (const status of ['cooking', 'ready']) {
      await stage.move(mine, status);
      expect(await statusOf(mine)).toBe(status);
      if (status === 'cooking') await pass(30);
    }
    expect(await statusOf(mine)).toBe('ready');
    await pass(30);
    expect(await statusOf(mine)).toBe('delivered');
  });
});
