import * as fc from 'fast-check';
import { inOrder } from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { chatId, userId } from '@domain/kernel/ids.ts';
import { createFirestoreChatUpdates } from '@infra/chat/firestore-chat-updates.adapter.ts';
import { createFirestoreChats } from '@infra/chat/firestore-chats.adapter.ts';
import { createChatServer, type ChatServer } from '../../infra/contract/fakes/fake-chats.ts';
import { answerIn, createFakeStore, messagesOf } from '../../infra/firestore/fake-store.ts';
import { createStore } from '../../infra/firestore/store.ts';
import { openWindow, OPERATOR, settle, textsOf } from './stage.ts';

/** Where the messages of a walk are, for any number of windows. */
type Walked = Pick<ChatServer, 'window'> & {
  readonly open: () => Promise<string>;
  readonly answer: (chat: string, text: string) => void;
  /** In the order that every window has to show. */
  readonly texts: () => readonly string[];
};
type Step = { readonly does: string; readonly window: number };

export const createWalkedServer = (): Walked => {
  const server = createChatServer();
  return {
    window: server.window,
    open: async () => {
      const opened = await server.port.open(OPERATOR);
      if (!opened.ok) throw new Error('No chat');
      return opened.value.id;
    },
    answer: (chat, text) => void server.answer(chatId(chat), text),
    texts: () => server.all().map(({ text }) => text),
  };
};

const USER = { id: userId(7), firstName: 'Alex', lastName: 'Doe', image: undefined, role: 'user' };

/** The adapter of the document store, each window with its own connection. */
export const createWalkedStore = (): Walked => {
  const store = createStore();
  const toImage = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const chatsOf = (fake: ReturnType<typeof createFakeStore>) =>
    createFirestoreChats({
      open: () => Promise.resolve(fake.driver),
      user: () => USER,
      toImage,
      delay: () => new Promise(() => {}),
    });
  return {
    window: () => {
      const fake = createFakeStore(store, 'visitor1');
      return {
        chats: chatsOf(fake),
        updates: createFirestoreChatUpdates({ open: () => Promise.resolve(fake.driver), toImage }),
        state: Object.assign(fake.state, { refuses: undefined }),
        tell: () => undefined,
        lose: () => {
          fake.lose();
          return undefined;
        },
        restore: fake.restore,
      };
    },
    open: async () => {
      const opened = await chatsOf(createFakeStore(store, 'visitor1')).open(OPERATOR);
      if (!opened.ok) throw new Error('No chat');
      return opened.value.id;
    },
    answer: (chat, text) => answerIn(store, chat, text),
    texts: () =>
      inOrder(
        messagesOf(store).map(({ id, data, createdAt }) => ({
          id,
          text: String(data['chat_content']),
          createdAt: instant((createdAt?.seconds ?? 0) * 1000 + (createdAt?.nanoseconds ?? 0) / 1_000_000),
        })),
      ).map(({ text }) => text),
  };
};

export const stepArb: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('say', 'say', 'say', 'answer', 'answer', 'lose', 'restore', 'lose answers', 'answer calls'),
  window: fc.constantFrom(0, 1),
});
export const LONG_WALK = ['say', 'answer', 'lose', 'say', 'restore', 'lose answers', 'say', 'answer calls', 'answer'];

/**
 * Two windows write and hear while their connections come and go. Returns what was written, what there is in the end,
 * and what both windows show.
 */
export const walk = async (server: Walked, steps: readonly Step[], messages: number) => {
  const windows = [openWindow(server), openWindow(server)] as const;
  const conversations = windows.map((window) => window.open());
  await settle();
  let count = 0;
  const wanted: string[] = [];
  const chat = await server.open();
  for (const window of windows) window.box.reload();
  await settle();
  for (let at = 0; count < messages; at += 1) {
    const { does, window: which } = steps[at % steps.length]!;
    const [window, conversation] = [windows[which as 0 | 1], conversations[which]!];
    if (does === 'lose') window.lose();
    if (does === 'restore') window.restore();
    if (does === 'lose answers') window.state.losesAnswers = true;
    if (does === 'answer calls') window.state.losesAnswers = false;
    if (does === 'answer') {
      wanted.push(`answer ${++count}`);
      server.answer(chat, `answer ${count}`);
    }
    if (does === 'say') {
      wanted.push(`said ${++count}`);
      conversation.draft.type(`said ${count}`);
      void conversation.send();
      if (count % 7 === 0) await settle();
    }
  }
  for (const window of windows) window.state.losesAnswers = false;
  for (let round = 0; round < 3; round += 1) {
    // A window whose connection was never lost has nothing to restore.
    for (const window of windows) window.lose();
    for (const window of windows) window.restore();
    await settle();
    await settle();
  }
  for (const conversation of conversations) while (conversation.older.hasMore) await conversation.older.load();
  for (const window of windows) window.close();
  return { wanted, there: server.texts(), shown: conversations.map(textsOf) };
};
