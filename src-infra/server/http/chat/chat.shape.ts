import type { ShopSnapshot } from '../../features/catalog/index.ts';
import { chatName, roleIdIn, toMessage } from '../../features/chat/index.ts';
import type { ChatMessageRow, ChatRecord } from '../../features/chat/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { titleIn } from '../../texts.ts';
import { pictureUrl } from '../shapes/index.ts';

const NO_SHOP = -1;

/** Chat of contract 8.5. */
export const toChat = (chat: ChatRecord, origin: string) => ({
  id: chatName(chat.id),
  shop_id: chat.partner === 'shop' ? chat.partner_id : NO_SHOP,
  roleId: roleIdIn(chat),
  user: { ...chat.customer, img: pictureUrl(origin, chat.customer.img) },
  created_at: wireTime(chat.created_at),
});

/** Extensions `operator` and `shop_chat`: a chat as those list it who answer at a desk. */
export const toDeskChat = (chat: ChatRecord, origin: string) => ({
  ...toChat(chat, origin),
  unread_count: chat.unanswered,
  last_message_at: wireTime(chat.last_message_at),
});

type CourierChatContext = Pick<OwnChatContext, 'origin' | 'last'>;

/** Extension `courier_chat`: a chat as its courier lists it, who knows the first name of the customer alone. */
export const toCourierChat = (chat: ChatRecord, { origin, last }: CourierChatContext) => {
  const { customer, ...rest } = chat;
  const shaped = toChat({ ...rest, customer: { ...customer, lastname: null } }, origin);
  return {
    ...shaped,
    partner: { name: customer.firstname, img: shaped.user.img },
    unread_count: chat.unanswered,
    last_message: last ? toMessage(last, chat, (path) => pictureUrl(origin, path)) : null,
  };
};

type OwnChatContext = {
  readonly origin: string;
  /** The languages of a shop's title, best first. */
  readonly locales: readonly string[];
  readonly shops: ShopSnapshot;
  readonly last: ChatMessageRow | undefined;
};

/** Extension `chat_overview`: a chat as its customer lists it. */
export const toOwnChat = (chat: ChatRecord, { last, ...context }: OwnChatContext) => ({
  ...toChat(chat, context.origin),
  partner: partnerOf(chat, context),
  unread_count: chat.unread,
  last_message: last ? toMessage(last, chat, (path) => pictureUrl(context.origin, path)) : null,
});

const partnerOf = (
  { partner, partner_id: id, courier }: ChatRecord,
  { origin, locales, shops }: Omit<OwnChatContext, 'last'>,
) => {
  const shop = partner === 'shop' ? shops.find(id) : undefined;
  if (shop) return { name: titleIn(shop.texts, locales), img: pictureUrl(origin, shop.logo) };
  return courier && { name: courier.firstname, img: pictureUrl(origin, courier.img) };
};
