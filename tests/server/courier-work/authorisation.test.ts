import type { OperationId } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.test.marketplace.close());

const STEPS: readonly OperationId[] = ['giveDeliveryBack', 'pickDeliveryUp', 'handDeliveryOver'];

describe('COURIER-6 the deliveries of others', () => {
  it('COURIER-6b finds no delivery of another courier', async () => {
    const [holder, other] = [await stage.courier(), await stage.courier()];
    const order = await stage.order('ready');
    const subject = { kind: 'order', id: order.id };
    const parcel = await stage.parcel('ready');
    for (const one of [subject, parcel]) await stage.test.api.ok('takeDelivery', { ...one }, { token: holder.token });
    for (const operation of STEPS)
      for (const one of [subject, parcel, { kind: 'order', id: 999_999 }])
        expect((await stage.test.api.no(operation, { ...one, code: '1234' }, { token: other.token })).status).toBe(404);
    expect(JSON.stringify(await stage.work(other))).not.toContain(`"id":${order.id},`);
    expect((await stage.work(holder)).carried).toHaveLength(2);
  });

  it('keeps customers and operators out, and who is no courier any more', async () => {
    const who = await stage.shopping.customer();
    for (const token of [who.token, stage.desk.token])
      expect((await stage.test.api.no('showCourierWork', {}, { token })).status).toBe(403);
    const courier = await stage.courier();
    await stage.test.store.database.updateTable('users').set({ role: 'user' }).where('id', '=', courier.id).execute();
    await stage.test.store.broadcast.publish('identity', String(courier.id));
    expect((await stage.test.api.no('showCourierWork', {}, { token: courier.token })).status).toBe(403);
  });

  it('limits how many deliveries one courier looks into', async () => {
    const limited = await openStage({ LIMITS: 'courierTakes=2' });
    const courier = await limited.courier();
    const take = async () =>
      (await limited.test.api.call('takeDelivery', { kind: 'order', id: 999_999 }, { token: courier.token })).status;
    expect([await take(), await take(), await take()]).toEqual([404, 404, 429]);
    await limited.test.marketplace.close();
  });
});
