import type { $Fetch } from 'ofetch';
import { orderId, refundId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Money } from '@domain/pricing/index.ts';
import {
  paidForGoods,
  readRefundStatus,
  REFUND_REASONS,
  type OrderRefunds,
  type OwnRefund,
  type RefundableGoods,
  type RefundReason,
  type RefundStatus,
} from '@domain/refunds/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { asInstant, optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asMoney, asRecord, asText, listOf } from '../drivers/http/wire.ts';
import { toOrder, toOrderSummary } from '../orders/order-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency') => boolean;
};

const REFUNDS = 'dashboard/user/order-refunds';
const PER_PAGE = 10;

/** Contract 3.10, 8.14. */
export const createHttpOrderRefunds = ({ api, context, announces }: Deps): OrderRefunds => ({
  goods: (id) =>
    readAnswer(api<unknown>(`dashboard/user/orders/${id}`), (body) =>
      readEntity(
        body,
        requireId((item) => toGoods(item, context)),
      ),
    ),
  ask: ({ orderId: id, cause, pictures, pieces }, key) =>
    readAnswer(
      api<unknown>(REFUNDS, {
        method: 'POST',
        ...(announces('idempotency') && { headers: { 'Idempotency-Key': key } }),
        body: {
          order_id: id,
          cause,
          images: pictures,
          lines: pieces.map(({ lineId, quantity, reason }) => ({ order_detail_id: lineId, quantity, reason })),
        },
      }),
      () => ok(undefined),
    ),
  list: (page) =>
    readAnswer(api<unknown>(`${REFUNDS}/paginate`, { query: { sort: 'desc', perPage: PER_PAGE, page } }), (body) =>
      ok(toPage(body, (item) => toRefund(item, context))),
    ),
  withdraw: (id) =>
    readAnswer(api<unknown>(`${REFUNDS}/delete`, { method: 'DELETE', body: { ids: [id] } }), () => ok(undefined)),
});

const toGoods = (item: unknown, context: ReadingContext): RefundableGoods => {
  const order = toOrder(item, context);
  const { delivery, service, tips, deposit } = order.amounts;
  const requests = listOf(asRecord(item)['order_refunds'], asRecord).map((refund) => ({
    status: toStatus(refund['status']),
    lines: Array.isArray(refund['lines']) ? refund['lines'].map(asRecord) : undefined,
  }));
  return {
    order,
    goods: {
      paid: paidForGoods(order.total, [delivery, service, tips, deposit]),
      lines: order.lines.map(({ id, quantity, total }) => ({ id, quantity, total })),
      taken: requests
        .filter(({ status }) => status !== 'rejected')
        .flatMap(({ lines }) => lines ?? [])
        .map((line) => ({
          lineId: asInteger(line['order_detail_id']),
          quantity: asInteger(line['quantity']),
          amount: asMoney(line['amount'], order.total.scale),
        })),
    },
    whole: requests.flatMap(({ status, lines }) => (lines ? [] : [status])),
  };
};

const toRefund = (item: unknown, context: ReadingContext): OwnRefund => {
  const dto = asRecord(item);
  const order = toOrderSummary(dto['order'], context);
  const amount = (value: unknown): Money => asMoney(value, order.total.scale);
  const asked = asInstant(dto['created_at']);
  return {
    id: refundId(asInteger(dto['id'])),
    orderId: orderId(asInteger(dto['order_id'] ?? order.id)),
    shop: order.shop.title,
    status: toStatus(dto['status']),
    cause: asText(dto['cause']),
    answer: asText(dto['answer']),
    amount: typeof dto['amount'] === 'number' ? amount(dto['amount']) : order.total,
    priceStyle: order.priceStyle,
    pieces: listOf(dto['lines'], (line) => {
      const piece = asRecord(line);
      return {
        title: asText(piece['title']),
        quantity: asInteger(piece['quantity']),
        reason: toReason(piece['reason']),
        amount: amount(piece['amount']),
      };
    }),
    askedAt: asked,
    changedAt: optionalInstant(dto['updated_at']) ?? asked,
    timeZone: order.shop.timeZone,
  };
};

/** A word that is not known is an open request: nothing is promised. */
const toStatus = (value: unknown): RefundStatus => readRefundStatus(asText(value)) ?? 'pending';
const toReason = (value: unknown): RefundReason => REFUND_REASONS.find((reason) => reason === value) ?? 'other';
