import { partnerKey, type ChatPartner, type OutgoingMessage, type UnsentChats } from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { uuid, userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ok } from '@domain/kernel/result.ts';
import { createStoredUnsentChats } from '@infra/chat/stored-unsent-chats.adapter.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createDataCache } from '@app/data/index.ts';
import { ChatBox } from '@app/features/chat/chat-box.ts';
import type { ConversationViewModel } from '@app/features/chat/conversation.view-model.ts';
import type { ChatServer } from '../../infra/contract/fakes/fake-chats.ts';

export const OPERATOR: ChatPartner = { kind: 'operator' };
export const NOON = instant(1_741_600_000_000);
const USER = userId(7);

/** Lets everything that has been answered take effect: the cache reports in tasks of their own. */
export const settle = async (): Promise<void> => {
  for (let task = 0; task < 6; task += 1) await new Promise<void>((resolve) => void setTimeout(resolve, 0));
};

/** What a browser keeps, for all of its windows. */
export const createDevice = () => {
  const storage = createMemoryStorage();
  const unsent: UnsentChats = createStoredUnsentChats({ store: textStoreOf(storage, 'chats'), owner: () => USER });
  return {
    storage,
    unsent,
    waiting: (key = partnerKey(OPERATOR)): readonly OutgoingMessage[] => unsent.read(key).outgoing,
  };
};

let keys = 0;
export const nextKey = (): string => `6f1c2b1e-8a44-4d0e-9b57-${String(++keys).padStart(12, '0')}`;

/** One window with its own connection to the server. */
export const openWindow = (server: Pick<ChatServer, 'window'>, device = createDevice()) => {
  const { chats, updates, state, lose, restore, tell } = server.window();
  const heard: string[] = [];
  const sessions = createLiveValue({ token: 'token', user: { id: USER, uuid: uuid('u'), firstName: 'Alex' } });
  const [visibility, network] = [createLiveValue(true), createLiveValue(true)];
  const clock = { now: NOON as number };
  let pauses: (() => void)[] = [];
  const asked: number[] = [];
  /** Ends every pause that something waits for. */
  const pass = async (): Promise<void> => {
    const ended = pauses;
    pauses = [];
    ended.forEach((end) => end());
    await settle();
  };
  const box = new ChatBox({
    chats,
    updates,
    unsent: device.unsent,
    uploads: { upload: () => Promise.resolve(ok('https://x.test/p.webp')) },
    sessions: sessions as never,
    visibility: { isVisible: visibility.read, changes: visibility.changes },
    network: { isOnline: network.read, changes: network.changes },
    clock: { now: () => instant(clock.now) },
    makeUuid: nextKey,
    delay: (milliseconds) => {
      asked.push(milliseconds);
      return new Promise((resolve) => pauses.push(resolve));
    },
    cache: createDataCache(),
    scope: () => ['en'],
    canLoad: () => true,
    onArrival: (_chat, message) => void heard.push(message.text),
  });
  const close = box.follow();
  const open = (partner = OPERATOR): ConversationViewModel => {
    const conversation = box.conversationWith(partner);
    conversation.open();
    return conversation;
  };
  /** Every pause so far, in milliseconds. */
  const waits = (): readonly number[] => asked;
  return {
    box,
    open,
    close,
    pass,
    waits,
    state,
    lose,
    restore,
    tell,
    heard,
    device,
    visibility,
    network,
    clock,
    sessions,
  };
};

export const textsOf = ({ entries }: ConversationViewModel): readonly string[] =>
  entries.map((entry) =>
    entry.kind === 'message' ? entry.message.text : `${entry.outgoing.content.text} (${entry.outgoing.state})`,
  );

export const say = async (conversation: ConversationViewModel, text: string): Promise<void> => {
  conversation.draft.type(text);
  await conversation.send();
};
