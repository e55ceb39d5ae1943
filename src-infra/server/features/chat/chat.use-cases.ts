import { checkContent, DEFAULT_ROLE_ID, type MessageContent } from '@domain/chat/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { ChatFilter, ChatMessageRow, ChatPartnerKind, ChatRecord, Chats, Window } from './chat.ports.ts';
import type { Uploads } from '../uploads/index.ts';
import { createChatAccess, type ChatSide } from './chat-access.ts';
import { numberOfRole } from './chat-ids.ts';
import { createTellChat } from './tell-chat.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

/** A message with its chat. */
export type SentMessage = { readonly chat: ChatRecord; readonly message: ChatMessageRow };
export type SendRefusal =
  | { readonly kind: 'not-found' | 'empty' | 'too-long' | 'foreign-image' }
  | { readonly kind: 'rate-limited'; readonly seconds: number };
export type TypingRefusal = Extract<SendRefusal, { readonly kind: 'rate-limited' }> | { readonly kind: 'not-found' };
type ChatReference = { readonly roleId: string; readonly shopId: number | undefined };

/** Chats of customers with shops, couriers and operators (contract 8.5). What is not open to a side is not found. */
export interface ChatUseCases {
  /** Returns the customer's chats, oldest first. */
  chatsOf(userId: number): Promise<readonly ChatRecord[]>;
  /** CHAT-1a: returns the chat with a partner, created on demand; `undefined` if the customer may not write to them. */
  open(userId: number, reference: ChatReference): Promise<ChatRecord | undefined>;
  /** CHAT-1o: returns a courier's chats with those to whom they bring something, oldest first. */
  chatsOfCourier(courierId: number): Promise<readonly ChatRecord[]>;
  /** CHAT-1o: returns a courier's chat with a customer, created on demand; `undefined` if they bring them nothing. */
  openAsCourier(courierId: number, customerId: number): Promise<ChatRecord | undefined>;
  find(id: number, by: ChatSide): Promise<ChatRecord | undefined>;
  messages(chatId: number, window: Window): Promise<readonly ChatMessageRow[]>;
  /** Returns the last message of each chat that has one. */
  lastMessages(chatIds: readonly number[]): Promise<readonly ChatMessageRow[]>;
  /**
   * CHAT-2a: stores a message and notifies the windows of both sides and whoever has the chat open at the desk. A
   * reply marks all earlier messages as read.
   */
  send(chatId: number, by: ChatSide, content: MessageContent): Promise<Result<SentMessage, SendRefusal>>;
  /** CHAT-1k: tells the other side that this one is typing. Nothing is stored: who listens later does not hear it. */
  announceTyping(chatId: number, by: ChatSide): Promise<Result<void, TypingRefusal>>;
  /** CHAT-1f: marks the other side's messages as read. */
  read(chatId: number, by: ChatSide): Promise<ChatRecord | undefined>;
  /** Lists chats, of all shops or of one. */
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
  const isOpenTo = createChatAccess(chats);
  const tell = createTellChat({ chats, events });
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
    chatsOfCourier: chats.ofCourier,
    find: async (id, by) => {
      const chat = await chats.find(id);
      return chat && (await isOpenTo(chat, by)) ? chat : undefined;
    },
    messages: chats.messages,
    lastMessages: chats.lastMessages,
    list: chats.list,

    open: (userId, reference) =>
      transactions.run(async () => {
        const partner = await partnerOf(userId, reference);
        return partner && record(await chats.open(userId, ...partner, clock.now()));
      }),

    openAsCourier: (courierId, customerId) =>
      transactions.run(async () =>
        (await chats.isBringingTo(courierId, customerId))
          ? record(await chats.open(customerId, 'courier', courierId, clock.now()))
          : undefined,
      ),

    send: async (chatId, by, content) => {
      const { userId } = by;
      const isFromCustomer = by.kind === 'customer';
      const checked = checkContent(content);
      if (!checked.ok) return checked;
      const { text, image } = checked.value;
      return transactions.run(async () => {
        const held = await chats.lock(chatId);
        if (!held || !(await isOpenTo(held, by))) return err({ kind: 'not-found' });
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
          is_from_customer: isFromCustomer,
          created_at: at,
        });
        if (!isFromCustomer) await chats.markRead(chatId, true);
        const chat = await record(chatId);
        await tell.said(chat, message);
        return ok({ chat, message });
      });
    },

    announceTyping: async (chatId, by) => {
      const sides = await chats.sidesOf(chatId);
      if (!sides || !(await isOpenTo(sides, by))) return err({ kind: 'not-found' });
      const wait = limiter.take(['chatTyping', `user ${by.userId}`]);
      if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
      await tell.typing({ id: chatId, ...sides }, by, clock.now());
      return ok(undefined);
    },

    read: (chatId, by) =>
      transactions.run(async () => {
        const held = await chats.lock(chatId);
        if (!held || !(await isOpenTo(held, by))) return undefined;
        await chats.markRead(chatId, by.kind !== 'customer');
        if (by.kind === 'customer') await tell.read(chatId);
        return record(chatId);
      }),
  };
};
