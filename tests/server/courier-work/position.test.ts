import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME } from '../support/shopping.ts';
import { openStage, PARK, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.test.marketplace.close());

describe('COURIER-6 where a courier is', () => {
  it('COURIER-6e shows the customer where the courier is', async () => {
    const [courier, who] = [await stage.courier(), await stage.shopping.customer()];
    const subject = { kind: 'order', id: (await stage.order('ready', who)).id };
    const how = { token: courier.token };
    await stage.test.api.ok('takeDelivery', subject, how);
    await stage.test.api.ok('reportCourierPlace', { ...PARK }, how);
    expect((await stage.shown(who, subject.id)).courier).toBeNull();
    await stage.test.api.ok('pickDeliveryUp', subject, how);
    await stage.test.api.ok('reportCourierPlace', { ...PARK }, how);
    expect((await stage.shown(who, subject.id)).courier).toMatchObject(PARK);
    expect((await stage.eventsOf(who, 'order')).at(-1)).toMatchObject({ id: subject.id, courier: PARK });
    await stage.test.api.ok('reportCourierPlace', { ...HOME }, how);
    expect((await stage.eventsOf(who, 'order')).at(-1)).toMatchObject({ courier: HOME });
  });

  it('is not stored of somebody who neither works nor carries anything', async () => {
    const courier = await stage.applicant();
    const before = (await stage.work(courier)).place;
    await stage.test.api.ok('reportCourierPlace', { ...PARK }, { token: courier.token });
    expect((await stage.work(courier)).place).toEqual(before);
  });

  it('is reported so often at most', async () => {
    const limited = await openStage({ LIMITS: 'courierPlaces=3' });
    const courier = await limited.courier();
    const report = async () =>
      (await limited.test.api.call('reportCourierPlace', { ...PARK }, { token: courier.token })).status;
    expect([await report(), await report(), await report()]).toEqual([200, 200, 429]);
    await limited.test.marketplace.close();
  });
});
