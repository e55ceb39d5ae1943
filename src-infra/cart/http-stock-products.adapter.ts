import type { $Fetch } from 'ofetch';
import type { StockProducts } from '@domain/cart/index.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';
import { productFields } from './insert-body.ts';

type Deps = { readonly api: $Fetch; readonly context: { currencyId(): number | undefined } };

/** Contract 3.4: the price of one piece names its product. */
export const createHttpStockProducts = ({ api, context }: Deps): StockProducts => ({
  productOf: (shop, stockId) =>
    readAnswer(
      api<unknown>('rest/order/products/calculate', {
        query: {
          shop_id: shop,
          currency_id: context.currencyId(),
          ...productFields([{ stock_id: stockId, quantity: 1 }]),
        },
      }),
      (body) => {
        const [first] = listOf(asRecord(dataOf(dataOf(body)))['stocks'], asRecord);
        const product = asText(asRecord(asRecord(first?.['stock'])['product'])['uuid']);
        return product === '' ? err({ kind: 'malformed' }) : ok(uuid(product));
      },
    ),
});
