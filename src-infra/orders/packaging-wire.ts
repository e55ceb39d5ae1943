import { BOXES_MAX, parseDecimal, type PackagingOffer } from '@domain/pricing/index.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** ORDER-12: reads what the shop offers; what cannot be read is no offer. */
export const toPackaging = (value: unknown): PackagingOffer | undefined => {
  const dto = asRecord(value);
  const deposit = parseDecimal(asText(dto['deposit']));
  const boxes = Object.entries(asRecord(dto['boxes'])).map(([stock, count]) => [stock, asInteger(count)] as const);
  return deposit.ok && boxes.every(([, count]) => count >= 0 && count <= BOXES_MAX)
    ? { deposit: deposit.value, boxes: Object.fromEntries(boxes) }
    : undefined;
};
