import type { OperationId } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../courier-work/stage.ts';
import type { Customer } from '../support/shopping.ts';
import { createStreams } from '../support/streams.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.test.marketplace.close());

const streams = createStreams(() => stage.test);
const ok = <Id extends OperationId>(id: Id, sent: object, { token }: Pick<Customer, 'token'>) =>
  stage.test.api.ok(id, { ...sent }, { token });
/** A courier who has an order of a customer in hand. */
const onTheWay = async () => {
  const [who, courier] = [await stage.shopping.customer(), await stage.courier()];
  const order = await stage.order('ready', who);
  await ok('takeDelivery', { kind: 'order', id: order.id }, courier);
  return { who, courier, order };
};
const OPERATIONS = [
  'readCourierChat',
  'listCourierMessages',
  'sendCourierMessage',
  'announceCourierTyping',
] as const satisfies readonly OperationId[];

describe('CHAT-1o the chat of a courier', () => {
  it('CHAT-1r opens it with a first name alone, writes, reads, and hears the answer', async () => {
    const { who, courier } = await onTheWay();
    const [carried] = (await stage.work(courier)).carried;
    expect(carried?.customer).toEqual({ id: who.id, name: 'Nadia' });
    expect((await ok('listCourierChats', {}, courier)).data).toEqual([]);
    const { data: chat } = await ok('openCourierChat', { customer_id: carried?.customer.id }, courier);
    expect(chat).toEqual({
      id: expect.stringMatching(/^c-\d+$/),
      shop_id: -1,
      roleId: String(courier.id),
      user: { id: who.id, firstname: 'Nadia', lastname: null, img: null },
      partner: { name: 'Nadia', img: null },
      created_at: '2025-03-10 11:00:00Z',
      unread_count: 0,
      last_message: null,
    });
    const [theirs, ours] = [
      await streams('dashboard/user/events', { token: who.token }),
      await streams('dashboard/user/events', { token: courier.token }),
    ];
    const { id } = chat;
    await ok('announceCourierTyping', { id }, courier);
    expect(await theirs.next()).toMatchObject({ event: 'chat_typing', data: { chat_id: id } });
    await ok('sendCourierMessage', { id, chat_content: 'Which door?' }, courier);
    expect(await theirs.next()).toMatchObject({ event: 'chat', data: { message: { sender: 0 } } });
    // Every window of the courier has it, and the customer sees who writes.
    expect(await ours.next()).toMatchObject({ event: 'courier_chat', data: { message: { sender: 0 } } });
    const [listed] = (await ok('listChats', {}, who)).data;
    expect(listed).toMatchObject({ id, unread_count: 1, partner: { name: 'Nadia' } });

    await ok('announceTyping', { id }, who);
    expect(await ours.next()).toMatchObject({ event: 'courier_chat_typing', data: { chat_id: id } });
    await ok('sendChatMessage', { chat_id: id, chat_content: 'The green one' }, who);
    expect(await ours.next()).toMatchObject({ event: 'courier_chat', data: { message: { sender: 1 } } });
    expect((await ok('listCourierChats', {}, courier)).data).toMatchObject([
      { id, unread_count: 1, last_message: { chat_content: 'The green one' } },
    ]);
    expect((await ok('readCourierChat', { id }, courier)).data.unread_count).toBe(0);
    const { data: said } = await ok('listCourierMessages', { id }, courier);
    expect(said.map(({ chat_content, unread }) => [chat_content, unread])).toEqual([
      ['Which door?', true],
      ['The green one', false],
    ]);
  });

  it('is found where the customer began it', async () => {
    const { who, courier } = await onTheWay();
    const { id } = (await ok('openChat', { roleId: String(courier.id), shop_id: -1 }, who)).data;
    await ok('sendChatMessage', { chat_id: id, chat_content: 'Ring twice' }, who);
    expect((await ok('listCourierChats', {}, courier)).data).toMatchObject([{ id, unread_count: 1 }]);
    expect((await ok('openCourierChat', { customer_id: who.id }, courier)).data.id).toBe(id);
  });

  it('stores a message once per key', async () => {
    const { who, courier } = await onTheWay();
    const { id } = (await ok('openCourierChat', { customer_id: who.id }, courier)).data;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const say = () =>
      stage.test.api.ok('sendCourierMessage', { id, chat_content: 'Here' }, { token: courier.token, headers });
    expect((await say()).data.id).toBe((await say()).data.id);
    expect((await ok('listChatMessages', { chat_id: id }, who)).data).toHaveLength(1);
  });

  it('closes with the delivery, and the customer keeps reading', async () => {
    const { who, courier, order } = await onTheWay();
    const { id } = (await ok('openCourierChat', { customer_id: who.id }, courier)).data;
    await ok('sendCourierMessage', { id, chat_content: 'On my way' }, courier);
    await ok('pickDeliveryUp', { kind: 'order', id: order.id }, courier);
    await ok('handDeliveryOver', { kind: 'order', id: order.id, code: await stage.codeOf(order.id) }, courier);
    for (const operation of OPERATIONS)
      expect([
        operation,
        (await stage.test.api.no(operation, { id, chat_content: 'Hi' }, { token: courier.token })).status,
      ]).toEqual([operation, 404]);
    expect((await stage.test.api.no('openCourierChat', { customer_id: who.id }, { token: courier.token })).status).toBe(
      404,
    );
    expect((await ok('listCourierChats', {}, courier)).data).toEqual([]);
    await ok('sendChatMessage', { chat_id: id, chat_content: 'Thank you' }, who);
    expect((await ok('listChatMessages', { chat_id: id }, who)).data).toHaveLength(2);
    // What is said afterwards is not told to the courier.
    const told = await stage.eventsOf(courier, 'courier_chat');
    expect(told.map(({ message }) => (message as { readonly chat_content: string }).chat_content)).toEqual([
      'On my way',
    ]);
    // Operators see it as before, and another delivery opens it again.
    expect((await ok('listDeskMessages', { id }, stage.desk)).data).toHaveLength(2);
    const next = await stage.order('ready', who);
    await ok('takeDelivery', { kind: 'order', id: next.id }, courier);
    expect((await ok('listCourierMessages', { id }, courier)).data).toHaveLength(2);
  });

  it('ends where the delivery is given back, and is one for an order and a parcel', async () => {
    const { who, courier, order } = await onTheWay();
    const parcel = await stage.parcel('ready', who);
    const { id } = (await ok('openCourierChat', { customer_id: who.id }, courier)).data;
    await ok('takeDelivery', parcel, courier);
    await ok('giveDeliveryBack', { kind: 'order', id: order.id }, courier);
    expect((await ok('listCourierChats', {}, courier)).data.map((chat) => chat.id)).toEqual([id]);
    await ok('giveDeliveryBack', parcel, courier);
    expect((await ok('listCourierChats', {}, courier)).data).toEqual([]);
  });

  it('is not found by another courier, and closed to everybody who is none', async () => {
    const { who, courier } = await onTheWay();
    const { id } = (await ok('openCourierChat', { customer_id: who.id }, courier)).data;
    const shop = await stage.test.api.signIn('seller-green-spoon@tiffin.test');
    const other = (await onTheWay()).courier;
    const help = (await ok('openChat', { roleId: 'admin' }, who)).data.id;
    const statusOf = async (operation: OperationId, chat: string, token?: string): Promise<number> =>
      (
        await stage.test.api.call(
          operation,
          { id: chat, customer_id: who.id, chat_content: 'Hi' },
          token === undefined ? {} : { token },
        )
      ).status;
    for (const operation of [...OPERATIONS, 'openCourierChat' as const]) {
      expect([operation, await statusOf(operation, id, other.token)]).toEqual([operation, 404]);
      for (const token of [who.token, shop, stage.desk.token])
        expect([operation, await statusOf(operation, id, token)]).toEqual([operation, 403]);
      expect([operation, await statusOf(operation, id)]).toEqual([operation, 401]);
    }
    for (const operation of OPERATIONS)
      expect([operation, await statusOf(operation, help, courier.token)]).toEqual([operation, 404]);
    expect((await ok('listCourierChats', {}, other)).data).toEqual([]);
    expect((await ok('listCourierMessages', { id }, courier)).data).toEqual([]);
  });
});
