import { parseWorkingTime, timeText, WEEKDAYS } from '@domain/calendar/index.ts';
import type { DayHours } from '@domain/menu/index.ts';
import type { LeadSpan } from '@domain/partners/index.ts';
import type { Store } from '../../store/index.ts';
import type { Row } from '../../store/tables/index.ts';
import type { StoredTimes } from './menu.ports.ts';

/** Rows of `shop_working_days` and `shop_closed_dates`, and columns of `shops`. */
export const createTimesRepository = (store: Store): StoredTimes => {
  const shop = (shopId: number) =>
    store.database.selectFrom('shops').where('id', '=', shopId).where('deleted_at', 'is', null);
  const find: StoredTimes['find'] = async (shopId) => {
    const row = await shop(shopId).selectAll().executeTakeFirst();
    if (!row) return undefined;
    const days = await store.database
      .selectFrom('shop_working_days')
      .selectAll()
      .where('shop_id', '=', shopId)
      .orderBy('id')
      .execute();
    const closed = await store.database
      .selectFrom('shop_closed_dates')
      .select('day')
      .where('shop_id', '=', shopId)
      .orderBy('day')
      .execute();
    return {
      timeZone: row.timezone,
      week: weekOf(days),
      daysOff: closed.map(({ day }) => day),
      fee: row.price,
      feePerKm: row.price_per_km,
      minimum: row.min_amount,
      deposit: row.packaging_deposit,
      lead: {
        from: row.delivery_time_from,
        to: row.delivery_time_to,
        unit: row.delivery_time_type as LeadSpan['unit'],
      },
    };
  };
  const change = async (shopId: number, columns: Partial<Row<'shops'>>): Promise<void> =>
    void (await store.database
      .updateTable('shops')
      .set(columns as Record<string, never>)
      .where('id', '=', shopId)
      .execute());

  return {
    find,

    lock: async (shopId) =>
      (await shop(shopId).select('id').forUpdate().executeTakeFirst()) ? find(shopId) : undefined,

    setWeek: async (shopId, week) => {
      await store.database.deleteFrom('shop_working_days').where('shop_id', '=', shopId).execute();
      const rows = week.flatMap(({ day, isClosed, spans }) =>
        spans.map(({ from, to }) => ({
          shop_id: shopId,
          day,
          opens: wireTime(from),
          closes: wireTime(to),
          disabled: isClosed,
        })),
      );
      if (rows.length > 0) await store.database.insertInto('shop_working_days').values(rows).execute();
    },

    setDaysOff: async (shopId, days) => {
      await store.database.deleteFrom('shop_closed_dates').where('shop_id', '=', shopId).execute();
      if (days.length > 0)
        await store.database
          .insertInto('shop_closed_dates')
          .values(days.map((day) => ({ shop_id: shopId, day })))
          .execute();
    },

    setTerms: (shopId, { fee, feePerKm, minimum, deposit, lead }, at) =>
      change(shopId, {
        price: fee,
        price_per_km: feePerKm,
        min_amount: minimum,
        packaging_deposit: deposit,
        delivery_time_from: lead.from,
        delivery_time_to: lead.to,
        delivery_time_type: lead.unit,
        updated_at: at,
      }),
  };
};

/** Contract 1.7: `HH-mm`. */
const wireTime = (minutes: number): string => timeText(minutes).replace(':', '-');

/** A day without hours, or with disabled ones only, is closed. */
const weekOf = (rows: readonly Row<'shop_working_days'>[]): readonly DayHours[] =>
  WEEKDAYS.map((day) => {
    const ofDay = rows.filter((row) => row.day === day);
    const open = ofDay.filter(({ disabled }) => !disabled);
    const shown = open.length > 0 ? open : ofDay;
    return {
      day,
      isClosed: open.length === 0,
      spans: shown.flatMap(({ opens, closes }) => {
        const [from, to] = [parseWorkingTime(opens), parseWorkingTime(closes)];
        return from === undefined || to === undefined ? [] : [{ from, to }];
      }),
    };
  });
