import type { $Fetch } from 'ofetch';
import { orderId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { groupStatuses, type Calculation, type Order, type OrderGroup, type Orders } from '@domain/orders/index.ts';
import type { Scale } from '@domain/pricing/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { notFound, readEntity, requireId } from '../drivers/http/read-entity.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, dataOf } from '../drivers/http/wire.ts';
import { calculationBody, orderBody } from './draft-body.ts';
import { toOrder, toOrderSummary } from './order-wire.ts';
import { toPlacementFailure } from './placement-refusal.ts';
import { toPackaging } from './packaging-wire.ts';
import { toQuote, toTotals } from './quote-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'quote' | 'handover') => boolean;
};

const PER_PAGE = 10;

export const createHttpOrders = ({ api, context, announces }: Deps): Orders => ({
  calculate: (draft) =>
    readAnswer(
      api<unknown>(`dashboard/user/cart/calculate/${draft.cartId}`, { method: 'POST', body: calculationBody(draft) }),
      (body) => toCalculation(dataOf(body), context.scale()),
    ),
  place: (draft, key, quoteId) =>
    api<unknown>('dashboard/user/orders', {
      method: 'POST',
      ...(announces('idempotency') && { headers: { 'Idempotency-Key': key } }),
      body: orderBody(draft, announces('quote') ? quoteId : undefined, { takesHandover: announces('handover') }),
    }).then(
      (body) => toPlaced(dataOf(body)),
      (thrown: unknown) => toPlacementFailure(thrown, draft.tips.scale),
    ),
  list: ({ group, search }, page) =>
    readAnswer(
      api<unknown>('dashboard/user/orders/paginate', {
        query: {
          ...groupQuery(group),
          ...(search !== '' && { search }),
          column: 'id',
          sort: 'desc',
          perPage: PER_PAGE,
          page,
        },
      }),
      (body) => ok(toPage(body, (item) => toOrderSummary(item, context))),
    ),
  load: (id) => readAnswer(api<unknown>(`dashboard/user/orders/${id}`), (body) => toLoaded(body, context)),
  cancel: (id) =>
    readAnswer(
      api<unknown>(`dashboard/user/orders/${id}/status/change`, { method: 'POST', query: { status: 'canceled' } }),
      (body) => toLoaded(body, context),
    ),
});

const groupQuery = (group: OrderGroup) =>
  group === 'refund'
    ? { with_refund: true }
    : {
        order_statuses: true,
        ...Object.fromEntries(groupStatuses(group).map((status, index) => [`statuses[${index}]`, status])),
      };

const toCalculation = (data: unknown, scale: Scale): Result<Calculation, RemoteFailure> => {
  const dto = asRecord(data);
  return dto['total_price'] === undefined
    ? err(notFound)
    : ok({ totals: toTotals(dto, scale), quote: toQuote(dto['quote']), packaging: toPackaging(dto['packaging']) });
};

/** A successful answer without an order is malformed: the placement stays pending. */
const toPlaced = (data: unknown) => {
  const id = asInteger(asRecord(data)['id']);
  return id > 0 ? ok(orderId(id)) : err({ kind: 'malformed' as const });
};

const toLoaded = (body: unknown, context: ReadingContext): Result<Order, RemoteFailure> =>
  readEntity(
    body,
    requireId((item) => toOrder(item, context)),
  );
