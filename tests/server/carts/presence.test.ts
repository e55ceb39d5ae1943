import { randomUUID } from 'node:crypto';
import { createPresence, type Presence } from '@infra/server/features/carts/presence.ts';
import { createPresenceRepository } from '@infra/server/features/carts/presences.repository.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, type Groups } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping } from '../support/shopping.ts';

let test: TestMarketplace;
let groups: Groups;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  groups = createGroups(test, await createShopping(test));
});
afterAll(() => test.marketplace.close());

const MINUTE = 60_000;
/** A member of a new group, and the processes that may stream to them. */
const stage = async (processes: number) => {
  const group = await groups.start([{ item: 'lentil-soup', quantity: 1 }]);
  const member = { cartId: group.cartId, memberId: group.owner.part.id };
  const heard: string[] = [];
  const all = Array.from({ length: processes }, () =>
    createPresence({
      transactions: test.store.transactions,
      presences: createPresenceRepository(test.store, randomUUID()),
      announce: async ({ memberId }, change) => {
        if (memberId === member.memberId) heard.push(change);
      },
      clock: test.clock,
    }),
  );
  const at = (index: number): Presence => all[index] as Presence;
  return { group, member, heard, at };
};

describe('GROUP-4 presence over several processes', () => {
  it('lasts from the first open page at any of them to the last one closed at any', async () => {
    const { member, heard, at } = await stage(2);
    await at(0).change(member, true);
    await at(1).change(member, true);
    await at(0).change(member, false);
    expect(heard).toEqual(['online']);
    await at(1).change(member, false);
    expect(heard).toEqual(['online', 'offline']);
  });

  it('ends once when the process of an open page says nothing any more', async () => {
    const { member, heard, at } = await stage(3);
    await at(0).change(member, true);
    test.clock.advance(MINUTE);
    await Promise.all([at(1).job.run(), at(2).job.run()]);
    expect(heard).toEqual(['online', 'offline']);
    await at(1).job.run();
    expect(heard).toHaveLength(2);
  });

  it('continues while beats arrive, and at another process after the first one has died', async () => {
    const { member, heard, at } = await stage(2);
    await at(0).change(member, true);
    test.clock.advance(MINUTE / 2);
    await at(0).job.run();
    test.clock.advance(MINUTE / 2);
    await at(1).job.run();
    await at(1).change(member, true);
    test.clock.advance(MINUTE / 2);
    await at(1).job.run();
    expect(heard).toEqual(['online']);
  });

  it('returns with a process that was paused for so long that others buried it', async () => {
    const { member, heard, at } = await stage(2);
    await at(0).change(member, true);
    test.clock.advance(MINUTE);
    await at(1).job.run();
    await at(0).job.run();
    expect(heard).toEqual(['online', 'offline', 'online']);
  });

  it('is announced by one of two processes whose pages close at one moment', async () => {
    const { member, heard, at } = await stage(2);
    await Promise.all([at(0).change(member, true), at(1).change(member, true)]);
    await Promise.all([at(0).change(member, false), at(1).change(member, false)]);
    expect(heard).toEqual(['online', 'offline']);
  });

  it('ends without a word for a member who has left', async () => {
    const { group, member, heard, at } = await stage(1);
    await at(0).change(member, true);
    await test.api.ok('deleteMyCarts', {}, { token: group.owner.token });
    await at(0).change(member, false);
    await at(0).job.run();
    expect(heard).toEqual(['online']);
  });
});
