import type { ChatSide, ChatUseCases } from '../../features/chat/index.ts';
import type { Partners } from '../../features/partners/index.ts';
import type { EventStreams } from '../../foundation/events/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import { createChatCalls } from './chat-calls.ts';
import { toDeskChat } from './chat.shape.ts';

type Ids =
  | 'listShopChats'
  | 'showShopChat'
  | 'readShopChat'
  | 'listShopMessages'
  | 'answerShopChat'
  | 'announceShopAnswer'
  | 'streamShopChat';
type Deps = {
  readonly chats: ChatUseCases;
  readonly streams: Pick<EventStreams, 'open'>;
  readonly partners: Pick<Partners, 'managedShops' | 'kitchen'>;
};
type ShopCall = Pick<ApiCall<'showShopChat'>, 'user'> & { readonly params: { readonly shop_id: number } };

/** CHAT-1n: the chats of a shop, for its owner and for operators; those of other shops are not found. */
export const shopChatRoutes = ({ chats, streams, partners }: Deps): Handlers<Ids> => {
  const calls = createChatCalls({ chats, streams });
  const sideOf = async ({ user, params: { shop_id: shopId } }: ShopCall): Promise<ChatSide | undefined> =>
    (await partners.managedShops.mayManage(user, shopId)) ? { kind: 'shop', userId: user.id, shopId } : undefined;
  /** Answers for the shop, where the caller may. */
  const forShop = async <Answer>(call: ShopCall, answer: (by: ChatSide) => Promise<Answer>) => {
    const by = await sideOf(call);
    return by ? answer(by) : notFound;
  };

  return {
    listShopChats: (call) =>
      forShop(call, async () => {
        const { items, ...rest } = await calls.list(call.params, { shopId: call.params.shop_id });
        return listed({ ...rest, items: items.map((chat) => toDeskChat(chat, call.origin)) });
      }),

    showShopChat: (call) =>
      forShop(call, async (by) => {
        const chat = await calls.find(call.params.id, by);
        if (!chat) return notFound;
        const order = await partners.kitchen.latestOf(
          { manager: call.user, shopId: call.params.shop_id },
          chat.user_id,
        );
        return enveloped({ ...toDeskChat(chat, call.origin), order_id: (order.ok && order.value?.id) || null });
      }),

    readShopChat: (call) =>
      forShop(call, async (by) => {
        const chat = await calls.read(call.params.id, by);
        return chat ? enveloped(toDeskChat(chat, call.origin)) : notFound;
      }),

    listShopMessages: (call) => forShop(call, (by) => calls.messages(call.params.id, by, call.params, call)),
    answerShopChat: (call) => forShop(call, (by) => calls.say(call.params.id, by, call.params, call)),
    announceShopAnswer: (call) => forShop(call, (by) => calls.announce(call.params.id, by)),
    streamShopChat: (call) => forShop(call, (by) => calls.stream(call.params.id, by, call)),
  };
};
