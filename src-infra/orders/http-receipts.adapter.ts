import type { $Fetch } from 'ofetch';
import { DELIVERY_TYPES, type Receipt, type Receipts } from '@domain/orders/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asMoney, asRecord, asText, optionalText } from '../drivers/http/wire.ts';
import { scaleOf } from './order-parts-wire.ts';
import { toOrderSummary } from './order-wire.ts';
import { toSubstitutions } from './substitutions-wire.ts';
import { toReceiptLines } from './receipt-lines-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext };

/** Contract 2.7: the order contains every amount of its receipt. */
export const createHttpReceipts = ({ api, context }: Deps): Receipts => ({
  load: (id) =>
    readAnswer(api<unknown>(`dashboard/user/orders/${id}`), (body) =>
      readEntity(
        body,
        requireId((item) => toReceipt(item, context)),
      ),
    ),
});

const toReceipt = (item: unknown, context: ReadingContext): Receipt => {
  const dto = asRecord(item);
  const scale = scaleOf(dto, context);
  const amount = (field: string) => asMoney(dto[field], scale);
  const { pieces: _, total, ...summary } = toOrderSummary(dto, context);
  return {
    ...summary,
    updatedAt: optionalInstant(dto['updated_at']) ?? summary.createdAt,
    deliveryType: DELIVERY_TYPES.find((type) => type === dto['delivery_type']) ?? 'delivery',
    recipient: asText(dto['username']),
    address: asText(asRecord(dto['address'])['address']),
    couponCode: optionalText(asRecord(dto['coupon'])['name']),
    lines: toReceiptLines(dto['details'], scale),
    substitutions: toSubstitutions(dto['substitutions'], scale, () => undefined),
    boxes: asInteger(dto['boxes']),
    amounts: {
      total,
      discount: amount('total_discount'),
      tax: amount('tax'),
      delivery: amount('delivery_fee'),
      service: amount('service_fee'),
      waiter: amount('waiter_fee'),
      coupon: asMoney(dto['coupon_price'] ?? dto['coupon_sum_price'], scale),
      tips: amount('tips'),
      deposit: amount('deposit'),
    },
  };
};
