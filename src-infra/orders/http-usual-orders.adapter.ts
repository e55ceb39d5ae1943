import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { UsualOrders } from '@domain/orders/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf } from '../drivers/http/wire.ts';
import { toOrder } from './order-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext };

/** ORDER-8f, where the server announces `usual_orders`. An entry without lines cannot be ordered, and is left out. */
export const createHttpUsualOrders = ({ api, context }: Deps): UsualOrders => ({
  load: (shop) =>
    readAnswer(
      api<unknown>('dashboard/user/usual-orders', { query: shop === undefined ? {} : { shop_id: shop } }),
      (body) =>
        ok(
          listOf(dataOf(body), (item) => toOrder(item, context)).filter(({ id, lines }) => id > 0 && lines.length > 0),
        ),
    ),
});
