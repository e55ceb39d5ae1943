import type { ColumnType, Generated } from 'kysely';
import type { ToldAllergen } from '@domain/dietary/index.ts';
import type { Handover } from '@domain/orders/index.ts';
import type { CartTables } from './cart.tables.ts';
import type { DecimalText, Id, Json, Minor, Moment, Texts } from './columns.ts';

/** A quote as issued (contract 8.2), stored for at least a day. */
type Quotes = {
  id: string;
  user_id: number;
  cart_id: number;
  body: Json<unknown>;
  created_at: Moment;
  expires_at: Moment;
};

/** Every amount is in the order's currency, whose rate and scale are those of its creation. */
type Orders = {
  id: Id;
  user_id: number;
  shop_id: number;
  cart_id: number | null;
  currency_id: number;
  rate: DecimalText;
  scale: number;
  status: string;
  delivery_type: string;
  total_price: Minor;
  origin_price: Minor;
  total_discount: Minor;
  tax: Minor;
  delivery_fee: Minor;
  service_fee: Minor;
  waiter_fee: Minor;
  tips: Minor;
  /** For all of `boxes`, of which `boxes_returned` are back. */
  deposit: Generated<Minor>;
  boxes: Generated<number>;
  boxes_returned: Generated<number>;
  coupon_price: Minor;
  commission_fee: Minor;
  seller_fee: Minor;
  km: DecimalText | null;
  latitude: number | null;
  longitude: number | null;
  address: Json<Readonly<Record<string, string>>> | null;
  /** Wall clock of the shop; null is as soon as possible. */
  delivery_date: string | null;
  delivery_time: string | null;
  delivery_at: Moment | null;
  phone: string | null;
  username: string | null;
  email: string | null;
  note: string | null;
  /** What travels with the order besides its goods; null asks for nothing. */
  handover: Json<Handover> | null;
  /** CATALOG-5m: what the kitchen is told; null for nothing. */
  allergens: Json<readonly ToldAllergen[]> | null;
  otp: number | null;
  /** Set once a person has moved it at the shop's desk; null in rows of earlier versions. */
  kitchen_by_hand: Generated<boolean | null>;
  tip_for: string | null;
  deliveryman_id: number | null;
  /** A person has taken it, whom the simulation leaves alone; null in rows of earlier versions. */
  courier_by_hand: Generated<boolean | null>;
  current: Generated<boolean>;
  quote: Json<unknown> | null;
  members: Json<unknown> | null;
  /** Who pays for the order of a group, `each` or `owner`; null in rows of earlier versions. */
  group_payer: Generated<string | null>;
  images: Json<readonly string[]> | null;
  /** Only of an order to a reserved table: the table, the hours it was reserved in, and the reservation. */
  table_id: number | null;
  booking_id: number | null;
  user_booking_id: Generated<number | null>;
  waiter_id: number | null;
  delivery_point_id: number | null;
  repeat_of: number | null;
  /** When the customer can expect it. */
  eta: Moment | null;
  created_at: Moment;
  updated_at: Moment;
};
type OrderDetails = {
  id: Id;
  order_id: number;
  stock_id: number;
  parent_id: number | null;
  user_cart_id: number | null;
  quantity: number;
  bonus: Generated<boolean>;
  origin_price: Minor;
  total_price: Minor;
  tax: Minor;
  discount: Minor;
  note: string | null;
  status: Generated<string>;
  /** Title, options and picture as they were bought. */
  snapshot: Json<unknown>;
  /** ORDER-10: what the customer chose for the case that it is missing; null is to be asked. */
  replacement: ColumnType<string | null, string | null | undefined, string | null>;
};
type OrderCoupons = { order_id: number; coupon_id: number | null; name: string; price: Minor };
/** A placed order that nobody has been told of yet; `sold` holds the pieces left by stock. */
type UnannouncedOrders = {
  order_id: number;
  shop_id: number;
  catalogue_version: number;
  sold: Json<readonly (readonly [number, number])[]>;
};
/** When an order, parcel or booking took which status. */
type StatusChanges = {
  id: Id;
  subject_kind: string;
  subject_id: number;
  status: string;
  at: Moment;
  /** Until the customer's mail about it is written; means nothing for changes that nobody mails about. */
  mail_due: Generated<boolean>;
};

/** `price` is in the base currency. */
type Transactions = {
  id: Id;
  payable_type: string;
  payable_id: number;
  user_id: number;
  payment_id: number;
  price: Minor;
  status: string;
  type: string;
  request: string | null;
  payment_trx_id: string | null;
  parent_id: number | null;
  note: string | null;
  status_description: string | null;
  perform_time: Moment | null;
  refund_time: Moment | null;
  created_at: Moment;
  updated_at: Moment;
};
type Couriers = {
  user_id: number;
  city: string;
  vehicle: string;
  latitude: number;
  longitude: number;
  seen_at: Moment | null;
  /** Works by hand; the simulation moves the others. */
  is_person: Generated<boolean>;
  is_online: Generated<boolean>;
  rating_counts: Json<readonly [number, number, number, number, number]>;
};
/** What a person has taken; `wrong_codes` were tried at the door, the last at `wrong_at`. */
type CourierDeliveries = {
  courier_id: number;
  subject_kind: string;
  subject_id: number;
  taken_at: Moment;
  delivered_at: Moment | null;
  wrong_codes: Generated<number>;
  wrong_at: Moment | null;
};

type DeliveryPoints = {
  id: Id;
  active: boolean;
  price: Minor;
  address: Json<{ address?: string }>;
  latitude: number;
  longitude: number;
  img: string | null;
  texts: Texts<'title'>;
  created_at: Moment;
  updated_at: Moment;
};

type HeldOrders = { order_id: number; kept_until: Moment };
type OrderFollowLinks = { id: Generated<number>; order_id: number; secret_hash: string; created_at: Moment };
type ParcelFollowLinks = { id: Generated<number>; parcel_id: number; secret_hash: string; created_at: Moment };
type HeldParcels = { parcel_id: number; kept_until: Moment };

export type CommerceTables = CartTables & {
  quotes: Quotes;
  orders: Orders;
  order_details: OrderDetails;
  order_coupons: OrderCoupons;
  unannounced_orders: UnannouncedOrders;
  held_orders: HeldOrders;
  held_parcels: HeldParcels;
  order_follow_links: OrderFollowLinks;
  parcel_follow_links: ParcelFollowLinks;
  status_changes: StatusChanges;
  transactions: Transactions;
  couriers: Couriers;
  courier_deliveries: CourierDeliveries;
  delivery_points: DeliveryPoints;
};
