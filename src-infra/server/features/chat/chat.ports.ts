import type { NewRow, Row } from '../../store/tables/index.ts';

export type ChatPartnerKind = 'operator' | 'shop' | 'courier';

export type ChatMessageRow = Row<'chat_messages'>;

export type NewChatMessageRow = Omit<NewRow<'chat_messages'>, 'id'>;

/** A chat with its customer. */
export type ChatRecord = {
  readonly id: number;
  readonly user_id: number;
  readonly partner: ChatPartnerKind;
  readonly partner_id: number;
  readonly created_at: number;
  readonly last_message_at: number | null;
  readonly customer: {
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string | null;
    readonly img: string | null;
  };
  /** Customer messages without a reply. */
  readonly unanswered: number;
};

export type ChatFilter = {
  readonly search?: string;
  readonly isUnanswered?: boolean;
  readonly offset: number;
  readonly limit: number;
};

export type Window = { /** Only those that follow this one. */ readonly after?: number; readonly limit: number };

/** Stores chats and their messages. */
export interface Chats {
  /** With `userId` limited to that customer's own chats, as in the methods below. */
  find(id: number, userId?: number | null): Promise<ChatRecord | undefined>;
  /** Locks the chat until the end of the transaction, so that messages are sequential. */
  lock(
    id: number,
    userId?: number,
  ): Promise<{ readonly user_id: number; readonly last_message_at: number | null } | undefined>;
  /** Returns the chat of a customer with a partner, created on demand. */
  open(userId: number, partner: ChatPartnerKind, partnerId: number, at: number): Promise<number>;
  /** Returns all chats of a customer, oldest first. */
  ofCustomer(userId: number): Promise<readonly ChatRecord[]>;
  /** Returns a slice of all chats, latest message first. */
  list(chatFilter: ChatFilter): Promise<{ readonly items: readonly ChatRecord[]; readonly total: number }>;
  /** Returns messages in order: those after or including a given one, or the latest. */
  messages(chatId: number, window: Window): Promise<readonly ChatMessageRow[]>;
  /** Appends a message and marks its chat as the most recent. */
  append(row: NewChatMessageRow): Promise<ChatMessageRow>;
  /** Marks the messages of one side as read. */
  markRead(chatId: number, isFromCustomer: boolean): Promise<void>;
  /** Whether a courier has ever had an order or parcel of a customer. */
  isCourierOf(courierId: number, userId: number): Promise<boolean>;
}
