import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@infra/server/http/contract/index.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Customer, type Shopping } from '../support/shopping.ts';
import { createStreams } from '../support/streams.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
let owner: string;
let others: { readonly shop: number; readonly token: string };
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk, owner] = [
    await createShopping(test),
    await createDesk(test),
    await test.api.signIn('seller-green-spoon@tiffin.test'),
  ];
  const { id: shop, slug } = await test.store.database
    .selectFrom('shops')
    .select(['id', 'slug'])
    .where('id', '<>', GREEN_SPOON)
    .where('status', '=', 'approved')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  others = { shop, token: await test.api.signIn(`seller-${slug}@tiffin.test`) };
});
afterAll(() => test.marketplace.close());

const streams = createStreams(() => test);
const ask = async (who: Customer, text = 'Is there sesame in it?', shop = GREEN_SPOON): Promise<string> => {
  const { id } = (await test.api.ok('openChat', { roleId: String(shop), shop_id: shop }, { token: who.token })).data;
  await test.api.ok('sendChatMessage', { chat_id: id, chat_content: text }, { token: who.token });
  return id;
};
const own = <Id extends OperationId>(id: Id, sent: object = {}, token = owner) =>
  test.api.ok(id, { shop_id: GREEN_SPOON, ...sent }, { token });
const waiting = async (): Promise<number> => (await own('listShopChats', { status: 'unread', perPage: 1 })).meta.total;
const OPERATIONS = [
  'showShopChat',
  'readShopChat',
  'listShopMessages',
  'answerShopChat',
  'announceShopAnswer',
  'streamShopChat',
] as const satisfies readonly OperationId[];

