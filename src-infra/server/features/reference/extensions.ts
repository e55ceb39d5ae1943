/** The setting `api_extensions` (contract 8): exactly the implemented ones; every server has these. */
const API_EXTENSIONS = [
  'idempotency',
  'quote',
  'cart_version',
  'line_addons',
  /** Lines of a cart keep a note. */
  'line_notes',
  /** Orders carry a way and notes of handing over, cutlery, and another recipient. */
  'handover',
  /** Groups are joined by a secret link, have a name and a payer. */
  'group_links',
  'events',
  'chat',
  /** Chats tell their partner, last message and unread count; earlier messages can be read. */
  'chat_overview',
  /** Both sides of a chat hear that the other one is writing. */
  'chat_typing',
  /** Owners answer the chats of their shop, couriers those with whom they bring something. */
  'shop_chat',
  'courier_chat',
  'shop_timezone',
  'dietary',
  'unit_price',
  /** Products tell the least that they can be bought for. */
  'lowest_price',
  'review_filters',
  /** Unpaid orders, and parcels, are kept for a while, and tell how their payment stands. */
  'order_hold',
  'parcel_hold',
  /** A wallet pays a part of an order or a parcel, and a provider the rest. */
  'split_payment',
  /** Members of a group pay their shares to its owner, or say that they gave them. */
  'group_share_payments',
  /** A table is kept for ten minutes for a customer who decides. */
  'table_hold',
  /** Customers change their reservations. */
  'reservation_change',
  /** Customers wait for a table where all are taken, and are offered one that gets free. */
  'reservation_waiting',
  /** Dishes are ordered ahead to a reserved table. */
  'table_orders',
  /** Customers are reminded of their tables. */
  'table_reminder',
  /** The shop, the courier and the dishes of an order are rated in one call. */
  'order_rating',
  /** Orders are repeated on days of the week, with a limit above which the customer is asked. */
  'repeat_plan',
  /** What a customer usually orders can be asked for. */
  'usual_orders',
  /** Shops show coupons at checkout. */
  'listed_coupons',
  /** Some pieces of an order are given back. */
  'partial_refund',
  /** Orders with a refund can be listed. */
  'refund_filter',
  /** Orders are followed by a link, without an account. */
  'order_follow',
  /** So are parcels. */
  'parcel_follow',
  /** People who work as couriers take, fetch and hand over deliveries. */
  'courier_work',
  /** The note of an order changes until it is on its way. */
  'order_note',
  /** The kitchen of an order is told the allergens of its customer. */
  'order_allergens',
  /** Orders come in returnable boxes for a deposit, which the shop gives back. */
  'returnable_packaging',
  /** The customer chooses and is asked what becomes of a missing dish. */
  'substitution',
  'wallet_history',
  /** What came into a wallet and what left it on some days. */
  'wallet_flow',
  'payment_state',
  'suggest',
  /** Results of a search are narrowed by kind, cuisine, opening, rating and diet. */
  'search_facets',
  'shop_counts',
  /** An application to open a shop has its delivery zone. */
  'shop_zone',
  /** Owners of shops move their orders, and pause. */
  'shop_desk',
  'identity',
  /** E-mail, phone and password change with the current password or a code sent to the old contact. */
  'owner_proof',
  /** Everything that is stored about the caller is counted and copied. */
  'own_data',
  /** The caller's sessions are listed and ended one by one. */
  'sessions',
  'operator',
  /** Those who manage a shop change what it sells and when it is open. */
  'shop_menu',
  /** Everybody hears that operators changed something. */
  'market_events',
  /** Picture addresses take `?w=<width>`. */
  'images',
  /** Recipes have exact amounts, and steps with their minutes. */
  'recipe_steps',
  /** Recipes are listed by how long they take. */
  'recipe_time',
] as const;

/** What only some servers can do. */
export type ServerCapabilities = {
  /** It has a map of its own. */
  readonly hasMap: boolean;
  /** It serves the pages of the embedded identity provider. */
  readonly hasProviderPages: boolean;
  /** It takes tokens of a hosted identity service. */
  readonly hasHostedIdentity: boolean;
  /** SMS reach people, or are shown at the desk of a demo. */
  readonly sendsSms: boolean;
  /** It has a host name that passkeys can belong to. */
  readonly takesPasskeys: boolean;
  /** It counts how fast pages are for their visitors. */
  readonly measuresVisits: boolean;
  /** It records traces, and continues those of clients. */
  readonly traces: boolean;
};

/** Returns the extensions of a server that can do this. */
export const extensionsOf = ({
  hasMap,
  hasProviderPages,
  hasHostedIdentity,
  sendsSms,
  takesPasskeys,
  measuresVisits,
  traces,
}: ServerCapabilities): readonly string[] => [
  ...API_EXTENSIONS,
  ...(hasMap ? ['geocode', 'address_suggest', 'courier_route'] : []),
  ...(hasProviderPages ? ['provider_page'] : []),
  ...(hasHostedIdentity ? ['hosted_identity'] : []),
  ...(sendsSms ? ['sms'] : []),
  ...(takesPasskeys ? ['passkeys'] : []),
  ...(hasProviderPages || hasHostedIdentity ? ['linked_providers'] : []),
  ...(measuresVisits ? ['web_vitals'] : []),
  ...(traces ? ['traces'] : []),
];
