import { sql } from 'kysely';
import type { Store } from '../../store/index.ts';
import type { StoredTexts } from '../../texts.ts';
import type { MenuStock } from './menu.ports.ts';

/** Reads the variants of products with the values of their options, by product. */
export const readMenuStocks = async (
  { database }: Store,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MenuStock[]>> => {
  const rows = await database
    .selectFrom('stocks')
    .selectAll()
    .where(sql<boolean>`product_id = any(${productIds})`)
    .where('deleted_at', 'is', null)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const options = await database
    .selectFrom('stock_extras')
    .innerJoin('extra_values as value', 'value.id', 'extra_value_id')
    .where(sql<boolean>`stock_id = any(${rows.map(({ id }) => id)})`)
    .select(['stock_id', 'value.texts'])
    .orderBy('value.extra_group_id')
    .execute();
  const stocks = new Map<number, readonly MenuStock[]>();
  for (const { id, product_id: product, price, quantity, kept_quantity: kept, sold_out_until: until } of rows)
    stocks.set(product, [
      ...(stocks.get(product) ?? []),
      {
        id,
        price,
        quantity,
        pause: until === null ? undefined : { kept: kept ?? 0, until },
        options: options.filter(({ stock_id: stock }) => stock === id).map(({ texts }): StoredTexts<'title'> => texts),
      },
    ]);
  return stocks;
};
