import { checkContent, DEFAULT_ROLE_ID, type MessageContent } from '@domain/chat/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { ChatFilter, ChatMessageRow, ChatPartnerKind, ChatRecord, Chats, Window } from './chat.ports.ts';
import type { Uploads } from '../uploads/index.ts';
import { numberOfRole } from './chat-ids.ts';
import { messageEvent, typingEvent } from './message.shape.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

/** A message with its chat. */
export type SentMessage = { readonly chat: ChatRecord; readonly message: ChatMessageRow };
export type SendRefusal =
  | { readonly kind: 'not-found' | 'empty' | 'too-long' | 'foreign-image' }
  | { readonly kind: 'rate-limited'; readonly seconds: number };
export type TypingRefusal = Extract<SendRefusal, { readonly kind: 'rate-limited' }> | { readonly kind: 'not-found' };
/** The side that sends: a customer in their own chat, or an operator. */
export type ChatSide = { readonly userId: number; readonly isOperator: boolean };
type ChatReference = { readonly roleId: string; readonly shopId: number | undefined };

/** Chats of customers with shops, couriers and operators (contract 8.5); another customer's chat is not found. */
export interface ChatUseCases {
  /** Returns the customer's chats, oldest first. */
  chatsOf(userId: number): Promise<readonly ChatRecord[]>;
  /** CHAT-1a: returns the chat with a partner, created on demand; `undefined` if the customer may not write to them. */
  open(userId: number, reference: ChatReference): Promise<ChatRecord | undefined>;
  find(id: number, by: ChatSide): Promise<ChatRecord | undefined>;
  messages(chatId: number, window: Window): Promise<readonly ChatMessageRow[]>;
  /** Returns the last message of each chat that has one. */
  lastMessages(chatIds: readonly number[]): Promise<readonly ChatMessageRow[]>;
  /**
   * CHAT-2a: stores a message and notifies the customer's windows and the operators who have the chat open. An
   * operator's reply marks all earlier messages as read.
   */
  send(chatId: number, by: ChatSide, content: MessageContent): Promise<Result<SentMessage, SendRefusal>>;
  /** CHAT-1k: tells the other side that this one is typing. Nothing is stored: who listens later does not hear it. */
  announceTyping(chatId: number, by: ChatSide): Promise<Result<void, TypingRefusal>>;
  /** CHAT-1f: marks the other side's messages as read. */
  read(chatId: number, userId: number): Promise<ChatRecord | undefined>;
  /** Lists all chats, for operators. */
  list(filter: ChatFilter): Promise<{ readonly items: readonly ChatRecord[]; readonly total: number }>;
}

type Deps = {
  readonly chats: Chats;
  readonly transactions: Transactions;
  readonly shops: ShopDirectory;
  readonly events: EventLog;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  readonly limiter: RateLimiter;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createChat = ({ chats, transactions, shops, events, uploads, limiter, clock }: Deps): ChatUseCases => {
  /**
   * Shop and courier numbers overlap: a shop is meant when its number is given as such, or when the number is no
   * courier of the customer's.
   */
  const partnerOf = async (
    userId: number,
    { roleId, shopId }: ChatReference,
  ): Promise<readonly [ChatPartnerKind, number] | undefined> => {
    if (roleId === DEFAULT_ROLE_ID) return ['operator', 0];
    const id = numberOfRole(roleId);
    if (id === undefined) return undefined;
    if (shopId !== id && (await chats.isCourierOf(id, userId))) return ['courier', id];
    return (await shops()).find(id) ? ['shop', id] : undefined;
  };

  const record = async (id: number): Promise<ChatRecord> => {
    const chat = await chats.find(id);
    if (!chat) throw new TypeError(`Chat ${id} is locked but does not exist`);
    return chat;
  };

  return {
    chatsOf: chats.ofCustomer,
    find: (id, { userId, isOperator }) => chats.find(id, isOperator ? null : userId),
    messages: chats.messages,
    lastMessages: chats.lastMessages,
    list: chats.list,

    open: (userId, reference) =>
      transactions.run(async () => {
        const partner = await partnerOf(userId, reference);
        return partner && record(await chats.open(userId, ...partner, clock.now()));
      }),

    send: async (chatId, { userId, isOperator }, content) => {
      const checked = checkContent(content);
      if (!checked.ok) return checked;
      const { text, image } = checked.value;
      return transactions.run(async () => {
        const held = await chats.lock(chatId, isOperator ? undefined : userId);
        if (!held) return err({ kind: 'not-found' });
        if (image !== undefined && !(await uploads.areOwn(userId, 'chats', [image])))
          return err({ kind: 'foreign-image' });
        const wait = limiter.take(['chatMessages', `user ${userId}`]);
        if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
        // In the order of saying also where two speak in one moment, or the clock was set back.
        const at = Math.max(clock.now(), held.last_message_at ?? 0);
        const message = await chats.append({
          chat_id: chatId,
          content: text,
          img: image ?? null,
          is_from_customer: !isOperator,
          created_at: at,
        });
        if (isOperator) await chats.markRead(chatId, true);
        const chat = await record(chatId);
        await events.publish(`user ${held.user_id}`, 'chat', messageEvent(chat, message));
        await events.tell(`chat ${chatId}`, 'message', {});
        return ok({ chat, message });
      });
    },

    announceTyping: async (chatId, { userId, isOperator }) => {
      const owner = await chats.ownerOf(chatId);
      if (owner === undefined || (!isOperator && owner !== userId)) return err({ kind: 'not-found' });
      const wait = limiter.take(['chatTyping', `user ${userId}`]);
      if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
      const event = typingEvent(chatId, clock.now());
      await (isOperator
        ? events.tell(`user ${owner}`, 'chat_typing', event)
        : events.tell(`chat ${chatId}`, 'typing', event));
      return ok(undefined);
    },

    read: (chatId, userId) =>
      transactions.run(async () => {
        if (!(await chats.lock(chatId, userId))) return undefined;
        await chats.markRead(chatId, false);
        return record(chatId);
      }),
  };
};
