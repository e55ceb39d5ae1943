import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';
import { makePicture, sendForm } from '../support/uploading.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const open = async ({ token }: Customer, roleId = 'admin', more: object = {}) =>
  (await test.api.ok('openChat', { roleId, ...more }, { token })).data;
const say = async ({ token }: Customer, chat_id: string, chat_content: string) =>
  (await test.api.ok('sendChatMessage', { chat_id, chat_content }, { token })).data;
const answer = async (id: string, chat_content: string) =>
  (await test.api.ok('answerChat', { id, chat_content }, { token: desk })).data;
const messages = async ({ token }: Customer, chat_id: string, more: object = {}) =>
  (await test.api.ok('listChatMessages', { chat_id, ...more }, { token })).data;
const eventsOf = async ({ id }: Customer): Promise<readonly unknown[]> => {
  const { events } = await wireEvents({ store: test.store, clock: test.clock }).after(`user ${id}`, 0);
  return events.filter(({ event }) => event === 'chat').map(({ data }) => JSON.parse(data) as unknown);
};

describe('CHAT-1a a chat', () => {
  it('with the operator is created once, however often it is opened', async () => {
    const who = await shopping.customer();
    expect((await test.api.ok('listChats', {}, { token: who.token })).data).toEqual([]);
    const chat = await open(who);
    expect(chat).toEqual({
      id: expect.stringMatching(/^c-\d+$/),
      shop_id: -1,
      roleId: 'admin',
      user: { id: who.id, firstname: 'Nadia', lastname: 'Berg', img: null },
      created_at: '2025-03-10 11:00:00Z',
      partner: null,
      unread_count: 0,
      last_message: null,
    });
    const again = await Promise.all(Array.from({ length: 10 }, () => open(who)));
    expect(again).toEqual(Array.from({ length: 10 }, () => chat));
    expect((await test.api.ok('listChats', {}, { token: who.token })).data).toEqual([chat]);
  });

  it('with each shop is separate, in order of creation', async () => {
    const who = await shopping.customer();
    const first = await open(who, '2', { shop_id: 2 });
    test.clock.advance(1000);
    const second = await open(who, 'admin', { shop_id: -1 });
    expect(first).toMatchObject({ shop_id: 2, roleId: '2' });
    expect(await open(who, '2')).toEqual(first);
    expect((await test.api.ok('listChats', {}, { token: who.token })).data.map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ]);
  });

  it.each(['4711', '-1', '0', 'Admin', 'admin; drop table chats', '1e3', '99999999999'])(
    'with %s is not found',
    async (roleId) => {
      const who = await shopping.customer();
      expect((await test.api.no('openChat', { roleId }, { token: who.token })).status).toBe(404);
      expect((await test.api.ok('listChats', {}, { token: who.token })).data).toEqual([]);
    },
  );

  it('with a courier requires an order delivered by that courier', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const ana = (await test.store.database.selectFrom('couriers').select('user_id').executeTakeFirstOrThrow()).user_id;
    expect((await test.api.no('openChat', { roleId: String(ana) }, { token: who.token })).status).toBe(404);
    const order = await shopping.order(who);
    await test.store.database.updateTable('orders').set({ deliveryman_id: ana }).where('id', '=', order.id).execute();
    expect(await open(who, String(ana))).toMatchObject({ shop_id: -1, roleId: String(ana) });
    expect((await test.api.no('openChat', { roleId: String(ana) }, { token: other.token })).status).toBe(404);
  });

  it('with a shop differs from one with the courier of the same id', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    await test.store.database.updateTable('orders').set({ deliveryman_id: 2 }).where('id', '=', order.id).execute();
    const [courier, shop] = [await open(who, '2'), await open(who, '2', { shop_id: 2 })];
    expect([courier.shop_id, shop.shop_id, courier.id === shop.id]).toEqual([-1, 2, false]);
    expect([await open(who, '2', { shop_id: -1 }), await open(who, '2', { shop_id: 2 })]).toEqual([courier, shop]);
  });
});

