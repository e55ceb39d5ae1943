import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.test.marketplace.close());

const after = async (milliseconds: number): Promise<void> => {
  stage.test.clock.advance(milliseconds);
  await stage.test.timers.tick();
};

describe('COURIER-6 beside the simulation', () => {
  it('COURIER-6d leaves what a person carries alone', async () => {
    const [courier, who] = [await stage.courier(), await stage.shopping.customer()];
    const order = await stage.shopping.order(who);
    const subject = { kind: 'order', id: order.id };
    for (const stay of [40_000, 60_000]) await after(stay);
    expect((await stage.work(courier)).offers).toContainEqual(
      expect.objectContaining({ ...subject, status: 'cooking' }),
    );
    await stage.test.api.ok('takeDelivery', subject, { token: courier.token });
    // The kitchen goes on by itself; the courier's steps wait for the courier.
    await after(240_000);
    for (let round = 0; round < 5; round++) await after(600_000);
    expect(await stage.shown(who, order.id)).toMatchObject({ status: 'ready', deliveryman: { id: courier.id } });
    await stage.test.api.ok('pickDeliveryUp', subject, { token: courier.token });
    for (let round = 0; round < 5; round++) await after(600_000);
    expect((await stage.shown(who, order.id)).status).toBe('on_a_way');
    const parcel = await stage.parcel('ready');
    await stage.test.api.ok('takeDelivery', { ...parcel }, { token: courier.token });
    for (let round = 0; round < 5; round++) await after(600_000);
    expect((await stage.work(courier)).carried).toContainEqual(expect.objectContaining({ ...parcel, status: 'ready' }));
  });

  it('COURIER-6d never sends a person', async () => {
    const persons = [await stage.courier(), await stage.applicant()];
    const who = await stage.shopping.customer();
    const orders = [await stage.shopping.order(who), await stage.shopping.order(who), await stage.shopping.order(who)];
    for (const stay of [40_000, 60_000, 240_000, 80_000]) await after(stay);
    for (const { id } of orders) {
      const { status, deliveryman } = await stage.shown(who, id);
      expect(status).toBe('on_a_way');
      expect(persons.map((person) => person.id)).not.toContain(deliveryman?.id);
    }
  });

  it('takes over what is given back', async () => {
    const [courier, who] = [await stage.courier(), await stage.shopping.customer()];
    const order = await stage.shopping.order(who);
    for (const stay of [40_000, 60_000]) await after(stay);
    await stage.test.api.ok('takeDelivery', { kind: 'order', id: order.id }, { token: courier.token });
    await stage.test.api.ok('setCourierOnline', { online: false }, { token: courier.token });
    for (const stay of [240_000, 80_000, 300_000]) await after(stay);
    expect((await stage.shown(who, order.id)).status).toBe('delivered');
  });
});
