import { chatName, roleIdIn } from '../../features/chat/index.ts';
import type { ChatRecord } from '../../features/chat/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
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
