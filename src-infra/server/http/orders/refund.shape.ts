import type { RefundRow } from '../../features/orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toGalleries } from '../shapes/index.ts';

type Status = 'pending' | 'accepted' | 'canceled';

/** OrderRefund of contract 2.7 without its order. */
export const toRefundRow = (
  { id, order_id, status, cause, answer, images, created_at, updated_at }: RefundRow,
  origin: string,
) => ({
  id,
  order_id,
  status: status as Status,
  cause,
  answer,
  galleries: toGalleries(id, 'order_refunds', images, origin),
  created_at: wireTime(created_at),
  updated_at: wireTime(updated_at),
});
