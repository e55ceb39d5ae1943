import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME, WALLET } from '../support/shopping.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.test.marketplace.close());

const MOON = { latitude: -40, longitude: 100 };

describe('COURIER-2 offers', () => {
  it('COURIER-2a tell nothing of the customer before they are taken', async () => {
    const courier = await stage.courier();
    const who = await stage.shopping.customer();
    const order = await stage.order('cooking', who, { username: 'Secret Name', phone: '31699999999' });
    const parcel = await stage.parcel('ready');
    const { offers, carried } = await stage.work(courier);
    expect(carried).toEqual([]);
    const told = offers.find(({ kind, id }) => kind === 'order' && id === order.id);
    expect(told).toMatchObject({ from: 'Green Spoon', status: 'cooking', cash: true, load: { pieces: 2 } });
    expect(offers.find(({ kind, id }) => kind === 'parcel' && id === parcel.id)).toMatchObject({ from: 'Nadia' });
    const text = JSON.stringify(offers);
    for (const secret of ['Secret', '31699999999', 'Lindenstraat', 'Berg', 'Omar', String(HOME.latitude)])
      expect(text).not.toContain(secret);
    const token = { token: courier.token };
    const mine = (await stage.test.api.ok('takeDelivery', { kind: 'order', id: order.id }, token)).data.carried[0];
    expect(mine?.door).toMatchObject({ name: 'Secret Name', phone: '31699999999', place: HOME });
    expect(mine).toMatchObject({ collects: order.total_price, asks_code: true, code_locked: false });
    expect(JSON.stringify(mine)).not.toContain(await stage.codeOf(order.id));
  });

  it('name what is paid otherwise as such', async () => {
    const courier = await stage.courier();
    const order = await stage.order('ready', await stage.shopping.customer(100_000), { payment_id: WALLET });
    const { offers } = await stage.work(courier);
    expect(offers.find(({ id, kind }) => kind === 'order' && id === order.id)?.cash).toBe(false);
  });

  it('are for couriers who are online and near', async () => {
    const order = await stage.order('ready');
    const [courier, far] = [await stage.courier(), await stage.courier()];
    const idsOf = async (who: typeof courier) => (await stage.work(who)).offers.map(({ id }) => id);
    await stage.test.api.ok('reportCourierPlace', MOON, { token: far.token });
    expect(await idsOf(courier)).toContain(order.id);
    expect(await idsOf(far)).toEqual([]);
    await stage.test.api.ok('setCourierOnline', { online: false }, { token: courier.token });
    expect(await idsOf(courier)).toEqual([]);
  });

  it('are told to couriers who are online when they come and go', async () => {
    const [courier, off] = [await stage.courier(), await stage.applicant()];
    const before = (await stage.eventsOf(courier, 'courier')).length;
    const order = await stage.order('accepted');
    expect((await stage.eventsOf(courier, 'courier')).slice(before)).toContainEqual({ kind: 'order', id: order.id });
    expect(await stage.eventsOf(off, 'courier')).toEqual([]);
    const seen = (await stage.eventsOf(courier, 'courier')).length;
    const other = await stage.courier();
    await stage.test.api.ok('takeDelivery', { kind: 'order', id: order.id }, { token: other.token });
    expect((await stage.eventsOf(courier, 'courier')).slice(seen)).toContainEqual({ kind: 'order', id: order.id });
  });

  it('COURIER-1h are told to those who are near, and to nobody else', async () => {
    const [near, far] = [await stage.courier(), await stage.courier()];
    await stage.test.api.ok('reportCourierPlace', MOON, { token: far.token });
    const parcel = await stage.parcel('accepted');
    const order = await stage.order('accepted');
    expect(await stage.eventsOf(near, 'courier')).toEqual(
      expect.arrayContaining([parcel, { kind: 'order', id: order.id }]),
    );
    expect(await stage.eventsOf(far, 'courier')).toEqual([]);
    // What they have in hand concerns them wherever they are.
    await stage.test.api.ok('takeDelivery', { kind: 'order', id: order.id }, { token: near.token });
    await stage.test.api.ok('reportCourierPlace', MOON, { token: near.token });
    const before = (await stage.eventsOf(near, 'courier')).length;
    await stage.move({ kind: 'order', id: order.id }, 'ready');
    expect((await stage.eventsOf(near, 'courier')).slice(before)).toContainEqual({ kind: 'order', id: order.id });
    await stage.parcel('accepted');
    expect((await stage.eventsOf(near, 'courier')).slice(before)).toHaveLength(1);
  });
});
