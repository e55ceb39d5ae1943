import type { Row, Tables } from '../../store/tables/index.ts';

type Column<Name extends keyof Tables> = keyof Row<Name> & string;

/** The columns that a person's copy of their data contains. */
type Shown<Name extends string> = {
  /** The part of the copy. */
  readonly part: string;
  /** Values as they are. */
  readonly plain: readonly Name[];
  readonly moments?: readonly Name[];
  /** Amounts in the currency of the row, of the order it belongs to, or the base currency. */
  readonly amounts?: readonly Name[];
  readonly currency?: 'own' | 'order' | 'base';
  /** Orders the rows; unique for one person. */
  readonly order: readonly Name[];
  /** A column that is true for what the person wrote, where the rows also hold what others wrote. */
  readonly onlyIf?: Name;
  /** Parts of JSON columns: the column and the path in it. */
  readonly picks?: Readonly<Record<string, readonly [Name, ...string[]]>>;
  /** Left out of orders that a group shared: others may have written it. */
  readonly unlessShared?: readonly Name[];
};

/**
 * Why a copy does not contain the rows: they are about other people, hold secrets, are copies or drafts that the server
 * deletes by itself, or record work for the marketplace.
 */
type Reason = 'about-others' | 'secret' | 'passing' | 'work';

type Entry<Name extends keyof Tables> = {
  readonly table: Name;
  /** The column that refers to the account, or to the row of `of`. */
  readonly key: Column<Name>;
  /** The table of this list whose rows these belong to. */
  readonly of?: keyof Tables;
  /** Whether the rows are deleted with the account, or stay because the books and ratings of others need them. */
  readonly fate: 'deleted' | 'kept';
  readonly shows: Shown<Column<Name>> | Reason;
};

/** A table that holds something of a person. */
export type PersonalTable = { readonly [Name in keyof Tables]: Entry<Name> }[keyof Tables];

