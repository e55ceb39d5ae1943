import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';
import { createStreams } from '../support/streams.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const open = createStreams(() => test);
const chatOf = async ({ token }: Customer): Promise<string> =>
  (await test.api.ok('openChat', { roleId: 'admin' }, { token })).data.id;
const storedEvents = async (): Promise<number> =>
  (await test.store.database.selectFrom('live_events').selectAll().execute()).length;

describe('CHAT-1k writing', () => {
  it('of an operator is told to the customer at once, and stored nowhere', async () => {
    const who = await shopping.customer();
    const id = await chatOf(who);
    const before = await storedEvents();
    const stream = await open('dashboard/user/events', { token: who.token });
    await test.api.ok('announceAnswer', { id }, { token: desk });
    expect(await stream.next()).toEqual({
      id: -1,
      event: 'chat_typing',
      data: { chat_id: id, at: '2025-03-10 11:00:00Z' },
    });
    expect(await storedEvents()).toBe(before);
    const later = await open('dashboard/user/events', { token: who.token, lastEventId: '0' });
    await test.api.ok('answerChat', { id, chat_content: 'Hello' }, { token: desk });
    expect(await later.next()).toMatchObject({ event: 'chat', data: { chat_id: id } });
  });

  it('of the customer is told to operators who have the chat open, and so are messages', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const [id, elsewhere] = [await chatOf(who), await chatOf(other)];
    const stream = await open(`dashboard/admin/chats/${id}/events`, { token: desk });
    const own = await open('dashboard/user/events', { token: who.token });
    await test.api.ok('announceTyping', { id: elsewhere }, { token: other.token });
    await test.api.ok('announceTyping', { id }, { token: who.token });
    expect(await stream.next()).toMatchObject({ event: 'typing', data: { chat_id: id } });
    await test.api.ok('sendChatMessage', { chat_id: id, chat_content: 'Hello' }, { token: who.token });
    expect(await stream.next()).toEqual({ id: -1, event: 'message', data: {} });
    // Whoever writes does not hear it.
    expect(await own.next()).toMatchObject({ event: 'chat' });
  });

  it('in a chat of another customer, or one that is not there, is not found', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const id = await chatOf(who);
    for (const token of [other.token, desk])
      expect((await test.api.no('announceTyping', { id }, { token })).status).toBe(404);
    for (const name of ['c-4711', 'c-0', 'x', '31']) {
      expect((await test.api.no('announceTyping', { id: name }, { token: who.token })).status).toBe(404);
      expect((await test.api.no('announceAnswer', { id: name }, { token: desk })).status).toBe(404);
      expect((await test.api.no('streamChatEvents', { id: name }, { token: desk })).status).toBe(404);
    }
    for (const operation of ['announceAnswer', 'streamChatEvents'] as const)
      expect((await test.api.no(operation, { id }, { token: who.token })).status).toBe(403);
  });

  it('is no change that the audit log keeps', async () => {
    const id = await chatOf(await shopping.customer());
    await test.api.ok('announceAnswer', { id }, { token: desk });
    const { data } = await test.api.ok('listAudit', { perPage: 100 }, { token: desk });
    expect(data.filter(({ action }) => action === 'announceAnswer')).toEqual([]);
  });
});

describe('API-1 announcing too often', () => {
  it('is rejected for a while, and takes nothing from the messages of the same customer', async () => {
    const limited = await startMarketplace({ LIMITS: 'chatTyping=2' });
    const who = await (await createShopping(limited)).customer();
    const { id } = (await limited.api.ok('openChat', { roleId: 'admin' }, { token: who.token })).data;
    const codes: number[] = [];
    for (let count = 0; count < 3; count += 1)
      codes.push((await limited.api.call('announceTyping', { id }, { token: who.token })).status);
    expect(codes).toEqual([200, 200, 429]);
    await limited.api.ok('sendChatMessage', { chat_id: id, chat_content: 'Hello' }, { token: who.token });
    limited.clock.advance(61_000);
    await limited.api.ok('announceTyping', { id }, { token: who.token });
    await limited.marketplace.close();
  });
});
