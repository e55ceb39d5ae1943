import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { ReservedTableRow, ReservedTables } from './reserved-tables.port.ts';

/** Reservations in `user_bookings`. */
export const createReservedTableRepository = (store: Store): ReservedTables => ({
  keep: async (userId, id) => {
    const {
      rows: [row],
    } = await sql<ReservedTableRow>`
      select b.id, b.booking_id, b.table_id, b.status, b.starts_at, b.ends_at, s.shop_id
      from user_bookings b
      join shop_tables t on t.id = b.table_id
      join shop_sections s on s.id = t.shop_section_id
      where b.id = ${id}
        and b.user_id = ${userId}
      for share of b`.execute(store.database);
    return row;
  },

  setSeat: async (orderId, { tableId, bookingId, slot, startsAt, at }) =>
    void (await store.database
      .updateTable('orders')
      .set({
        table_id: tableId,
        booking_id: bookingId,
        delivery_date: slot.date,
        delivery_time: slot.time,
        delivery_at: startsAt,
        updated_at: at,
      })
      .where('id', '=', orderId)
      .execute()),
});
