import { stockId } from '@domain/kernel/ids.ts';
import type { Change, Slot } from '@domain/orders/index.ts';
import { money, type Money, type Scale } from '@domain/pricing/index.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, listOf, type Wire } from '../drivers/http/wire.ts';
import { toScale } from '../localization/scale-wire.ts';

/** ORDER-5: reads the changes of contract 8.2; amounts are minor units of the quote's currency. */
export const toChanges = (conflict: Wire, scaleOtherwise: Scale): readonly Change[] => {
  const quote = asRecord(conflict['quote']);
  const scale = quote['scale'] === undefined ? scaleOtherwise : toScale(quote['scale']);
  return listOf(conflict['changes'], (item) => toChange(asRecord(item), scale));
};

const toChange = (dto: Wire, scale: Scale): Change => {
  const minor = (value: unknown): Money => money(asInteger(value), scale);
  const optional = (value: unknown): Money | undefined =>
    value === null || value === undefined ? undefined : minor(value);
  const stock = { stockId: stockId(asInteger(dto['stock_id'])), title: asText(dto['title']) };
  switch (dto['kind']) {
    case 'price':
      return { kind: 'price', ...stock, from: minor(dto['from']), to: minor(dto['to']) };
    case 'stock':
      return { kind: 'stock', ...stock, wanted: asInteger(dto['from']), available: asInteger(dto['to']) };
    case 'removed':
      return { kind: 'removed', ...stock };
    case 'cart':
      return { kind: 'cart', ...stock, from: asInteger(dto['from']), to: asInteger(dto['to']) };
    case 'slot':
      return { kind: 'slot', from: toSlot(dto['from']), to: toSlot(dto['to']) };
    case 'fee':
      return { kind: 'fee', label: asText(dto['label']), from: minor(dto['from']), to: optional(dto['to']) };
    case 'coupon':
      return {
        kind: 'coupon',
        code: asText(dto['code']),
        from: optional(dto['from']),
        to: optional(dto['to']),
        reason: COUPON_REASONS.find((reason) => reason === dto['reason']) ?? 'unknown',
      };
    case 'closed':
      return { kind: 'closed', nextOpen: optionalInstant(dto['next_open']) };
    default:
      return { kind: 'other' };
  }
};

const COUPON_REASONS = ['expired', 'used', 'exhausted', 'invalid'] as const;

const toSlot = (value: unknown): Slot | undefined => {
  const dto = asRecord(value);
  const [date, time] = [asText(dto['date']), asText(dto['time'])];
  return date !== '' && time !== '' ? { date, time } : undefined;
};
