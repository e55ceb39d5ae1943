import type { $Fetch } from 'ofetch';
import { PRICED_LINES_MAX, withoutNotes, type CartPrices, type InsertEntry } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Scale, Totals } from '@domain/pricing/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, dataOf } from '../drivers/http/wire.ts';
import { toTotals } from '../orders/quote-wire.ts';
import { nestedProducts, productFields } from './insert-body.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: Pick<ReadingContext, 'scale'> & { currencyId(): number | undefined };
  /** The server tells lines apart by their notes. */
  readonly keepsNotes: () => boolean;
};

/** Contract 3.4 and 3.9: the price of products without a cart, and of a cart. */
export const createHttpCartPrices = ({ api, context, keepsNotes }: Deps): CartPrices => ({
  ofLines: (shop, entries, place) =>
    sizeOf(entries) > PRICED_LINES_MAX
      ? Promise.resolve(err(tooLong))
      : readAnswer(
          api<unknown>('rest/order/products/calculate', {
            query: {
              shop_id: shop,
              currency_id: context.currencyId(),
              ...productFields(nestedProducts(keepsNotes() ? withNumbers(entries) : withoutNotes(entries))),
              ...(place && { 'address[latitude]': place.latitude, 'address[longitude]': place.longitude }),
            },
          }),
          // The contract wraps this answer twice.
          (body) => readTotals(dataOf(dataOf(body)), context.scale()),
        ),
  ofCart: (cart, place) =>
    readAnswer(
      api<unknown>(`dashboard/user/cart/calculate/${cart}`, {
        method: 'POST',
        body: {
          type: place ? 'delivery' : 'pickup',
          ...(place && { address: place }),
          currency_id: context.currencyId(),
        },
      }),
      (body) => readTotals(dataOf(body), context.scale()),
    ),
});

/** What a note says has no price, and no place in a URL: numbers tell the lines apart as well. */
const withNumbers = (entries: readonly InsertEntry[]): readonly InsertEntry[] =>
  entries.map((entry, index) => (entry.note === undefined ? entry : { ...entry, note: String(index) }));

const tooLong: RemoteFailure = { kind: 'rejected', status: 414, code: '', message: '', params: {}, data: undefined };

const sizeOf = (entries: readonly InsertEntry[]): number =>
  entries.reduce((sum, { addons }) => sum + 1 + addons.length, 0);

const readTotals = (data: unknown, scale: Scale): Result<Totals, RemoteFailure> => {
  const dto = asRecord(data);
  return dto['total_price'] === undefined ? err({ kind: 'malformed' }) : ok(toTotals(dto, scale));
};