describe('CHAT-1n the chats of a shop', () => {
  it('are listed with the name of the customer, and nothing else of them', async () => {
    const who = await shopping.customer();
    const id = await ask(who);
    const elsewhere = await ask(who, 'Hello', others.shop);
    const { data } = await own('listShopChats', { perPage: 50 });
    expect(data.find((chat) => chat.id === id)).toEqual({
      id,
      shop_id: GREEN_SPOON,
      roleId: String(GREEN_SPOON),
      user: { id: who.id, firstname: 'Nadia', lastname: 'Berg', img: null },
      created_at: '2025-03-10 11:00:00Z',
      unread_count: 1,
      last_message_at: '2025-03-10 11:00:00Z',
    });
    expect(data.map((chat) => chat.id)).not.toContain(elsewhere);
    expect((await own('listShopChats', { search: 'nobody' })).data).toEqual([]);
  });

  it('are answered in the name of the shop, and the customer hears it', async () => {
    const who = await shopping.customer();
    const id = await ask(who);
    const stream = await streams('dashboard/user/events', { token: who.token });
    await own('announceShopAnswer', { id });
    expect(await stream.next()).toMatchObject({ event: 'chat_typing', data: { chat_id: id } });
    await own('answerShopChat', { id, chat_content: 'No, never.' });
    expect(await stream.next()).toMatchObject({
      event: 'chat',
      data: { chat_id: id, message: { sender: 0, chat_content: 'No, never.', roleId: String(GREEN_SPOON) } },
    });
    const [chat] = (await test.api.ok('listChats', {}, { token: who.token })).data;
    expect(chat).toMatchObject({ id, unread_count: 1, partner: { name: expect.stringMatching(/Green Spoon/) } });
    expect((await own('listShopMessages', { id })).data.map(({ chat_content }) => chat_content)).toEqual([
      'Is there sesame in it?',
      'No, never.',
    ]);
    expect((await test.api.ok('listDeskMessages', { id }, { token: desk.token })).data).toHaveLength(2);
    const { data: audit } = await test.api.ok('listAudit', { page: 1 }, { token: desk.token });
    expect(audit.map(({ action }) => action).filter((action) => action.includes('Shop'))).toEqual(['answerShopChat']);
  });

  it('tell whoever has one open that the customer types, writes and reads', async () => {
    const who = await shopping.customer();
    const id = await ask(who);
    const stream = await streams(`dashboard/shop-desk/${GREEN_SPOON}/chats/${id}/events`, { token: owner });
    await test.api.ok('announceTyping', { id }, { token: who.token });
    expect(await stream.next()).toMatchObject({ event: 'typing', data: { chat_id: id } });
    await test.api.ok('sendChatMessage', { chat_id: id, chat_content: 'Hello?' }, { token: who.token });
    expect(await stream.next()).toMatchObject({ event: 'message' });
    await test.api.ok('readChat', { id }, { token: who.token });
    expect(await stream.next()).toMatchObject({ event: 'read' });
  });

  it('are not found by another shop, by customers, couriers and guests', async () => {
    const who = await shopping.customer();
    const id = await ask(who);
    const stranger = await shopping.customer();
    const rider = await shopping.customer();
    await test.store.database.updateTable('users').set({ role: 'deliveryman' }).where('id', '=', rider.id).execute();
    await test.store.broadcast.publish('identity', String(rider.id));
    const statusOf = async (operation: OperationId, shop: number, token?: string): Promise<number> =>
      (await test.api.call(operation, { shop_id: shop, id, chat_content: 'Hi' }, token === undefined ? {} : { token }))
        .status;
    for (const operation of OPERATIONS) {
      for (const token of [others.token, who.token, stranger.token, rider.token])
        expect([operation, await statusOf(operation, GREEN_SPOON, token)]).toEqual([operation, 404]);
      expect([operation, await statusOf(operation, others.shop, others.token)]).toEqual([operation, 404]);
      expect([operation, await statusOf(operation, others.shop, owner)]).toEqual([operation, 404]);
      expect([operation, await statusOf(operation, GREEN_SPOON)]).toEqual([operation, 401]);
    }
    for (const token of [others.token, who.token, rider.token])
      expect((await test.api.no('listShopChats', { shop_id: GREEN_SPOON }, { token })).status).toBe(404);
    // A chat with the operator, or with a courier of the same number, is none of the shop's.
    const help = (await test.api.ok('openChat', { roleId: 'admin' }, { token: who.token })).data.id;
    for (const operation of OPERATIONS) {
      const sent = { shop_id: GREEN_SPOON, id: help, chat_content: 'Hi' };
      expect([operation, (await test.api.no(operation, sent, { token: owner })).status]).toEqual([operation, 404]);
    }
    expect((await own('listShopMessages', { id })).data).toHaveLength(1);
    // Operators see and answer all of them.
    expect((await own('showShopChat', { id }, desk.token)).data.id).toBe(id);
  });
});

describe('CHAT-1p the chat of a shop', () => {
  it('is about the latest open order of the customer there, else the latest', async () => {
    const who = await shopping.customer(100_000);
    const id = await ask(who);
    const about = async () => (await own('showShopChat', { id })).data.order_id;
    expect(await about()).toBeNull();
    const [first, second] = [await shopping.order(who), await shopping.order(who)];
    expect(await about()).toBe(second.id);
    await test.api.ok('moveOrder', { id: second.id, status: 'canceled' }, { token: desk.token });
    expect(await about()).toBe(first.id);
    await test.api.ok('moveOrder', { id: first.id, status: 'canceled' }, { token: desk.token });
    expect(await about()).toBe(second.id);
  });
});

describe('CHAT-1q the chat of a shop', () => {
  it('waits until the shop answers or sets it aside', async () => {
    const who = await shopping.customer();
    const before = await waiting();
    const id = await ask(who);
    expect(await waiting()).toBe(before + 1);
    await own('answerShopChat', { id, chat_content: 'No.' });
    expect(await waiting()).toBe(before);
    await test.api.ok('sendChatMessage', { chat_id: id, chat_content: 'Thanks' }, { token: who.token });
    expect(await waiting()).toBe(before + 1);
    expect((await own('readShopChat', { id })).data.unread_count).toBe(0);
    expect(await waiting()).toBe(before);
    const said = (await test.api.ok('listChatMessages', { chat_id: id }, { token: who.token })).data;
    expect(said.map(({ sender, unread }) => [sender, unread])).toEqual([
      [1, false],
      [0, true],
      [1, false],
    ]);
  });
});
