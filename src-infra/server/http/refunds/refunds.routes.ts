import { REFUND_CAUSE_MAX } from '@domain/refunds/index.ts';
import {
  refundStatusWords,
  type RefundRequestRefusal,
  type RefundDecisionRefusal,
  type RefundRecord,
  type RefundUseCases,
} from '../../features/refunds/index.ts';
import { enveloped, fieldRefused, listed, notFound, refused, type Refusal } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { createShapeOrder, type CallContext, type ShapeDeps } from '../orders/shape-order.ts';
import { pageOf, storedPicture } from '../shapes/index.ts';
import { catalogContext } from '../catalog/index.ts';
import { major, toRefundRow } from '../orders/index.ts';

type Ids =
  | 'askRefund'
  | 'quoteRefund'
  | 'listRefunds'
  | 'showRefund'
  | 'deleteRefunds'
  | 'listAllRefunds'
  | 'acceptRefund'
  | 'rejectRefund';
type ListParams = {
  readonly page?: number;
  readonly perPage?: number;
  readonly sort?: 'asc' | 'desc';
  readonly status?: string;
  readonly search?: string;
};
type Deps = ShapeDeps & { readonly refunds: RefundUseCases };

/** Contract 3.10, 8.12: refund requests and decisions. */
export const refundsRoutes = (deps: Deps): Handlers<Ids> => {
  const { refunds } = deps;
  const { rows } = createShapeOrder(deps);

  const shaper = async (call: CallContext) => {
    const toRow = await rows(call);
    const context = catalogContext(await deps.reference(), deps.zones, call);
    return ({ refund, order }: RefundRecord) => ({ ...toRefundRow(refund, order.scale, context), order: toRow(order) });
  };

  const list = async (params: ListParams, call: CallContext, userId?: number) => {
    const { page, perPage, offset } = pageOf(params);
    const statuses = params.status === undefined ? [] : refundStatusWords(params.status);
    const found = statuses
      ? await refunds.list({
          statuses,
          search: params.search?.trim(),
          sort: params.sort ?? 'desc',
          offset,
          limit: perPage,
          ...(userId !== undefined && { userId }),
        })
      : { items: [], total: 0 };
    return listed({ items: found.items.map(await shaper(call)), total: found.total, page, perPage });
  };

  const decide = async (call: CallContext, id: number, decision: Parameters<RefundUseCases['decide']>[1]) => {
    const outcome = await refunds.decide(id, decision);
    return outcome.ok
      ? enveloped((await shaper(call))(outcome.value), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
      : DECISION_REFUSALS[outcome.error.kind];
  };

  return {
    askRefund: async (call) => {
      const { order_id: orderId, cause, images = [], lines } = call.params;
      const shown = [...images, ...(lines ?? []).flatMap((line) => line.images ?? [])];
      const outcome = await refunds.ask(call.user.id, {
        orderId,
        cause,
        images: [...new Set(shown)].map((text) => storedPicture(call.origin, text)),
        pieces: lines?.map(({ order_detail_id: lineId, quantity, reason, note }) => ({
          lineId,
          quantity,
          reason,
          note: note?.trim() || null,
        })),
      });
      return outcome.ok
        ? enveloped((await shaper(call))(outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : REQUEST_REFUSALS[outcome.error.kind];
    },

    quoteRefund: async ({ params, user }) => {
      const pieces = params.lines.map(({ order_detail_id: lineId, quantity }) => ({ lineId, quantity }));
      const outcome = await refunds.quote(user.id, params.id, pieces);
      if (!outcome.ok) return REQUEST_REFUSALS[outcome.error.kind];
      const { quote, order } = outcome.value;
      return enveloped({
        amount: major(quote.amount.minor, order.scale),
        lines: quote.lines.map((line) => ({
          order_detail_id: line.lineId,
          quantity: line.quantity,
          amount: major(line.amount.minor, order.scale),
        })),
      });
    },

    listRefunds: (call) => list(call.params, call, call.user.id),
    listAllRefunds: (call) => list(call.params, call),

    showRefund: async (call) => {
      const found = await refunds.one(call.params.id, call.user.id);
      return found ? enveloped((await shaper(call))(found)) : notFound;
    },

    deleteRefunds: async ({ user, params }) => {
      const { known, removed } = await refunds.remove(user.id, params.ids);
      if (known === 0) return notFound;
      return removed > 0 ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : refused('ERROR_503');
    },

    acceptRefund: (call) => decide(call, call.params.id, { kind: 'approve', answer: call.params.answer ?? '' }),
    rejectRefund: (call) => decide(call, call.params.id, { kind: 'reject', answer: call.params.answer ?? '' }),
  };
};

const REQUEST_REFUSALS: Readonly<Record<RefundRequestRefusal['kind'], Refusal>> = {
  'not-found': notFound,
  'not-own': notFound,
  'not-delivered': refused('ERROR_400', { text: 'NOT_DELIVERED_YET' }),
  'not-paid': refused('ERROR_400', { text: 'NOT_PAID_YET' }),
  exists: refused('ERROR_506'),
  'cause-required': fieldRefused('cause', 'FIELD_REQUIRED'),
  'cause-too-long': fieldRefused('cause', 'FIELD_LONG', { limit: REFUND_CAUSE_MAX }),
  'foreign-image': fieldRefused('images', 'FIELD_UNKNOWN'),
  nothing: fieldRefused('lines', 'FIELD_REQUIRED'),
  'unknown-line': fieldRefused('lines', 'FIELD_UNKNOWN'),
  taken: refused('ERROR_501', { text: 'ORDER_REFUNDED' }),
};

const DECISION_REFUSALS: Readonly<Record<RefundDecisionRefusal['kind'], Refusal>> = {
  'not-found': notFound,
  final: refused('ERROR_501', { text: 'ORDER_REFUNDED' }),
  'answer-required': fieldRefused('answer', 'FIELD_REQUIRED'),
};
