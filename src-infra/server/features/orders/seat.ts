import type { TimeZones } from '@domain/calendar/index.ts';
import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { shopId as idOfShop } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { QuoteSlot } from '@domain/pricing/index.ts';
import {
  orderAheadBarrier,
  orderAheadSlot,
  type OrderAheadBarrier,
  type ReservationStatus,
} from '@domain/reservations/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { Customer, OrderDraft } from './order-draft.ts';
import type { PlacementRefusal } from './placement-refusal.ts';
import type { ReservedTables } from './reserved-tables.port.ts';

/** Where and when an order ahead is served. */
export type Seat = {
  readonly reservationId: number;
  readonly bookingId: number;
  readonly tableId: number;
  readonly slot: QuoteSlot;
};
/** BOOKING-3a: why dishes cannot be ordered to a table. */
export type SeatRefusal = { readonly kind: 'table'; readonly reason: OrderAheadBarrier | 'unknown' };
type Wanted = { readonly userId: number; readonly shopId: number; readonly reservationId: number };

/** BOOKING-3a, BOOKING-3b: Returns the seat of a customer's reservation. */
export type FindSeat = (wanted: Wanted) => Promise<Result<Seat, SeatRefusal>>;

type Deps = {
  readonly reservedTables: Pick<ReservedTables, 'keep'>;
  readonly shops: ShopDirectory;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

export const createFindSeat =
  ({ reservedTables, shops, zones, clock }: Deps): FindSeat =>
  async ({ userId, shopId, reservationId }) => {
    const row = await reservedTables.keep(userId, reservationId);
    const shop = (await shops()).find(shopId);
    if (!row || !shop) return err({ kind: 'table', reason: 'unknown' });
    const period = { from: instant(row.starts_at), until: instant(row.ends_at) };
    const reason = orderAheadBarrier(
      { status: row.status as ReservationStatus, period, shopId: idOfShop(row.shop_id) },
      idOfShop(shopId),
      clock.now(),
    );
    if (reason) return err({ kind: 'table', reason });
    const slot = orderAheadSlot(period.from, shop.schedule.timeZone, zones);
    return ok({ reservationId, bookingId: row.booking_id, tableId: row.table_id, slot });
  };

type UseDraft<Answer> = (customer: Customer, draft: OrderDraft) => Promise<Result<Answer, PlacementRefusal>>;

/** BOOKING-3b: Gives an order ahead the seat of its reservation, whatever time was sent; others stay as they are. */
export const createWithSeat =
  ({ transactions, findSeat }: { readonly transactions: Transactions; readonly findSeat: FindSeat }) =>
  <Answer>(use: UseDraft<Answer>): UseDraft<Answer> =>
  (customer, draft) => {
    const { reservationId, shopId } = draft;
    if (reservationId === undefined) return use(customer, draft);
    return transactions.run(async () => {
      const seat = await findSeat({ userId: customer.id, shopId, reservationId });
      return seat.ok ? use(customer, { ...draft, seat: seat.value, slot: seat.value.slot }) : seat;
    });
  };
