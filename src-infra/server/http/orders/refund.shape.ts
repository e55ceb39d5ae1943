import type { RefundRow } from '../../features/orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { CatalogContext } from '../catalog/index.ts';
import { toGalleries } from '../shapes/index.ts';
import { major } from './payment.shape.ts';

type Status = 'pending' | 'accepted' | 'canceled';

/** OrderRefund of contract 2.7 without its order, whose currency has this scale. */
export const toRefundRow = (
  { id, order_id, status, cause, answer, images, lines, amount, created_at, updated_at }: RefundRow,
  scale: number,
  { origin, translation }: Pick<CatalogContext, 'origin' | 'translation'>,
) => ({
  id,
  order_id,
  status: status as Status,
  cause,
  answer,
  amount: amount === null ? null : major(amount, scale),
  lines:
    lines?.map((line) => ({
      order_detail_id: line.order_detail_id,
      quantity: line.quantity,
      reason: line.reason,
      note: line.note,
      amount: major(line.amount, scale),
      title: translation(line.order_detail_id, line.texts).title ?? '',
    })) ?? null,
  galleries: toGalleries(id, 'order_refunds', images, origin),
  created_at: wireTime(created_at),
  updated_at: wireTime(updated_at),
});
