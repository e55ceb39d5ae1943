import { checkContent, DEFAULT_ROLE_ID, type MessageContent } from '@domain/chat/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { EventLog } from '../events/index.ts';
import type { RateLimiter } from '../limits/index.ts';
import { createChatRepository, type ChatFilter, type ChatMessageRow, type ChatPartnerKind, type ChatRecord, type Store } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';
import { numberOfRole } from './chat-ids.ts';
import { messageEvent } from './message.shape.ts';

/** A message with the chat it stands in. */
export type Said = { readonly chat: ChatRecord; readonly message: ChatMessageRow };
export type SayRefusal =
  | { readonly kind: 'not-found' | 'empty' | 'too-long' | 'foreign-image' }
  | { readonly kind: 'too-many'; readonly seconds: number };
/** Whose side speaks: a customer in an own chat, or somebody at the desk. */
export type Speaker = { readonly userId: number; readonly isOperator: boolean };
type Asked = { readonly roleId: string; readonly shopId: number | undefined };
type Window = { readonly after?: number; readonly limit: number };

/** What customers and the other side say to each other (contract 8.5); somebody else's chat is not found. */
export interface ChatDesk {
  /** Own chats, earliest first. */
  chatsOf(userId: number): Promise<readonly ChatRecord[]>;
  /** CHAT-1a: the one chat with a partner; `undefined` for one that the customer has no business with. */
  open(userId: number, asked: Asked): Promise<ChatRecord | undefined>;
  find(id: number, by: Speaker): Promise<ChatRecord | undefined>;
  messages(chatId: number, window: Window): Promise<readonly ChatMessageRow[]>;
  /** CHAT-2a: stores a message and tells the customer's windows. An answer of the desk shows that it has read everything. */
  say(chatId: number, by: Speaker, content: MessageContent): Promise<Result<Said, SayRefusal>>;
  /** CHAT-1f: the customer has seen what the other side said. */
  read(chatId: number, userId: number): Promise<ChatRecord | undefined>;
  /** Everybody's chats, for the desk. */
  list(filter: ChatFilter): Promise<{ readonly items: readonly ChatRecord[]; readonly total: number }>;
}

type Deps = {
  readonly store: Store; readonly shops: ShopDirectory; readonly events: EventLog; readonly uploads: Pick<Uploads, 'areOwn'>; readonly limiter: RateLimiter;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createChatDesk = ({ store, shops, events, uploads, limiter, clock }: Deps): ChatDesk => {
  const chats = createChatRepository(store);

  /** Shop and courier numbers overlap: a shop is meant when its number is given as such, or when the number is no courier of the customer's. */
  const partnerOf = async (userId: number, { roleId, shopId }: Asked): Promise<readonly [ChatPartnerKind, number] | undefined> => {
    if (roleId === DEFAULT_ROLE_ID) return ['operator', 0];
    const id = numberOfRole(roleId);
    if (id === undefined) return undefined;
    if (shopId !== id && (await chats.isCourierOf(id, userId))) return ['courier', id];
    return (await shops()).find(id) ? ['shop', id] : undefined;
  };

  const record = async (id: number): Promise<ChatRecord> => {
    const chat = await chats.find(id);
    if (!chat) throw new TypeError(`Chat ${id} is locked and not there`);
    return chat;
  };

  return {
    chatsOf: chats.ofCustomer,
    find: (id, { userId, isOperator }) => chats.find(id, isOperator ? null : userId),
    messages: chats.messages,
    list: chats.list,

    open: (userId, asked) =>
      store.transaction(async () => {
        const partner = await partnerOf(userId, asked);
        return partner && record(await chats.open(userId, ...partner, clock.now()));
      }),

    say: async (chatId, { userId, isOperator }, content) => {
      const checked = checkContent(content);
      if (!checked.ok) return checked;
      const { text, image } = checked.value;
      return store.transaction(async () => {
        const held = await chats.lock(chatId, isOperator ? undefined : userId);
        if (!held) return err({ kind: 'not-found' });
        if (image !== undefined && !(await uploads.areOwn(userId, 'chats', [image]))) return err({ kind: 'foreign-image' });
        const wait = limiter.take(['chatMessages', `user ${userId}`]);
        if (wait !== undefined) return err({ kind: 'too-many', seconds: wait });
        // In the order of saying also where two speak in one moment, or the clock was set back.
        const at = Math.max(clock.now(), held.last_message_at ?? 0);
        const message = await chats.say({ chat_id: chatId, content: text, img: image ?? null, is_from_customer: !isOperator, created_at: at });
        if (isOperator) await chats.markRead(chatId, true);
        const chat = await record(chatId);
        await events.publish(`user ${held.user_id}`, 'chat', messageEvent(chat, message));
        return ok({ chat, message });
      });
    },

    read: (chatId, userId) =>
      store.transaction(async () => {
        if (!(await chats.lock(chatId, userId))) return undefined;
        await chats.markRead(chatId, false);
        return record(chatId);
      }),
  };
};