describe('CHAT-1h the overview of chats', () => {
  it('names shops in the language of the caller, and couriers by their first name', async () => {
    const who = await shopping.customer();
    const [shop] = (await test.api.ok('listShops', { perPage: 100 }, {})).data;
    if (!shop) throw new Error('The small city has no shop');
    const own = await open(who, String(shop.id), { shop_id: shop.id });
    expect(own.partner).toEqual({ name: shop.translation?.title, img: shop.logo_img });

    const order = await shopping.order(who);
    const ana = await test.store.database
      .selectFrom('couriers')
      .innerJoin('users', 'users.id', 'couriers.user_id')
      .select(['users.id', 'users.firstname'])
      .executeTakeFirstOrThrow();
    await test.store.database
      .updateTable('orders')
      .set({ deliveryman_id: ana.id })
      .where('id', '=', order.id)
      .execute();
    expect((await open(who, String(ana.id))).partner).toMatchObject({ name: ana.firstname });
  });

  it('tells the last message and counts those of the other side that are unread, of each chat', async () => {
    const who = await shopping.customer();
    const [desk, shop] = [await open(who), await open(who, '2', { shop_id: 2 })];
    await say(who, desk.id, 'Hello');
    await answer(desk.id, 'Good morning');
    const last = await answer(desk.id, 'How can we help?');
    const asked = await say(who, shop.id, 'Do you have forks?');
    const overview = async () =>
      (await test.api.ok('listChats', {}, { token: who.token })).data.map(({ id, unread_count, last_message }) => [
        id,
        unread_count,
        last_message?.id,
      ]);
    expect(await overview()).toEqual([
      [desk.id, 2, last.id],
      [shop.id, 0, asked.id],
    ]);
    const read = (await test.api.ok('readChat', { id: desk.id }, { token: who.token })).data;
    expect([read.unread_count, read.last_message?.unread]).toEqual([0, false]);
    expect(await overview()).toEqual([
      [desk.id, 0, last.id],
      [shop.id, 0, asked.id],
    ]);
  });

  it('reads the latest messages before a given one, back to the first', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    const said = [];
    for (let number = 1; number <= 7; number += 1) said.push((await say(who, id, `Message ${number}`)).id);
    const pages = [];
    let before: string | undefined;
    do {
      const page: readonly string[] = (
        await messages(who, id, { perPage: 3, ...(before !== undefined && { before }) })
      ).map((message) => message.id);
      pages.unshift(...page);
      before = page.length === 3 ? page[0] : undefined;
    } while (before !== undefined);
    expect(pages).toEqual(said);
    const refused = await test.api.no('listChatMessages', { chat_id: id, before: 'c-1' }, { token: who.token });
    expect(Object.keys(refused.params ?? {})).toEqual(['before']);
  });
});

