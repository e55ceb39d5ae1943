import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '../support/shopping.ts';
import { openStage, type Stage, type Subject } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.test.marketplace.close());

const orderOf = async (status: 'accepted' | 'ready'): Promise<Subject> => ({
  kind: 'order',
  id: (await stage.order(status)).id,
});
const press = (who: Customer, operation: 'takeDelivery' | 'pickDeliveryUp' | 'giveDeliveryBack', subject: Subject) =>
  stage.test.api.ok(operation, { ...subject }, { token: who.token });
const holderOf = async ({ kind, id }: Subject) =>
  (
    await stage.test.store.database
      .selectFrom(kind === 'order' ? 'orders' : 'parcel_orders')
      .select(['deliveryman_id', 'courier_by_hand'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deliveryman_id;
/** One delivery that waits at the shop, and one on the way. */
const handful = async (who: Customer): Promise<readonly [waiting: Subject, underWay: Subject]> => {
  const [waiting, underWay] = [await orderOf('accepted'), await orderOf('ready')];
  for (const subject of [waiting, underWay]) await press(who, 'takeDelivery', subject);
  await press(who, 'pickDeliveryUp', underWay);
  return [waiting, underWay];
};

describe('COURIER-3 giving back', () => {
  it('COURIER-3b offers a delivery to the others again', async () => {
    const [courier, other] = [await stage.courier(), await stage.courier()];
    for (const subject of [await orderOf('ready'), await stage.parcel('ready')]) {
      await press(courier, 'takeDelivery', subject);
      expect((await stage.work(other)).offers).not.toContainEqual(expect.objectContaining(subject));
      await press(courier, 'giveDeliveryBack', subject);
      expect((await stage.work(courier)).carried).toEqual([]);
      expect((await stage.work(other)).offers).toContainEqual(expect.objectContaining(subject));
    }
  });
});

describe('COURIER-6 whoever stops working', () => {
  it('COURIER-6c gives back what is not picked up when the courier goes offline', async () => {
    const courier = await stage.courier();
    const [waiting, underWay] = await handful(courier);
    const { data } = await stage.test.api.ok('setCourierOnline', { online: false }, { token: courier.token });
    expect(data.carried).toEqual([expect.objectContaining(underWay)]);
    expect([await holderOf(waiting), await holderOf(underWay)]).toEqual([null, courier.id]);
  });

  it('COURIER-6c gives back what a courier held whose account was blocked or deleted', async () => {
    const [blocked, deleted] = [await stage.courier(), await stage.courier()];
    const hands = [await handful(blocked), await handful(deleted)] as const;
    await stage.test.store.database.updateTable('users').set({ active: false }).where('id', '=', blocked.id).execute();
    const proof = { old_password: 'lunchbox' };
    await stage.test.api.ok('deleteProfile', proof, { token: deleted.token, as: 'json' });
    const other = await stage.courier();
    const known = (await stage.eventsOf(other, 'courier')).length;
    await stage.test.timers.tick();
    const told = (await stage.eventsOf(other, 'courier')).slice(known);
    for (const [waiting] of hands) expect(told).toContainEqual(waiting);
    const offered = (await stage.work(other)).offers;
    for (const [waiting] of hands) expect(offered).toContainEqual(expect.objectContaining(waiting));
    expect(await holderOf(hands[0][1])).toBe(blocked.id);
    for (const [, underWay] of hands) expect(offered).not.toContainEqual(expect.objectContaining(underWay));
    expect(
      await stage.test.store.database
        .selectFrom('courier_deliveries')
        .selectAll()
        .where('courier_id', '=', deleted.id)
        .execute(),
    ).toEqual([]);
  });
});
