import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { BookableShop, BookableShops } from '@domain/reservations/index.ts';
import { toSchedule, toShopCard, type ReadingContext } from '../catalog/catalog-wire.ts';
import { shopFilterQuery } from '../catalog/shop-filter-query.ts';
import { toPage } from '../drivers/http/page.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

const SHOPS_PER_PAGE = 12;

export const createHttpBookableShops = ({ api, context }: Deps): BookableShops => ({
  list: (filter, page) =>
    readAnswer(
      api<unknown>('rest/booking/shops/paginate', {
        query: { ...shopFilterQuery(filter), currency_id: context.currencyId(), page, perPage: SHOPS_PER_PAGE },
      }),
      (body) => ok(toPage(body, (item) => toBookableShop(item, context))),
    ),
  find: (shop) =>
    readAnswer(api<unknown>(`rest/booking/shops/${shop}`, { query: { currency_id: context.currencyId() } }), (body) =>
      readEntity(
        body,
        requireId((item) => toBookableShop(item, context)),
      ),
    ),
});

/** Reads the BookingShop of contract 2.2, whose hours and closed dates are those of its tables, not of the kitchen. */
const toBookableShop = (item: unknown, context: ReadingContext): BookableShop => {
  const dto = asRecord(item);
  const { schedule: _kitchen, ...card } = toShopCard(dto, context);
  const tables = {
    ...dto,
    shop_working_days: dto['booking_shop_working_days'],
    shop_closed_date: dto['booking_shop_closed_date'],
  };
  return { ...card, tableHours: toSchedule(tables, context.timeZone()) };
};
