import type {
  Chats,
  ChatPartnerKind,
  ChatMessageRow,
  NewChatMessageRow,
  ChatRecord,
  ChatFilter,
  ChatSidesRow,
  Window,
} from './chat.ports.ts';
import { sql, type RawBuilder } from 'kysely';
import { ENDED_ORDER_STATUSES } from '@domain/orders/index.ts';
import { ENDED_PARCEL_STATUSES } from '@domain/parcels/index.ts';
import { literals } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';

/** Stores chats and their messages. */
export const createChatRepository = (store: Store): Chats => ({
  find: async (id: number): Promise<ChatRecord | undefined> => {
    const {
      rows: [row],
    } = await sql<ChatRecord>`${record} where c.id = ${id}`.execute(store.database);
    return row;
  },

  sidesOf: (id: number): Promise<ChatSidesRow | undefined> =>
    store.database
      .selectFrom('chats')
      .select(['user_id', 'partner', 'partner_id'])
      .where('id', '=', id)
      .$castTo<ChatSidesRow>()
      .executeTakeFirst(),

  /** Locks the chat until the end of the transaction, so that messages are sequential. */
  lock: (id: number): Promise<(ChatSidesRow & Pick<ChatRecord, 'last_message_at'>) | undefined> =>
    store.database
      .selectFrom('chats')
      .select(['user_id', 'partner', 'partner_id', 'last_message_at'])
      .where('id', '=', id)
      .$castTo<ChatSidesRow & Pick<ChatRecord, 'last_message_at'>>()
      .forUpdate()
      .executeTakeFirst(),

  /** Returns the chat of a customer with a partner, created on demand. */
  open: async (userId: number, partner: ChatPartnerKind, partnerId: number, at: number): Promise<number> => {
    await store.database
      .insertInto('chats')
      .values({ user_id: userId, partner, partner_id: partnerId, created_at: at, last_message_at: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'partner', 'partner_id']).doNothing())
      .execute();
    const { id } = await store.database
      .selectFrom('chats')
      .select('id')
      .where('user_id', '=', userId)
      .where('partner', '=', partner)
      .where('partner_id', '=', partnerId)
      .executeTakeFirstOrThrow();
    return id;
  },

  ofCustomer: async (userId: number): Promise<readonly ChatRecord[]> => {
    const { rows } = await sql<ChatRecord>`${record} where c.user_id = ${userId} order by c.created_at, c.id`.execute(
      store.database,
    );
    return rows;
  },

  ofCourier: async (courierId: number): Promise<readonly ChatRecord[]> => {
    const { rows } = await sql<ChatRecord>`${record}
      where c.partner = 'courier' and c.partner_id = ${courierId} and ${isBringing(courierId, sql`c.user_id`)}
      order by c.created_at, c.id`.execute(store.database);
    return rows;
  },

  /** Returns a slice of all chats, latest message first. */
  list: async ({
    shopId,
    search,
    isUnanswered = false,
    offset,
    limit,
  }: ChatFilter): Promise<{ readonly items: readonly ChatRecord[]; readonly total: number }> => {
    const pattern = search === undefined ? null : `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const isWanted = sql`(${pattern}::text is null
          or lower(u.firstname || ' ' || coalesce(u.lastname, '')) like ${pattern}::text)
      and (${shopId ?? null}::integer is null or (c.partner = 'shop' and c.partner_id = ${shopId ?? null}::integer))
      and (not ${isUnanswered}::boolean
          or exists (select 1 from chat_messages m where m.chat_id = c.id and m.is_from_customer and m.is_unread))`;
    const {
      rows: [count],
    } = await sql<{ total: number }>`
      select count(*)::integer as total from chats c join users u on u.id = c.user_id where ${isWanted}`.execute(
      store.database,
    );
    const { rows } = await sql<ChatRecord>`
      ${record}
        where ${isWanted}
        order by coalesce(c.last_message_at, c.created_at) desc, c.id desc
        offset ${offset} limit ${limit}`.execute(store.database);
    return { total: count?.total ?? 0, items: rows };
  },

  lastMessages: async (chatIds: readonly number[]): Promise<readonly ChatMessageRow[]> =>
    chatIds.length === 0
      ? []
      : store.database
          .selectFrom('chat_messages')
          .selectAll()
          .distinctOn('chat_id')
          .where('chat_id', 'in', chatIds)
          .orderBy('chat_id')
          .orderBy('id', 'desc')
          .execute(),

  /** Returns messages in order: those after or before a given one, or the latest. */
  messages: async (chatId: number, { after, before, limit }: Window): Promise<readonly ChatMessageRow[]> => {
    const messages = store.database.selectFrom('chat_messages').selectAll().where('chat_id', '=', chatId).limit(limit);
    if (after !== undefined) return messages.where('id', '>', after).orderBy('id').execute();
    const earlier = before === undefined ? messages : messages.where('id', '<', before);
    return (await earlier.orderBy('id', 'desc').execute()).toReversed();
  },

  append: async (row: NewChatMessageRow): Promise<ChatMessageRow> => {
    await store.database
      .updateTable('chats')
      .set({ last_message_at: row.created_at })
      .where('id', '=', row.chat_id)
      .execute();
    return store.database.insertInto('chat_messages').values(row).returningAll().executeTakeFirstOrThrow();
  },

  /** Marks the messages of one side as read. */
  markRead: async (chatId: number, isFromCustomer: boolean): Promise<void> =>
    void (await store.database
      .updateTable('chat_messages')
      .set({ is_unread: false })
      .where('chat_id', '=', chatId)
      .where('is_from_customer', '=', isFromCustomer)
      .where('is_unread', '=', true)
      .execute()),

  /** Whether a courier has ever had an order or parcel of a customer. */
  isCourierOf: async (courierId: number, userId: number): Promise<boolean> => {
    const {
      rows: [row],
    } = await sql<{ found: boolean }>`
      select exists (select 1 from orders where user_id = ${userId} and deliveryman_id = ${courierId})
        or exists (select 1
          from parcel_orders
          where user_id = ${userId}
            and deliveryman_id = ${courierId}) as found`.execute(store.database);
    return row?.found === true;
  },

  isBringingTo: async (courierId: number, userId: number): Promise<boolean> => {
    const {
      rows: [row],
    } = await sql<{ found: boolean }>`select ${isBringing(courierId, sql`${userId}::integer`)} as found`.execute(
      store.database,
    );
    return row?.found === true;
  },
});

const isBringing = (courierId: number, customer: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  exists (select 1 from orders o
    where o.user_id = ${customer} and o.deliveryman_id = ${courierId}
      and o.status not in (${literals(ENDED_ORDER_STATUSES)}))
  or exists (select 1 from parcel_orders p
    where p.user_id = ${customer} and p.deliveryman_id = ${courierId}
      and p.status not in (${literals(ENDED_PARCEL_STATUSES)})))`;

const record = sql`
  select c.*, json_build_object('id', u.id, 'firstname', u.firstname, 'lastname', u.lastname, 'img', u.img) as customer,
    case when d.id is null then null else json_build_object('firstname', d.firstname, 'img', d.img) end as courier,
    (select count(*)::integer
      from chat_messages m
      where m.chat_id = c.id
        and m.is_from_customer
        and m.is_unread) as unanswered,
    (select count(*)::integer
      from chat_messages m
      where m.chat_id = c.id
        and not m.is_from_customer
        and m.is_unread) as unread
  from chats c
    join users u on u.id = c.user_id
    left join users d on c.partner = 'courier' and d.id = c.partner_id and d.deleted_at is null`;