describe('CHAT-2 a message', () => {
  it('is stored as trimmed plain text, unread, and returned in order', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    const first = await say(who, id, '  Can I change the address?\n');
    expect(first).toEqual({
      id: expect.stringMatching(/^m-\d+$/),
      chat_id: id,
      chat_content: 'Can I change the address?',
      chat_img: null,
      sender: 1,
      unread: true,
      roleId: 'admin',
      created_at: expect.any(String),
    });
    const script = await say(who, id, '<script>alert(1)</script> & <b>bold</b> \u202e');
    expect(script.chat_content).toBe('<script>alert(1)</script> & <b>bold</b> \u202e');
    expect(await messages(who, id)).toEqual([first, script]);
    expect(await messages(who, id, { after: first.id })).toEqual([script]);
    expect(await messages(who, id, { after: script.id })).toEqual([]);
  });

  it('takes its author, time and read state from the server only', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    const sent = {
      chat_id: id,
      chat_content: 'x',
      sender: 0,
      unread: false,
      roleId: '1',
      id: 'm-1',
      created_at: '2000-01-01 00:00:00Z',
      user_id: 1,
    };
    expect((await test.api.ok('sendChatMessage', sent, { token: who.token })).data).toMatchObject({
      sender: 1,
      unread: true,
      roleId: 'admin',
      created_at: expect.stringMatching(/^2025/),
    });
  });

  it('allows 2,000 characters as people count them', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    expect((await say(who, id, ` ${'😀'.repeat(2000)} `)).chat_content).toHaveLength(4000);
    expect(
      (await test.api.no('sendChatMessage', { chat_id: id, chat_content: '😀'.repeat(2001) }, { token: who.token }))
        .params,
    ).toEqual({ chat_content: ['The chat content may have at most 2000 characters.'] });
    expect(
      (await test.api.no('sendChatMessage', { chat_id: id, chat_content: 'x'.repeat(9000) }, { token: who.token }))
        .params,
    ).toHaveProperty('chat_content');
    for (const sent of [{}, { chat_content: ' \n ' }, { chat_content: '', chat_img: '' }, { chat_content: null }]) {
      expect(
        (await test.api.no('sendChatMessage', { chat_id: id, ...sent }, { token: who.token })).params,
      ).toHaveProperty('chat_content');
    }
    expect(await messages(who, id)).toHaveLength(1);
  });

  it('accepts only the author’s own pictures of type chats', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const { id } = await open(who);
    const upload = async (customer: Customer, type: string) =>
      (
        await sendForm(
          test,
          '/dashboard/galleries',
          [
            ['image', await makePicture('webp')],
            ['type', type],
          ],
          customer.token,
        )
      ).body.data.title;
    const [own, foreign, review] = [
      await upload(who, 'chats'),
      await upload(other, 'chats'),
      await upload(who, 'reviews'),
    ];
    const { data } = await test.api.ok('sendChatMessage', { chat_id: id, chat_img: own }, { token: who.token });
    expect(data).toMatchObject({ chat_content: '', chat_img: own });
    expect(own.startsWith(`${ORIGIN}/storage/images/chats/`)).toBe(true);
    expect(await eventsOf(who)).toMatchObject([
      { message: { chat_img: own.replace(`${ORIGIN}/storage/images/`, '') } },
    ]);
    for (const chat_img of [
      foreign,
      review,
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '//evil.test/x.png',
      'https://evil.test/x.png',
      '../../etc/passwd',
    ]) {
      expect([
        chat_img,
        (await test.api.no('sendChatMessage', { chat_id: id, chat_content: 'see', chat_img }, { token: who.token }))
          .params,
      ]).toEqual([chat_img, { chat_img: ['The selected chat img is invalid.'] }]);
    }
    expect(await messages(who, id)).toHaveLength(1);
  });

  it('reaches the customer’s open windows, from either side', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    const [mine, theirs] = [await say(who, id, 'Hello?'), await answer(id, 'Hello!')];
    expect(await eventsOf(who)).toEqual([
      { chat_id: id, message: mine },
      { chat_id: id, message: theirs },
    ]);
    expect(theirs).toMatchObject({ sender: 0, unread: true });
  });

  it('is ordered by arrival even when many are sent at once or the clock stands still', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    await Promise.all(
      Array.from({ length: 24 }, (_, index) => (index % 3 === 0 ? answer(id, `a${index}`) : say(who, id, `s${index}`))),
    );
    const all = await messages(who, id, { perPage: 100 });
    expect(all).toHaveLength(24);
    const ids = all.map((message) => Number(message.id.slice(2)));
    expect(ids).toEqual(ids.toSorted((left, right) => left - right));
    expect(all.map(({ created_at }) => created_at)).toEqual(all.map(({ created_at }) => created_at).toSorted());
    expect(
      (await eventsOf(who)).map((event) => (event as { readonly message: { readonly id: string } }).message.id),
    ).toEqual(all.map((message) => message.id));
    expect((await messages(who, id)).map((message) => message.id)).toEqual(all.slice(-10).map((message) => message.id));
    expect((await messages(who, id, { after: all[3]?.id, perPage: 5 })).map((message) => message.id)).toEqual(
      all.slice(4, 9).map((message) => message.id),
    );
  });

  it('is stored once per key', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    const how = { token: who.token, headers: { 'idempotency-key': '0b0e7c3e-2f63-4a07-9d0c-00000000c4a7' } };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.api.call('sendChatMessage', { chat_id: id, chat_content: 'once' }, how)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(
      (await test.api.call('sendChatMessage', { chat_id: id, chat_content: 'once' }, how)).headers.get(
        'idempotency-replayed',
      ),
    ).toBe('true');
    expect((await test.api.no('sendChatMessage', { chat_id: id, chat_content: 'twice' }, how)).status).toBe(422);
    expect(await messages(who, id)).toHaveLength(1);
  });
});

describe('CHAT-1f reading', () => {
  it('by the customer marks the other side’s messages only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const { id } = await open(who);
    await answer(id, 'one');
    await say(who, id, 'two');
    await answer(id, 'three');
    await say(who, id, 'four');
    const states = async () => (await messages(who, id)).map(({ sender, unread }) => [sender, unread]);
    expect(await states()).toEqual([
      [0, true],
      [1, false],
      [0, true],
      [1, true],
    ]);
    expect((await test.api.no('readChat', { id }, { token: other.token })).status).toBe(404);
    expect((await test.api.ok('readChat', { id }, { token: who.token })).data).toMatchObject({ id });
    expect(await states()).toEqual([
      [0, false],
      [1, false],
      [0, false],
      [1, true],
    ]);
  });
});

