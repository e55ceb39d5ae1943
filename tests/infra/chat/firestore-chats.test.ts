import { describe, expect, it, vi } from 'vitest';
import type { ChatNews } from '@domain/chat/index.ts';
import { chatId, shopId, userId } from '@domain/kernel/ids.ts';
import { createFirestoreChatUpdates } from '@infra/chat/firestore-chat-updates.adapter.ts';
import { createFirestoreChats } from '@infra/chat/firestore-chats.adapter.ts';
import type { DocumentStore, NewsObserver, StoredDocument } from '@infra/drivers/firebase/firestore-store.ts';
import { createVisits } from '@infra/drivers/firebase/firestore-visits.ts';
import { chatLaws } from '../contract/laws/chats.laws.ts';
import { taken } from '../contract/outcome.ts';
import { answerIn, createFakeStore, typeIn } from '../firestore/fake-store.ts';
import { createStore } from '../firestore/store.ts';

const USER = { id: userId(7), firstName: 'Alex', lastName: 'Doe', image: undefined, role: 'user' };
const OPERATOR = { kind: 'operator' } as const;
const SHOP = { kind: 'shop', id: shopId(2) } as const;
const said = (text: string) => ({ text, image: undefined });
const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const toImage = (value: unknown) => (typeof value === 'string' ? value : undefined);

const never = () => new Promise<void>(() => {});

const stage = () => {
  // A millisecond each: what is written within one has no order of its own.
  let now = 1_741_600_000_000;
  const store = createStore(() => (now += 1));
  const fake = createFakeStore(store, 'visitor1');
  const open = () => Promise.resolve(fake.driver);
  return {
    store,
    fake,
    chats: createFirestoreChats({ open, user: () => USER, toImage, delay: never }),
    updates: createFirestoreChatUpdates({ open, toImage }),
  };
};
const settle = () => vi.waitFor(() => Promise.resolve());

