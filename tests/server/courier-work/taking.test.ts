import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.test.marketplace.close());

const take = (who: { readonly token: string }, id: number, kind = 'order', key?: string) =>
  stage.test.api.call(
    'takeDelivery',
    { kind, id },
    { token: who.token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );

describe('COURIER-6 taking a delivery', () => {
  it('COURIER-6a gives a delivery to one of two couriers who take it at once', async () => {
    const couriers = [await stage.courier(), await stage.courier(), await stage.courier()];
    for (const subject of [
      { kind: 'order', id: (await stage.order('accepted')).id },
      await stage.parcel('accepted'),
    ] as const) {
      const answers = await Promise.all(couriers.map((who) => take(who, subject.id, subject.kind)));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
      const refusals = answers.filter(({ status }) => status === 409);
      for (const { body } of refusals) expect(body).toMatchObject({ data: { reason: 'taken' } });
      const carried = await Promise.all(couriers.map(async (who) => (await stage.work(who)).carried));
      expect(carried.flat().filter(({ kind, id }) => kind === subject.kind && id === subject.id)).toHaveLength(1);
    }
  });

  it('gives a courier no more than three, however fast they press', async () => {
    const courier = await stage.courier();
    const orders = [];
    for (let count = 0; count < 5; count++) orders.push(await stage.order('accepted'));
    const answers = await Promise.all(orders.map(({ id }) => take(courier, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ data: { reason: 'full' } });
    expect((await stage.work(courier)).carried).toHaveLength(3);
    expect((await stage.work(courier)).offers).toEqual([]);
  });

  it('is done once per key, and again changes nothing', async () => {
    const courier = await stage.courier();
    const { id } = await stage.order('ready');
    const key = '6e0a2a1a-9f3a-4c1e-8a44-0d2f6f0f6b11';
    const first = await take(courier, id, 'order', key);
    const second = await take(courier, id, 'order', key);
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
    expect((await take(courier, id)).status).toBe(200);
  });

  it('is refused offline, for what is not open, and for what nobody brings', async () => {
    const offline = await stage.applicant();
    const courier = await stage.courier();
    const { id } = await stage.order('ready');
    expect((await take(offline, id)).body).toMatchObject({ data: { reason: 'offline' } });
    const [fresh, fetched] = [await stage.order('new'), await stage.order('accepted', undefined, PICKUP)];
    for (const closed of [fresh.id, fetched.id, 999_999]) expect((await take(courier, closed)).status).toBe(404);
  });

  it('never offers or gives somebody their own order', async () => {
    const courier = await stage.courier();
    const own = await stage.order('ready', courier);
    expect((await stage.work(courier)).offers.map(({ id }) => id)).not.toContain(own.id);
    expect((await take(courier, own.id)).status).toBe(404);
  });
});

const PICKUP = { delivery_type: 'pickup', location: undefined, address: undefined };