describe('CHAT-1 the desk', () => {
  it('lists all chats by latest message, including those awaiting a reply', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const [mine, theirs] = [await open(who), await open(other)];
    test.clock.advance(60_000);
    await say(who, mine.id, 'first');
    test.clock.advance(60_000);
    await say(other, theirs.id, 'second');
    await say(other, theirs.id, 'third');
    const list = async (sent: object = {}) => (await test.api.ok('listAllChats', { ...sent }, { token: desk })).data;
    expect((await list({ perPage: 2 })).map(({ id, unread_count, user }) => [id, unread_count, user.id])).toEqual([
      [theirs.id, 2, other.id],
      [mine.id, 1, who.id],
    ]);
    expect((await list())[0]?.last_message_at).toMatch(/^2025-03-10/);
    test.clock.advance(60_000);
    expect((await answer(mine.id, 'Yes?')).sender).toBe(0);
    expect((await list({ perPage: 1 })).map(({ id, unread_count }) => [id, unread_count])).toEqual([[mine.id, 0]]);
    expect((await list({ status: 'unread', perPage: 100 })).map(({ id }) => id)).not.toContain(mine.id);
    expect((await list({ search: 'adia b', perPage: 100 })).length).toBeGreaterThan(1);
    expect(await list({ search: '%' })).toEqual([]);
    const seen = (await test.api.ok('listDeskMessages', { id: mine.id }, { token: desk })).data;
    expect(seen).toEqual(await messages(who, mine.id));
    expect((await test.api.ok('listDeskMessages', { id: mine.id, after: seen[0]?.id }, { token: desk })).data).toEqual(
      seen.slice(1),
    );
  });

  it('replies under the same limits', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    expect(
      (await test.api.no('answerChat', { id, chat_content: 'x'.repeat(2001) }, { token: desk })).params,
    ).toHaveProperty('chat_content');
    expect((await test.api.no('answerChat', { id }, { token: desk })).params).toHaveProperty('chat_content');
    for (const name of ['c-4711', 'x', '31']) {
      expect((await test.api.no('answerChat', { id: name, chat_content: 'x' }, { token: desk })).status).toBe(404);
      expect((await test.api.no('listDeskMessages', { id: name }, { token: desk })).status).toBe(404);
    }
    for (const operation of ['listAllChats', 'listDeskMessages', 'answerChat'] as const) {
      expect((await test.api.no(operation, { id, chat_content: 'x' }, { token: who.token })).status).toBe(403);
    }
  });
});

describe('L14 a chat', () => {
  it('of another customer is not found by any call', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const { id } = await open(who);
    const { id: last } = await say(who, id, 'private');
    for (const token of [other.token, desk]) {
      expect((await test.api.no('listChatMessages', { chat_id: id }, { token })).status).toBe(404);
      expect((await test.api.no('sendChatMessage', { chat_id: id, chat_content: 'x' }, { token })).status).toBe(404);
      expect((await test.api.no('readChat', { id }, { token })).status).toBe(404);
    }
    const own = await open(other);
    expect(await messages(other, own.id, { after: 'm-1' })).toEqual([]);
    expect(await messages(who, id)).toMatchObject([{ id: last, unread: true }]);
    for (const chat_id of ['c-0', 'c-', "c-1' or '1'='1", 'C-1', '1', 'c-1e3'])
      expect((await test.api.no('listChatMessages', { chat_id }, { token: who.token })).status).toBe(404);
    for (const after of ['9', 'm-', 'm-x'])
      expect(
        (await test.api.no('listChatMessages', { chat_id: id, after }, { token: who.token })).params,
      ).toHaveProperty('after');
    expect((await test.api.no('listChatMessages', {}, { token: who.token })).params).toHaveProperty('chat_id');
  });
});

describe('API-1 sending too many messages', () => {
  it('is rejected for a while, for that sender only', async () => {
    const limited = await startMarketplace({ LIMITS: 'chatMessages=3' });
    const shop = await createShopping(limited);
    const [who, other] = [await shop.customer(), await shop.customer()];
    const chat = async ({ token }: Customer) =>
      (await limited.api.ok('openChat', { roleId: 'admin' }, { token })).data.id;
    const speak = async (customer: Customer) =>
      limited.api.call(
        'sendChatMessage',
        { chat_id: await chat(customer), chat_content: 'x' },
        { token: customer.token },
      );
    const codes: number[] = [];
    for (let count = 0; count < 5; count++) codes.push((await speak(who)).status);
    expect(codes).toEqual([200, 200, 200, 429, 429]);
    expect((await speak(other)).status).toBe(200);
    limited.clock.advance(61_000);
    expect((await speak(who)).status).toBe(200);
    await limited.marketplace.close();
  });
});
