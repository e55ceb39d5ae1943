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
  /** Of a chat with a courier who still has an account. */
  readonly courier: { readonly firstname: string; readonly img: string | null } | null;
  /** Customer messages without a reply. */
  readonly unanswered: number;
  /** Messages that the customer has not read. */
  readonly unread: number;
};

/** Whose chat it is, and with whom. */
export type ChatSidesRow = Pick<ChatRecord, 'user_id' | 'partner' | 'partner_id'>;

export type ChatFilter = {
  /** Only those with one shop; all without. */
  readonly shopId?: number;
  readonly search?: string;
  readonly isUnanswered?: boolean;
  readonly offset: number;
  readonly limit: number;
};

export type Window = {
  /** Only those that follow this one. */
  readonly after?: number;
  /** Only those that precede this one, the latest of them. */
  readonly before?: number;
  readonly limit: number;
};

/** Stores chats and their messages. */
export interface Chats {
  find(id: number): Promise<ChatRecord | undefined>;
  /** Returns whose chat it is; `undefined` for one that does not exist. */
  sidesOf(id: number): Promise<ChatSidesRow | undefined>;
  /** Locks the chat until the end of the transaction, so that messages are sequential. */
  lock(id: number): Promise<(ChatSidesRow & Pick<ChatRecord, 'last_message_at'>) | undefined>;
  /** Returns the chat of a customer with a partner, created on demand. */
  open(userId: number, partner: ChatPartnerKind, partnerId: number, at: number): Promise<number>;
  /** Returns all chats of a customer, oldest first. */
  ofCustomer(userId: number): Promise<readonly ChatRecord[]>;
  /** Returns the chats of a courier with those to whom they bring something, oldest first. */
  ofCourier(courierId: number): Promise<readonly ChatRecord[]>;
  /** Returns a slice of all chats, latest message first. */
  list(chatFilter: ChatFilter): Promise<{ readonly items: readonly ChatRecord[]; readonly total: number }>;
  /** Returns the last message of each chat that has one. */
  lastMessages(chatIds: readonly number[]): Promise<readonly ChatMessageRow[]>;
  /** Returns messages in order: those after or before a given one, or the latest. */
  messages(chatId: number, window: Window): Promise<readonly ChatMessageRow[]>;
  /** Appends a message and marks its chat as the most recent. */
  append(row: NewChatMessageRow): Promise<ChatMessageRow>;
  /** Marks the messages of one side as read. */
  markRead(chatId: number, isFromCustomer: boolean): Promise<void>;
  /** Whether a courier has ever had an order or parcel of a customer. */
  isCourierOf(courierId: number, userId: number): Promise<boolean>;
  /** Whether a courier has an order or parcel of a customer in hand. */
  isBringingTo(courierId: number, userId: number): Promise<boolean>;
}
