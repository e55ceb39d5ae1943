import { addDays, instantOfWall, isDate, localDateOf } from '@domain/calendar/index.ts';
import { selectShops, type ShopRecord } from '../../features/catalog/index.ts';
import { bare, enveloped, fieldRefused, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { catalogContext, readShopFilter, refuseUnknownIds } from '../catalog/index.ts';
import { pageOf, sliceOf } from '../shapes/index.ts';
import type { ReservationRouteDeps } from './reservation-route-deps.ts';
import { toBookingShop, toBookingTemplate, toSection, toTable, toWholeSection, wallTime } from './reservation.shape.ts';

type Ids =
  | 'listBookingShops'
  | 'showBookingShop'
  | 'listBookingTemplates'
  | 'listShopSections'
  | 'showShopSection'
  | 'listTables'
  | 'listTakenPeriods';

/** Shops that take reservations (contract 3.12). */
export const reservableShopsRoutes = ({
  reference,
  zones,
  shops,
  searchShops,
  taxonomy,
  reservationDesk: { reservableShops, takenTables, findFreeTables },
}: ReservationRouteDeps): Handlers<Ids> => {
  /** Shops that take reservations: none where the marketplace takes none. */
  const hosts = async (): Promise<readonly ShopRecord[]> => {
    if (!(await reference()).settings.isReservationActive) return [];
    const withSections = await reservableShops.shopsWithSections();
    return (await shops()).shops.filter(({ id }) => withSections.has(id));
  };
  /** Returns the requested shop, or all; `undefined` if it does not exist. */
  const shopsOf = async (shopId: number | undefined): Promise<readonly ShopRecord[] | undefined> => {
    const directory = await shops();
    if (shopId === undefined) return directory.shops;
    const shop = directory.find(shopId);
    return shop && [shop];
  };
  const idsOf = (found: readonly ShopRecord[]): readonly number[] => found.map(({ id }) => id);

  return {
    listBookingShops: async (call) => {
      const { params, now } = call;
      const orders = await taxonomy();
      const refusal = refuseUnknownIds(params, orders);
      if (refusal) return refusal;
      const context = catalogContext(await reference(), zones, call);
      const wanted = new Set(
        params.search
          ? (await searchShops(await shops(), params.search, { locale: call.language })).shops
          : (await shops()).shops,
      );
      const found = selectShops(
        (await hosts()).filter((shop) => wanted.has(shop)),
        readShopFilter(params, orders, context.amounts),
        { now, zones },
      );
      const { offset, perPage } = pageOf(params);
      const hours = await reservableShops.hoursOf(idsOf(found.slice(offset, offset + perPage)));
      return listed(sliceOf(found, params, (shop) => toBookingShop(shop, hours.get(shop.id), context)));
    },

    showBookingShop: async (call) => {
      const shop = (await shops()).find(call.params.id);
      if (!shop || !(await hosts()).includes(shop)) return notFound;
      const context = catalogContext(await reference(), zones, call);
      const hours = (await reservableShops.hoursOf([shop.id])).get(shop.id);
      return enveloped({
        ...toBookingShop(shop, hours, context),
        translations: context.translations(shop.id, shop.texts),
        locales: Object.keys(shop.texts),
      });
    },

    listBookingTemplates: async (call) => {
      const found = await shopsOf(call.params.shop_id);
      if (!found) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const context = catalogContext(await reference(), zones, call);
      const { find } = await shops();
      return listed(
        sliceOf(await reservableShops.templates(idsOf(found)), call.params, (row) =>
          toBookingTemplate(row, find(row.shop_id), context),
        ),
      );
    },

    listShopSections: async (call) => {
      const found = await shopsOf(call.params.shop_id);
      if (!found) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const context = catalogContext(await reference(), zones, call);
      const { page, perPage, offset } = pageOf(call.params);
      const { items, total } = await reservableShops.sections(idsOf(found), { offset, limit: perPage });
      const { find } = await shops();
      return listed({
        page,
        perPage,
        total,
        items: items.flatMap((section) => {
          const shop = find(section.shop_id);
          return shop ? [toWholeSection(section, shop, context)] : [];
        }),
      });
    },

    showShopSection: async (call) => {
      const section = await reservableShops.section(call.params.id);
      const shop = section && (await shops()).find(section.shop_id);
      return section && shop
        ? enveloped(toWholeSection(section, shop, catalogContext(await reference(), zones, call)))
        : notFound;
    },

    listTables: async (call) => {
      const {
        shop_section_id: sectionId,
        date_from: day,
        free_from: from,
        free_to: until,
        active = true,
      } = call.params;
      const { find, shops: known } = await shops();
      const section = sectionId === undefined ? undefined : await reservableShops.section(sectionId);
      if (sectionId !== undefined && !(section && find(section.shop_id)))
        return fieldRefused('shop_section_id', 'FIELD_UNKNOWN');
      if ((from === undefined) !== (until === undefined))
        return fieldRefused(from === undefined ? 'free_from' : 'free_to', 'FIELD_REQUIRED');
      if (
        from !== undefined &&
        until !== undefined &&
        !(isDate(from.slice(0, 10)) && isDate(until.slice(0, 10)) && from < until)
      )
        return fieldRefused('free_to', 'FIELD_INVALID');
      if (day !== undefined && !isUsable(day)) return fieldRefused('date_from', 'FIELD_INVALID');
      const tables = (await reservableShops.tables(section ? [section.shop_id] : idsOf(known), sectionId)).filter(
        (table) => table.active === active,
      );
      const filter = {
        ...(day !== undefined && { day }),
        ...(from !== undefined && until !== undefined && { free: { from, until } }),
      };
      const free = await findFreeTables(tables, filter, (shopId) => find(shopId)?.schedule.timeZone ?? 'UTC', {
        userId: call.user?.id,
      });
      const { page, perPage, offset } = pageOf(call.params);
      const shown = free.slice(offset, offset + perPage);
      const sections = await reservableShops.sectionsById([
        ...new Set(shown.map(({ shop_section_id }) => shop_section_id)),
      ]);
      const context = catalogContext(await reference(), zones, call);
      return listed({
        page,
        perPage,
        total: free.length,
        items: shown.map((table) => {
          const own = sections.get(table.shop_section_id);
          return { ...toTable(table), ...(own && { shop_section: toSection(own, context) }) };
        }),
      });
    },

    listTakenPeriods: async (call) => {
      const { id, date_from: from, date_to: to } = call.params;
      const table = await reservableShops.table(id);
      const shop = table && (await shops()).find(table.shop_id);
      if (!table || !shop) return notFound;
      if (from !== undefined && !isUsable(from)) return fieldRefused('date_from', 'FIELD_INVALID');
      if (to !== undefined && !isUsable(to)) return fieldRefused('date_to', 'FIELD_INVALID');
      const { timeZone } = shop.schedule;
      const first = from ?? localDateOf(call.now, timeZone, zones);
      const last = [to ?? LAST_DAY, addDays(first, YEAR_DAYS)].sort()[0] ?? first;
      const context = catalogContext(await reference(), zones, call);
      const taken = await takenTables(
        [id],
        instantOfWall(first, 0, timeZone, zones),
        instantOfWall(addDays(last, 1), 0, timeZone, zones),
        { userId: call.user?.id },
      );
      return bare(
        taken.map(({ starts_at, ends_at }) => ({
          start_date: wallTime(starts_at, timeZone, context),
          end_date: wallTime(ends_at, timeZone, context),
        })),
      );
    },
  };
};

const YEAR_DAYS = 366;
const [FIRST_DAY, LAST_DAY] = ['1970-01-02', '8999-12-30'];
/** Returns whether the day exists and is in range. */
const isUsable = (day: string): boolean => isDate(day) && day >= FIRST_DAY && day <= LAST_DAY;
