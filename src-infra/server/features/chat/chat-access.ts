import { isOpenTo, type ChatReader } from '@domain/chat/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import { partnerIn } from './chat-ids.ts';
import type { Chats, ChatSidesRow } from './chat.ports.ts';

/** Who reads or writes: an account, as the customer, as an operator, for a shop that it manages, or as a courier. */
export type ChatSide = { readonly userId: number } & (
  | { readonly kind: 'customer' | 'operator' | 'courier' }
  | { readonly kind: 'shop'; readonly shopId: number }
);

/** CHAT-1n, CHAT-1o: returns whether a chat is open to a side. */
export const createChatAccess = (chats: Pick<Chats, 'isBringingTo'>) => {
  const readerOf = async (by: ChatSide, customer: number): Promise<ChatReader> => {
    switch (by.kind) {
      case 'operator':
        return { kind: by.kind };
      case 'customer':
        return { kind: by.kind, id: userId(by.userId) };
      case 'shop':
        return { kind: by.kind, id: shopId(by.shopId) };
      case 'courier':
        return { kind: by.kind, id: userId(by.userId), isBringing: await chats.isBringingTo(by.userId, customer) };
    }
  };
  return async (chat: ChatSidesRow, by: ChatSide): Promise<boolean> =>
    isOpenTo({ customer: userId(chat.user_id), partner: partnerIn(chat) }, await readerOf(by, chat.user_id));
};
