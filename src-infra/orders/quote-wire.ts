import type {
  LineKind,
  LineLabel,
  PartLabel,
  PriceLine,
  PricePart,
  PriceRule,
  Quote,
  RuleArgs,
  Totals,
} from '@domain/pricing/index.ts';
import { parseDecimal, type Decimal, type Scale } from '@domain/pricing/index.ts';
import { toScale } from '../localization/scale-wire.ts';
import { asInteger, asMoney, asRecord, asText, optionalText, type Wire } from '../drivers/http/wire.ts';

/** Thrown for a quote that does not follow contract 8.2; it then counts as absent. */
class UnreadableQuote extends Error {}

const unreadable = (): never => {
  throw new UnreadableQuote('Not a quote');
};

/**
 * Reads a quote without changing any value, since its id is the hash of them; `undefined` where there is no readable
 * quote.
 */
export const toQuote = (value: unknown): Quote | undefined => {
  const dto = asRecord(value);
  if (!optionalText(dto['id'])) return undefined;
  try {
    return readQuote(dto);
  } catch (thrown) {
    if (thrown instanceof UnreadableQuote) return undefined;
    throw thrown;
  }
};

const readQuote = (dto: Wire): Quote => ({
  id: asText(dto['id']),
  scale: toScale(dto['scale']),
  cartId: whole(dto['cart_id']),
  shopId: whole(dto['shop_id']),
  currencyId: whole(dto['currency_id']),
  rate: exact(dto['rate']),
  km: dto['km'] === null || dto['km'] === undefined ? null : exact(dto['km']),
  type: asText(dto['type']),
  slot: toQuoteSlot(dto['slot']),
  coupon: optionalText(dto['coupon']) ?? null,
  lines: items(dto['lines']).map(toLine),
  total: whole(dto['total']),
});

const toQuoteSlot = (value: unknown): Quote['slot'] => {
  if (value === null || value === undefined) return null;
  const dto = asRecord(value);
  return { date: asText(dto['date']), time: asText(dto['time']) };
};

const toLine = (dto: Wire): PriceLine => ({
  kind: asText(dto['kind']) as LineKind,
  label: asText(dto['label']) as LineLabel,
  ref: typeof dto['ref'] === 'number' || typeof dto['ref'] === 'string' ? dto['ref'] : null,
  member: dto['member'] === null || dto['member'] === undefined ? null : whole(dto['member']),
  quantity: whole(dto['quantity']),
  parts: items(dto['parts']).map(toPart),
  amount: whole(dto['amount']),
  children: items(dto['children']).map(toLine),
});

const toPart = (dto: Wire): PricePart => ({
  label: asText(dto['label']) as PartLabel,
  quantity: whole(dto['quantity']),
  unit: whole(dto['unit']),
  rule: asText(dto['rule']) as PriceRule,
  args: toArgs(asRecord(dto['args'])),
});

const COUNTED = new Set(['percent', 'of', 'base', 'per_km', 'km']);

const toArgs = (dto: Wire): RuleArgs =>
  Object.fromEntries(
    Object.entries(dto).map(([name, value]) => {
      const isReadable =
        typeof value === 'boolean' ||
        ((typeof value === 'number' || typeof value === 'string') &&
          (!COUNTED.has(name) || parseDecimal(String(value)).ok));
      return [name, isReadable ? value : unreadable()];
    }),
  );

const items = (value: unknown): readonly Wire[] => (Array.isArray(value) ? value.map(asRecord) : unreadable());
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : unreadable());

const exact = (value: unknown): Decimal => {
  const outcome = parseDecimal(asText(value));
  return outcome.ok && outcome.value === String(value) ? outcome.value : unreadable();
};

/** The named amounts of contract 3.9 in the requested currency; absent ones are zero. */
export const toTotals = (dto: Wire, scale: Scale): Totals => ({
  price: asMoney(dto['price'], scale),
  discount: asMoney(dto['total_discount'], scale),
  recipeDiscount: asMoney(dto['receipt_discount'], scale),
  recipeCount: asInteger(dto['receipt_count']),
  shopTax: asMoney(dto['total_shop_tax'] ?? dto['total_tax'], scale),
  delivery: asMoney(dto['delivery_fee'], scale),
  service: asMoney(dto['service_fee'], scale),
  waiter: asMoney(dto['waiter_fee'], scale),
  coupon: asMoney(dto['coupon_price'], scale),
  tips: asMoney(dto['tips'], scale),
  deposit: asMoney(dto['deposit'], scale),
  total: asMoney(dto['total_price'], scale),
});