/**
 * Every table with rows of a person: the deletion of an account and the copy of its data both follow this list, and a
 * test compares it with the foreign keys of the database. Rows of tables with `of` are deleted with their parent's.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'users',
    key: 'id',
    fate: 'kept',
    shows: {
      part: 'profile',
      plain: [
        'id',
        'uuid',
        'firstname',
        'lastname',
        'email',
        'pending_email',
        'phone',
        'pending_phone',
        'birthday',
        'gender',
        'img',
        'role',
        'referral',
        'my_referral',
        'lang',
        'email_subscribed',
      ],
      moments: ['email_verified_at', 'phone_verified_at', 'registered_at', 'updated_at'],
      order: ['id'],
    },
  },
  {
    table: 'addresses',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'addresses',
      plain: ['id', 'title', 'address', 'floor', 'house', 'entrance', 'comment', 'latitude', 'longitude', 'active'],
      moments: ['created_at', 'updated_at'],
      order: ['id'],
    },
  },
  {
    table: 'orders',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'orders',
      plain: [
        'id',
        'shop_id',
        'status',
        'delivery_type',
        'address',
        'latitude',
        'longitude',
        'delivery_date',
        'delivery_time',
        'phone',
        'username',
        'email',
        'note',
        'handover',
        'allergens',
        'user_booking_id',
        'images',
      ],
      moments: ['created_at', 'updated_at'],
      amounts: [
        'total_price',
        'total_discount',
        'tax',
        'delivery_fee',
        'service_fee',
        'waiter_fee',
        'tips',
        'deposit',
        'coupon_price',
      ],
      currency: 'own',
      order: ['id'],
    },
  },
  {
    table: 'order_details',
    key: 'order_id',
    of: 'orders',
    fate: 'kept',
    shows: {
      part: 'order_lines',
      plain: ['id', 'order_id', 'parent_id', 'quantity', 'bonus'],
      picks: { dish: ['snapshot', 'product', 'texts'], choices: ['snapshot', 'extras'] },
      amounts: ['total_price', 'discount', 'tax'],
      currency: 'order',
      order: ['id'],
      unlessShared: ['note'],
    },
  },
  {
    table: 'order_coupons',
    key: 'order_id',
    of: 'orders',
    fate: 'kept',
    shows: {
      part: 'order_coupons',
      plain: ['order_id', 'name'],
      amounts: ['price'],
      currency: 'order',
      order: ['order_id'],
    },
  },
  {
    table: 'order_refunds',
    key: 'order_id',
    of: 'orders',
    fate: 'kept',
    shows: {
      part: 'refunds',
      plain: ['id', 'order_id', 'status', 'cause', 'answer', 'images'],
      moments: ['created_at', 'updated_at'],
      amounts: ['amount'],
      currency: 'order',
      order: ['id'],
    },
  },
  {
    table: 'order_repeats',
    key: 'order_id',
    of: 'orders',
    fate: 'deleted',
    shows: {
      part: 'repeats',
      plain: ['id', 'order_id', 'from_day', 'to_day', 'weekdays', 'arrives', 'skipped', 'paused'],
      moments: ['created_at', 'updated_at'],
      amounts: ['price_limit'],
      currency: 'order',
      order: ['id'],
    },
  },
  {
    table: 'substitutions',
    key: 'order_id',
    of: 'orders',
    fate: 'kept',
    shows: {
      part: 'substitutions',
      plain: ['id', 'order_id', 'quantity', 'choice', 'state', 'reason'],
      moments: ['asked_at', 'answered_at'],
      amounts: ['back'],
      currency: 'order',
      order: ['id'],
    },
  },
  { table: 'held_orders', key: 'order_id', of: 'orders', fate: 'kept', shows: 'passing' },
  { table: 'order_follow_links', key: 'order_id', of: 'orders', fate: 'kept', shows: 'secret' },
  { table: 'unannounced_orders', key: 'order_id', of: 'orders', fate: 'kept', shows: 'passing' },
  { table: 'coupon_uses', key: 'order_id', of: 'orders', fate: 'kept', shows: 'passing' },
  { table: 'order_rewards', key: 'order_id', of: 'orders', fate: 'kept', shows: 'about-others' },
  { table: 'payment_processes', key: 'order_id', of: 'orders', fate: 'kept', shows: 'passing' },
  {
    table: 'coupon_uses',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'coupons',
      plain: ['coupon_id', 'order_id'],
      moments: ['created_at'],
      order: ['created_at', 'coupon_id', 'order_id'],
    },
  },
  {
    table: 'order_rewards',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'rewards',
      plain: ['kind'],
      moments: ['given_at', 'taken_back_at'],
      amounts: ['amount'],
      currency: 'base',
      order: ['order_id', 'kind'],
    },
  },
  {
    table: 'transactions',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'payments',
      plain: ['id', 'payable_type', 'payable_id', 'status', 'type', 'payment_trx_id', 'note', 'status_description'],
      moments: ['created_at', 'perform_time', 'refund_time'],
      amounts: ['price'],
      currency: 'base',
      order: ['id'],
    },
  },
  {
    table: 'payment_processes',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'payment_visits',
      plain: ['id', 'provider', 'type', 'status', 'order_id'],
      moments: ['created_at', 'updated_at'],
      amounts: ['amount'],
      currency: 'own',
      order: ['id'],
    },
  },
  {
    table: 'parcel_orders',
    key: 'user_id',
    fate: 'kept',
    // Whom it went to is about somebody else.
    shows: {
      part: 'parcels',
      plain: [
        'id',
        'type_id',
        'status',
        'km',
        'phone_from',
        'username_from',
        'address_from',
        'delivery_date',
        'delivery_time',
        'note',
        'images',
        'instruction',
        'description',
      ],
      moments: ['created_at', 'updated_at'],
      amounts: ['total_price'],
      currency: 'own',
      order: ['id'],
    },
  },
  { table: 'held_parcels', key: 'parcel_id', of: 'parcel_orders', fate: 'kept', shows: 'passing' },
  { table: 'parcel_follow_links', key: 'parcel_id', of: 'parcel_orders', fate: 'kept', shows: 'secret' },
  {
    table: 'user_bookings',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'reservations',
      plain: ['id', 'table_id', 'status', 'guests', 'note', 'changes', 'changed_from'],
      moments: ['starts_at', 'ends_at', 'created_at'],
      order: ['id'],
    },
  },
  // Orders are copied whole as those of their customer.
  { table: 'orders', key: 'user_booking_id', of: 'user_bookings', fate: 'kept', shows: 'passing' },
  { table: 'table_holds', key: 'user_id', fate: 'deleted', shows: 'passing' },
  {
    table: 'table_waits',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'waiting_lists',
      plain: ['id', 'shop_id', 'section_id', 'day', 'guests', 'table_id', 'taken'],
      moments: ['first_at', 'last_at', 'joined_at', 'starts_at', 'ends_at', 'offered_until'],
      order: ['id'],
    },
  },
  {
    table: 'reviews',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'reviews',
      plain: [
        'id',
        'reviewable_type',
        'reviewable_id',
        'assignable_type',
        'assignable_id',
        'rating',
        'comment',
        'images',
        'locale',
      ],
      moments: ['created_at', 'updated_at'],
      order: ['id'],
    },
  },
  {
    table: 'wallets',
    key: 'user_id',
    fate: 'kept',
    shows: {
      part: 'wallet',
      plain: ['uuid'],
      moments: ['created_at'],
      amounts: ['balance'],
      currency: 'base',
      order: ['id'],
    },
  },
  {
    table: 'wallet_histories',
    key: 'wallet_id',
    of: 'wallets',
    fate: 'kept',
    // The note names whom money came from.
    shows: {
      part: 'wallet_entries',
      plain: ['uuid', 'type', 'status', 'reason'],
      moments: ['created_at', 'updated_at'],
      amounts: ['amount'],
      currency: 'base',
      order: ['id'],
    },
  },
  { table: 'wallet_histories', key: 'author_id', fate: 'kept', shows: 'about-others' },
  {
    table: 'chats',
    key: 'user_id',
    fate: 'deleted',
    shows: { part: 'chats', plain: ['id', 'partner', 'partner_id'], moments: ['created_at'], order: ['id'] },
  },
  {
    table: 'chat_messages',
    key: 'chat_id',
    of: 'chats',
    fate: 'deleted',
    shows: {
      part: 'messages',
      plain: ['id', 'chat_id', 'content', 'img'],
      moments: ['created_at'],
      order: ['id'],
      onlyIf: 'is_from_customer',
    },
  },
  {
    table: 'notifications',
    key: 'user_id',
    fate: 'deleted',
    // Its values name others.
    shows: {
      part: 'notifications',
      plain: ['id', 'type', 'subject_kind', 'subject_id'],
      moments: ['read_at', 'created_at'],
      order: ['id'],
    },
  },
  {
    table: 'user_notification_kinds',
    key: 'user_id',
    fate: 'deleted',
    shows: { part: 'consents', plain: ['notification_id', 'active'], order: ['notification_id'] },
  },
  {
    table: 'carts',
    key: 'owner_id',
    fate: 'deleted',
    shows: {
      part: 'carts',
      plain: ['id', 'shop_id', 'is_group', 'title'],
      moments: ['created_at', 'updated_at'],
      order: ['id'],
    },
  },
  { table: 'user_carts', key: 'cart_id', of: 'carts', fate: 'deleted', shows: 'about-others' },
  {
    table: 'user_carts',
    key: 'user_id',
    fate: 'deleted',
    shows: { part: 'cart_parts', plain: ['id', 'cart_id', 'name'], moments: ['created_at'], order: ['id'] },
  },
  {
    table: 'cart_details',
    key: 'user_cart_id',
    of: 'user_carts',
    fate: 'deleted',
    shows: {
      part: 'cart_lines',
      plain: ['id', 'user_cart_id', 'stock_id', 'parent_id', 'quantity', 'note'],
      moments: ['created_at'],
      order: ['id'],
    },
  },
  { table: 'presences', key: 'member_id', of: 'user_carts', fate: 'deleted', shows: 'passing' },
  { table: 'quotes', key: 'user_id', fate: 'deleted', shows: 'passing' },
  {
    table: 'banner_likes',
    key: 'user_id',
    fate: 'deleted',
    shows: { part: 'liked_banners', plain: ['banner_id'], order: ['banner_id'] },
  },
  {
    table: 'uploads',
    key: 'user_id',
    fate: 'deleted',
    shows: { part: 'pictures', plain: ['id', 'path', 'type', 'bytes'], moments: ['created_at'], order: ['id'] },
  },
  {
    table: 'access_tokens',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'sign_ins',
      plain: ['id', 'user_agent', 'address', 'via'],
      moments: ['created_at', 'last_used_at', 'expires_at', 'revoked_at'],
      order: ['id'],
    },
  },
  {
    table: 'identities',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'identities',
      plain: ['provider', 'subject'],
      moments: ['created_at'],
      order: ['provider', 'subject'],
    },
  },
  {
    table: 'unlinked_providers',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'unlinked_providers',
      plain: ['provider'],
      moments: ['unlinked_at'],
      order: ['provider'],
    },
  },
  {
    table: 'passkeys',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'passkeys',
      plain: ['id', 'name', 'credential_id', 'public_key', 'user_agent'],
      moments: ['created_at', 'last_used_at'],
      order: ['id'],
    },
  },
  { table: 'passkey_challenges', key: 'user_id', fate: 'deleted', shows: 'passing' },
  { table: 'push_tokens', key: 'user_id', fate: 'deleted', shows: 'secret' },
  {
    table: 'account_changes',
    key: 'user_id',
    fate: 'deleted',
    // What was before contains the hash of a password.
    shows: { part: 'account_changes', plain: ['id'], moments: ['created_at', 'undone_at'], order: ['id'] },
  },
  {
    table: 'request_models',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'applications',
      plain: ['id', 'model_type', 'data', 'status', 'status_note'],
      moments: ['created_at', 'updated_at'],
      order: ['id'],
    },
  },
  {
    table: 'shops',
    key: 'user_id',
    fate: 'kept',
    shows: { part: 'shops', plain: ['id', 'slug', 'phone', 'status'], moments: ['created_at'], order: ['id'] },
  },
  {
    table: 'couriers',
    key: 'user_id',
    fate: 'deleted',
    shows: {
      part: 'courier',
      plain: ['city', 'vehicle', 'latitude', 'longitude', 'is_online'],
      moments: ['seen_at'],
      order: ['user_id'],
    },
  },
  {
    table: 'courier_deliveries',
    key: 'courier_id',
    fate: 'deleted',
    shows: {
      part: 'deliveries',
      plain: ['subject_kind', 'subject_id'],
      moments: ['taken_at', 'delivered_at'],
      order: ['subject_kind', 'subject_id'],
    },
  },
  { table: 'steered_couriers', key: 'courier_id', fate: 'deleted', shows: 'work' },
  { table: 'orders', key: 'deliveryman_id', fate: 'kept', shows: 'about-others' },
  { table: 'parcel_orders', key: 'deliveryman_id', fate: 'kept', shows: 'about-others' },
  { table: 'blogs', key: 'user_id', fate: 'kept', shows: 'work' },
  { table: 'audit_log', key: 'user_id', fate: 'kept', shows: 'work' },
];

/** A table of which a copy contains rows. */
export type ShownTable = Pick<PersonalTable, 'table' | 'key' | 'of'> & {
  readonly shows: Shown<string>;
};

/** The tables of a copy, in its order. */
export const SHOWN_TABLES: readonly ShownTable[] = PERSONAL_TABLES.flatMap(({ table, key, of, shows }) =>
  typeof shows === 'string' ? [] : [{ table, key, ...(of && { of }), shows }],
);
