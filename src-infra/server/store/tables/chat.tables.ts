import type { Generated } from 'kysely';
import type { Id, Moment } from './columns.ts';

/** One of each customer with the operator (`partner_id` 0), a shop, or a courier. */
type Chats = {
  id: Id;
  user_id: number;
  partner: string;
  partner_id: number;
  created_at: Moment;
  last_message_at: Moment | null;
};
/** In a chat ids grow with the time of saying. */
type ChatMessages = {
  id: Id;
  chat_id: number;
  content: string;
  img: string | null;
  is_from_customer: boolean;
  is_unread: Generated<boolean>;
  created_at: Moment;
};

export type ChatTables = { chats: Chats; chat_messages: ChatMessages };