describe('CHAT-3b Chats: the document store, its driver in memory', () => {
  chatLaws(async () => {
    const { chats, store } = stage();
    return { chats, shop: SHOP, answer: async (chat, text) => answerIn(store, chat, text) };
  });

  it('CHAT-1 writes the fields of the contract, and the time of the server', async () => {
    const { chats, store } = stage();
    const chat = taken(await chats.open(SHOP));
    taken(await chats.send(chat.id, { text: 'Like this', image: 'https://x.test/p.webp' }, KEY));
    const [document, message] = store.all();
    expect(Object.keys(document?.fields ?? {}).sort()).toEqual(['created_at', 'owner', 'roleId', 'shop_id', 'user']);
    expect(document?.fields).toMatchObject({ shop_id: { integerValue: '-1' }, roleId: { stringValue: '2' } });
    expect(message?.name.endsWith(`/messages/${KEY}`)).toBe(true);
    expect(message?.fields).toMatchObject({
      chat_content: { stringValue: 'Like this' },
      chat_img: { stringValue: 'https://x.test/p.webp' },
      chat_id: { stringValue: chat.id },
      roleId: { stringValue: '2' },
      sender: { integerValue: '1' },
      unread: { booleanValue: true },
      created_at: { timestampValue: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) },
    });
  });

  it('CHAT-1k announces writing by one field of the chat, with the time of the server', async () => {
    const { chats, store } = stage();
    const chat = taken(await chats.open(OPERATOR));
    const before = store.all()[0]?.fields;
    taken(await chats.announceTyping(chat.id));
    expect(store.all()[0]?.fields).toEqual({
      ...before,
      customer_typing_at: { timestampValue: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) },
    });
    // Nobody announces for the other side, or changes anything else.
    for (const fields of [{ desk_typing_at: 'x' }, { owner: 'visitor2' }, { customer_typing_at: 'then' }])
      await expect(createFakeStore(store, 'visitor1').driver.change('chats', [chat.id], fields)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    await expect(
      createFakeStore(store, 'visitor2').driver.stamp('chats', chat.id, 'customer_typing_at'),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('CHAT-2 refuses a key that has sent something else, and a chat that is not own', async () => {
    const { chats } = stage();
    const chat = taken(await chats.open(OPERATOR));
    taken(await chats.send(chat.id, said('One'), KEY));
    expect(await chats.send(chat.id, said('Two'), KEY)).toMatchObject({ error: { kind: 'rejected', status: 422 } });
    expect(await chats.send('visitor2_operator' as never, said('One'), KEY)).toMatchObject({
      error: { kind: 'rejected', status: 404 },
    });
  });

  it.each([
    ['permission-denied', { kind: 'rejected', status: 403 }],
    ['auth/admin-restricted-operation', { kind: 'rejected', status: 403 }],
    ['resource-exhausted', { kind: 'rejected', status: 429 }],
    ['unavailable', { kind: 'unreachable' }],
    ['auth/network-request-failed', { kind: 'unreachable' }],
  ])('CHAT-2 answers %s with a failure of its own', async (code, error) => {
    const open = () => Promise.reject(Object.assign(new Error(code), { code }));
    expect(await createFirestoreChats({ open, user: () => USER, toImage, delay: never }).list()).toMatchObject({
      ok: false,
      error,
    });
  });

  it('throws what is a bug, and tries again where the code of the store did not load', async () => {
    const failing = (failure: Error) =>
      createFirestoreChats({ open: () => Promise.reject(failure), user: () => USER, toImage, delay: never }).list();
    await expect(failing(new RangeError('A bug'))).rejects.toThrow('A bug');
    expect(await failing(new TypeError('Failed to fetch'))).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});

describe('CHAT-2 a store that never answers', () => {
  it('is a timeout after half a minute, whose message can be sent again', async () => {
    const { fake } = stage();
    const waited: number[] = [];
    const passes: (() => void)[] = [];
    const delay = (milliseconds: number): Promise<void> => {
      waited.push(milliseconds);
      return new Promise((resolve) => void passes.push(resolve));
    };
    const opened = createFirestoreChats({
      open: () => Promise.resolve({ ...fake.driver, read: () => new Promise(() => {}) }),
      user: () => USER,
      toImage,
      delay,
    });
    const answer = opened.send(chatId('visitor1_operator'), said('One'), KEY);
    await settle();
    for (const pass of passes) pass();
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(waited).toEqual([30_000]);
  });
});

describe('CHAT-1d live messages of the document store', () => {
  it('arrive after the old ones are read, and again after an interruption; nothing while nobody listens', async () => {
    const { chats, updates, store, fake } = stage();
    const chat = taken(await chats.open(OPERATOR));
    answerIn(store, chat.id, 'Old');
    const heard: string[] = [];
    const following = updates.news.subscribe({
      next: (news) => void heard.push(news.kind === 'arrived' ? news.message.text : news.kind),
    });
    await vi.waitFor(() => expect(heard).toEqual(['stale', 'stale']));
    answerIn(store, chat.id, 'New');
    await settle();
    expect(heard.splice(0)).toEqual(['stale', 'stale', 'New']);
    fake.lose();
    answerIn(store, chat.id, 'Missed');
    fake.restore();
    await settle();
    expect(new Set(heard.splice(0))).toEqual(new Set(['stale', 'Missed']));
    expect(fake.state.follows).toBe(2);
    following.unsubscribe();
    answerIn(store, chat.id, 'Unheard');
    await settle();
    expect([heard, fake.state.follows]).toEqual([[], 0]);
  });

  it('tell that the other side writes once for each announcement, and nothing of one from before', async () => {
    const { chats, updates, store, fake } = stage();
    const chat = taken(await chats.open(OPERATOR));
    typeIn(store, chat.id);
    const heard: ChatNews[] = [];
    updates.news.subscribe({ next: (news) => void heard.push(news) });
    await vi.waitFor(() => expect(heard.length).toBe(2));
    expect(heard.splice(0)).toEqual([{ kind: 'stale' }, { kind: 'stale' }]);
    typeIn(store, chat.id);
    await settle();
    const [first] = heard.splice(0);
    expect(first).toEqual({ kind: 'typing', chatId: chat.id, at: expect.any(Number) });
    answerIn(store, chat.id, 'Hello');
    // The customer's own announcement changes the document, and repeats nothing.
    taken(await chats.announceTyping(chat.id));
    await settle();
    const [answer] = heard.splice(0);
    expect(answer?.kind === 'arrived' && first?.kind === 'typing' && answer.message.createdAt > first.at).toBe(true);
    expect(heard).toEqual([]);
    fake.lose();
    typeIn(store, chat.id);
    fake.restore();
    await settle();
    expect(new Set(heard.splice(0).map(({ kind }) => kind))).toEqual(new Set(['stale']));
    typeIn(store, chat.id);
    await settle();
    expect(heard.map(({ kind }) => kind)).toEqual(['typing']);
  });

  it('include chats that another window opens', async () => {
    const { chats, updates, store } = stage();
    const heard: ChatNews[] = [];
    updates.news.subscribe({ next: (news) => void heard.push(news) });
    await vi.waitFor(() => expect(heard.length).toBe(1));
    const chat = taken(await chats.open(OPERATOR));
    await vi.waitFor(() => expect(heard.length).toBe(3));
    answerIn(store, chat.id, 'Hello');
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ kind: 'arrived', message: { text: 'Hello' } }));
  });

  it('wait for the time of the server, and follow again after a refusal, later each time', async () => {
    vi.useFakeTimers();
    try {
      const observers: NewsObserver[] = [];
      const driver = {
        visitor: 'v',
        follow: (_query: unknown, observer: NewsObserver) => {
          observers.push(observer);
          return () => {};
        },
      } as unknown as DocumentStore;
      const heard: ChatNews[] = [];
      createFirestoreChatUpdates({ open: () => Promise.resolve(driver), toImage }).news.subscribe({
        next: (news) => void heard.push(news),
      });
      await vi.advanceTimersByTimeAsync(0);
      observers[0]?.error(new Error('permission-denied'));
      await vi.advanceTimersByTimeAsync(1_000);
      observers[1]?.error(new Error('permission-denied'));
      await vi.advanceTimersByTimeAsync(1_999);
      expect(observers).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1);
      const at = { seconds: 1_741_600_000, nanoseconds: 5_000_000 };
      observers[2]?.next({ changed: [{ id: 'v_operator', data: {}, createdAt: at }], isCurrent: true });
      observers[3]?.next({ changed: [], isCurrent: true });
      heard.length = 0;
      const pending: StoredDocument = { id: 'm', data: { chat_id: 'v_operator', sender: 1 }, createdAt: undefined };
      observers[3]?.next({ changed: [pending], isCurrent: true });
      expect(heard).toEqual([]);
      observers[3]?.next({ changed: [{ ...pending, createdAt: at }], isCurrent: true });
      expect(heard).toMatchObject([{ kind: 'arrived', message: { id: 'm', createdAt: 1_741_600_000_005 } }]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('CHAT-3 visits', () => {
  it('are opened once for an account, anew for another, and again after a failure', async () => {
    const world = { account: userId(7), opened: 0, fails: true };
    const open = createVisits({
      visitorOf: () => world.account,
      open: () => {
        world.opened += 1;
        return world.fails ? Promise.reject(new Error('lost')) : Promise.resolve({} as DocumentStore);
      },
    });
    await expect(open()).rejects.toThrow('lost');
    world.fails = false;
    await Promise.all([open(), open()]);
    expect(world.opened).toBe(2);
    world.account = userId(8);
    await open();
    expect(world.opened).toBe(3);
  });
});
