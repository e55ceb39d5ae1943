import type {
  ReservableShops,
  ReservationOfferRow,
  SectionRow,
  ShopTableRow,
  ReservationHours,
  Part,
} from './reservations.ports.ts';
import type { Store } from '../../store/store.ts';

/** Reads sections, tables and reservation hours of shops, in order of creation. */
export const createReservableShopRepository = (store: Store): ReservableShops => {
  const tables = () =>
    store.database.selectFrom('shop_tables').innerJoin('shop_sections', 'shop_sections.id', 'shop_section_id');
  return {
    shopsWithSections: async (): Promise<ReadonlySet<number>> =>
      new Set(
        (await store.database.selectFrom('shop_sections').select('shop_id').distinct().execute()).map(
          ({ shop_id }) => shop_id,
        ),
      ),

    hoursOf: async (shopIds: readonly number[]): Promise<ReadonlyMap<number, ReservationHours>> => {
      if (shopIds.length === 0) return new Map();
      const { database } = store;
      const templates = await database
        .selectFrom('booking_templates')
        .selectAll()
        .where('shop_id', 'in', [...shopIds])
        .orderBy('id')
        .execute();
      const days = await database
        .selectFrom('booking_working_days')
        .selectAll()
        .where('shop_id', 'in', [...shopIds])
        .orderBy('id')
        .execute();
      const closed = await database
        .selectFrom('booking_closed_dates')
        .selectAll()
        .where('shop_id', 'in', [...shopIds])
        .orderBy('day')
        .execute();
      return new Map(
        shopIds.map((shopId) => {
          const of = <Row extends { readonly shop_id: number }>(rows: readonly Row[]): readonly Row[] =>
            rows.filter((row) => row.shop_id === shopId);
          return [
            shopId,
            {
              templates: of(templates),
              workingDays: of(days).map(({ id, day, opens, closes, disabled }) => ({
                id,
                day,
                opens,
                closes,
                disabled,
              })),
              closedDates: of(closed).map(({ id, day }) => ({ id, day })),
            },
          ];
        }),
      );
    },

    templates: (shopIds: readonly number[]): Promise<ReservationOfferRow[]> =>
      shopIds.length === 0
        ? Promise.resolve([])
        : store.database
            .selectFrom('booking_templates')
            .selectAll()
            .where('shop_id', 'in', [...shopIds])
            .orderBy('id')
            .execute(),

    sections: async (
      shopIds: readonly number[],
      { offset, limit }: Part,
    ): Promise<{ readonly items: readonly SectionRow[]; readonly total: number }> => {
      if (shopIds.length === 0) return { items: [], total: 0 };
      const wanted = store.database.selectFrom('shop_sections').where('shop_id', 'in', [...shopIds]);
      const { total } = await wanted.select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { total, items: await wanted.selectAll().orderBy('id').offset(offset).limit(limit).execute() };
    },

    section: (id: number): Promise<SectionRow | undefined> =>
      store.database.selectFrom('shop_sections').selectAll().where('id', '=', id).executeTakeFirst(),

    sectionsById: async (ids: readonly number[]): Promise<ReadonlyMap<number, SectionRow>> =>
      ids.length === 0
        ? new Map()
        : new Map(
            (
              await store.database
                .selectFrom('shop_sections')
                .selectAll()
                .where('id', 'in', [...ids])
                .execute()
            ).map((row) => [row.id, row]),
          ),

    /** Returns tables of these shops, or of one section. */
    tables: (shopIds: readonly number[], sectionId: number | undefined): Promise<ShopTableRow[]> =>
      shopIds.length === 0
        ? Promise.resolve([])
        : tables()
            .selectAll('shop_tables')
            .select('shop_sections.shop_id')
            .where('shop_sections.shop_id', 'in', [...shopIds])
            .$if(sectionId !== undefined, (query) => query.where('shop_section_id', '=', sectionId ?? 0))
            .orderBy('shop_tables.id')
            .execute(),

    table: (id: number): Promise<ShopTableRow | undefined> =>
      tables()
        .selectAll('shop_tables')
        .select('shop_sections.shop_id')
        .where('shop_tables.id', '=', id)
        .executeTakeFirst(),

    /** Returns the table, locked until the end of the transaction. */
    lockTable: (id: number): Promise<ShopTableRow | undefined> =>
      tables()
        .selectAll('shop_tables')
        .select('shop_sections.shop_id')
        .where('shop_tables.id', '=', id)
        .forUpdate('shop_tables')
        .executeTakeFirst(),
  };
};
