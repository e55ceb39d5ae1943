import type { Selectable } from 'kysely';
import type { TransactionRecord } from '../payment-transactions/index.ts';
import type { IssuedQuote } from '../quotes/index.ts';
import type { PersonRow } from '../identity/index.ts';
import type { ReviewRow } from '../reviews/index.ts';
import type { Tables } from '../../store/tables/index.ts';
import type { StockSnapshot } from './stock-snapshot.ts';

/** Written to the database as JSON text. */
export type NewOrderRow = Row<'orders'>;
export type NewDetailRow = Row<'order_details'>;

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export type OrderDetailRecord = Omit<Row<'order_details'>, 'snapshot'> & { readonly snapshot: StockSnapshot };
export type CourierRecord = PersonRow & {
  readonly phone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly seen_at: number | null;
};
export type OrderMember = {
  readonly user_cart_id: number;
  readonly name: string | null;
  readonly user_id?: number | null;
  /** The secret of the part; absent in orders from before it was stored. */
  readonly uuid?: string;
  /** GROUP-6e: how the member's share stands; all false at first. */
  readonly settled?: boolean;
  readonly told?: boolean;
  readonly paid?: boolean;
};
export type RefundRow = Row<'order_refunds'>;
/** A dish of a substitution, for all its pieces with their add-ons; minor units of the order's currency. */
export type SubstitutedDishRecord = {
  readonly snapshot: StockSnapshot;
  readonly gross: number;
  readonly total: number;
};
export type SubstitutionRow = Omit<Row<'substitutions'>, 'ordered' | 'proposed'> & {
  readonly ordered: SubstitutedDishRecord;
  readonly proposed: SubstitutedDishRecord | null;
};
export type RepeatDaysRow = { readonly id: number; readonly from_day: string; readonly to_day: string };

/** BOOKING-3: the table of an order with its section. */
export type OrderPlace = Pick<Row<'shop_tables'>, 'id' | 'name' | 'shop_section_id' | 'chair_count' | 'active'> & {
  readonly tax: number;
  readonly section: Pick<Row<'shop_sections'>, 'id' | 'shop_id' | 'area' | 'img' | 'texts'>;
};

/** An order as lists show it. */
export type OrderSummary = Omit<Row<'orders'>, 'quote' | 'members' | 'rate' | 'km'> & {
  readonly rate: string;
  readonly km: string | null;
  readonly quote: Pick<IssuedQuote, 'quote' | 'expiresAt'> | null;
  readonly members: readonly OrderMember[] | null;
  readonly place: OrderPlace | null;
  /** Lines without add-ons, and the pieces of them. */
  readonly lines_count: number;
  readonly pieces: number;
  readonly customer: PersonRow;
  readonly transactions: readonly TransactionRecord[];
};
/** The part of an order that live events tell. */
export type AnnouncedOrder = Pick<
  OrderRecord,
  'id' | 'user_id' | 'status' | 'updated_at' | 'delivery_date' | 'delivery_time' | 'transactions' | 'courier' | 'eta'
> &
  Partial<Pick<OrderRecord, 'substitutions'>>;
/** Renders an order with all relations. */
export type OrderRecord = OrderSummary & {
  readonly details: readonly OrderDetailRecord[];
  readonly coupon: {
    readonly coupon_id: number | null;
    readonly name: string;
    readonly price: number;
    readonly img: string | null;
  } | null;
  readonly courier: CourierRecord | null;
  /** The customer's reviews of the order, its courier and its waiter. */
  readonly reviews: readonly ReviewRow[];
  readonly refunds: readonly RefundRow[];
  /** ORDER-10: oldest first. */
  readonly substitutions: readonly SubstitutionRow[];
  readonly repeat: RepeatDaysRow | null;
};

/** Returns the customer's review of the order itself. */
export const orderReview = ({ reviews }: Pick<OrderRecord, 'reviews'>): ReviewRow | undefined =>
  reviews.find(({ assignable_type }) => assignable_type === 'Shop');
