import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer, Order } from '../support/shopping.ts';
import { openStage, type Stage, type Subject } from './stage.ts';

let stage: Stage;
let courier: Customer;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  courier = await stage.courier();
});
afterAll(() => stage.test.marketplace.close());

const press = (
  operation: 'takeDelivery' | 'pickDeliveryUp' | 'handDeliveryOver' | 'giveDeliveryBack',
  subject: Subject,
  more: object = {},
) => stage.test.api.call(operation, { ...subject, ...more }, { token: courier.token });
/** In the courier's hands, on the way. */
const carried = async (who?: Customer, more: Readonly<Record<string, unknown>> = {}): Promise<Order> => {
  const order = await stage.order('ready', who, more);
  await press('takeDelivery', { kind: 'order', id: order.id });
  await press('pickDeliveryUp', { kind: 'order', id: order.id });
  return order;
};
const handOver = (id: number, code?: string) => press('handDeliveryOver', { kind: 'order', id }, { code });
const wrongOf = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('COURIER-3 on the way', () => {
  it('picks up once the kitchen says so, and tells the customer', async () => {
    const who = await stage.shopping.customer();
    const order = await stage.order('cooking', who);
    const subject = { kind: 'order', id: order.id } as const;
    await press('takeDelivery', subject);
    expect((await press('pickDeliveryUp', subject)).body).toMatchObject({ data: { reason: 'not-ready' } });
    expect((await handOver(order.id, await stage.codeOf(order.id))).body).toMatchObject({
      data: { reason: 'not-ready' },
    });
    await stage.move(subject, 'ready');
    expect(await stage.eventsOf(courier, 'notification')).toContainEqual(
      expect.objectContaining({ type: 'status_changed', delivery: { id: order.id } }),
    );
    expect((await press('pickDeliveryUp', subject)).status).toBe(200);
    const shown = await stage.shown(who, order.id);
    expect(shown).toMatchObject({ status: 'on_a_way', deliveryman: { id: courier.id } });
    expect(shown.eta).not.toBeNull();
    expect((await press('giveDeliveryBack', subject)).body).toMatchObject({ data: { reason: 'not-ready' } });
  });

  it('delivers by the code, with the money, and shows it among those of the day', async () => {
    const who = await stage.shopping.customer();
    const order = await carried(who);
    const answer = await handOver(order.id, await stage.codeOf(order.id));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ data: { carried: [], done: [{ kind: 'order', id: order.id }] } });
    const shown = await stage.shown(who, order.id);
    expect([shown.status, shown.transaction?.status]).toEqual(['delivered', 'paid']);
    expect((await handOver(order.id, await stage.codeOf(order.id))).body).toMatchObject({
      data: { reason: 'not-ready' },
    });
    const copy = await stage.test.marketplace.fetch(
      new Request('http://tiffin.test/api/v1/dashboard/user/profile/data/copy', {
        headers: { authorization: `Bearer ${courier.token}` },
      }),
      { remoteAddress: '10.0.0.1' },
    );
    expect(await copy.json()).toMatchObject({
      courier: [{ is_online: true }],
      deliveries: [{ subject_kind: 'order', subject_id: order.id }],
    });
    stage.test.clock.advance(86_400_000);
    courier = { ...courier, token: await stage.test.api.signIn(`customer-${await numberOf(courier)}@tiffin.test`) };
    expect((await stage.work(courier)).done).toEqual([]);
  });
});

const numberOf = async ({ id }: Customer): Promise<string> => {
  const row = await stage.test.store.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return /\d+/.exec(row.email ?? '')?.[0] ?? '';
};

describe('COURIER-5 wrong codes', () => {
  it('are refused and counted, wait, and at last take none any more', async () => {
    const order = await carried();
    const code = await stage.codeOf(order.id);
    const reasons: unknown[] = [];
    const given = async (text: string) => {
      const { body } = await handOver(order.id, text);
      reasons.push((body as { readonly data?: { readonly reason?: string } }).data?.reason);
    };
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 3; time++) await given(wrongOf(code));
      await given(code);
      stage.test.clock.advance(600_000);
    }
    const three = ['wrong-code', 'wrong-code', 'wrong-code'];
    expect(reasons).toEqual([...three, 'code-wait', ...three, 'code-wait', ...three, 'code-locked']);
    stage.test.clock.advance(3_600_000);
    expect((await handOver(order.id, code)).body).toMatchObject({ data: { reason: 'code-locked' } });
    await stage.move({ kind: 'order', id: order.id }, 'delivered');
  });

  it('are counted together when they are sent at once', async () => {
    const order = await carried();
    const wrong = wrongOf(await stage.codeOf(order.id));
    const answers = await Promise.all(Array.from({ length: 12 }, () => handOver(order.id, wrong)));
    const reasons = answers.map(({ body }) => (body as { readonly data: { readonly reason: string } }).data.reason);
    expect(reasons.filter((reason) => reason === 'wrong-code')).toHaveLength(3);
    expect(reasons.filter((reason) => reason === 'code-wait')).toHaveLength(9);
  });

  it('do no harm to the right one that follows', async () => {
    const order = await carried();
    const code = await stage.codeOf(order.id);
    expect((await handOver(order.id, wrongOf(code))).body).toMatchObject({ data: { reason: 'wrong-code', left: 2 } });
    expect((await handOver(order.id)).status).toBe(409);
    expect((await handOver(order.id, code)).status).toBe(200);
  });
});

describe('COURIER-4 without a code', () => {
  it('COURIER-4a needs no code at the door, and parcels have none', async () => {
    const left = await carried(undefined, { handover: { way: 'door', note: 'Behind the plant' } });
    expect((await stage.work(courier)).carried[0]).toMatchObject({
      way: 'door',
      asks_code: false,
      note: 'Behind the plant',
    });
    expect((await handOver(left.id)).status).toBe(200);
    const parcel = await stage.parcel('ready');
    await press('takeDelivery', parcel);
    expect((await stage.work(courier)).carried[0]).toMatchObject({
      kind: 'parcel',
      asks_code: false,
      start: { name: 'Nadia Berg' },
      door: { name: 'Omar Vis', phone: '31687654321' },
    });
    expect((await press('pickDeliveryUp', parcel)).status).toBe(200);
    expect((await press('handDeliveryOver', parcel)).status).toBe(200);
    expect((await stage.work(courier)).done.map(({ kind }) => kind)).toContain('parcel');
  });
});
