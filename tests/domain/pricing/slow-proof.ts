import type { PriceLine, PricePart, Quote } from '@domain/pricing/index.ts';
import { halfUp, plus, read, times, whole } from './slow-cart.ts';

const LABELS: Readonly<Record<string, string>> = {
  item: 'price',
  addon: 'price',
  bonus: 'bonus',
  recipe_discount: 'recipe.discount',
  shop_tax: 'shop.tax',
  delivery: 'delivery.fee',
  service: 'service.fee',
  waiter: 'waiter.fee',
  coupon: 'promo.code',
  tips: 'tips',
  deposit: 'deposit',
};
const ORDER = [
  'item',
  'bonus',
  'recipe_discount',
  'shop_tax',
  'delivery',
  'service',
  'waiter',
  'coupon',
  'tips',
  'deposit',
];

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? value : undefined;
const sumOf = (lines: readonly PriceLine[], kinds: readonly string[]): number =>
  lines
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((line) => [line, ...line.children])
    .reduce((sum, line) => sum + line.parts.reduce((all, { quantity, unit }) => all + quantity * unit, 0), 0);

/** What contract 8.2 makes of a rule and its arguments; `undefined` where they give nothing. */
const given = ({ rule, args }: PricePart, { rate, scale }: Quote): number | undefined => {
  const converted = (amount: Parameters<typeof times>[0]): number =>
    Number(halfUp(times(times(amount, read(rate)), whole(10 ** scale))));
  const [percent, base, perKm, km] = [
    text(args['percent']),
    text(args['base']),
    text(args['per_km']),
    text(args['km']),
  ];
  const of = args['of'];
  // A share of fewer than no percent is nothing.
  const isNegative = typeof args['percent'] === 'string' && /^-\d+(\.\d+)?$/.test(args['percent']);
  if (rule === 'percent' && isNegative && typeof of === 'number') return 0;
  if (rule === 'percent')
    return percent !== undefined && typeof of === 'number'
      ? Number(halfUp(times(times(whole(Math.max(0, of)), read(percent)), [1n, 100n])))
      : undefined;
  if (rule === 'fixed') return base === undefined ? undefined : converted(read(base));
  if (rule === 'distance')
    return base === undefined || perKm === undefined || km === undefined
      ? undefined
      : converted(plus(read(base), times(read(perKm), read(km))));
  return undefined;
};

/** Deducts what its rule gives, at most the limit, and says `limited` exactly if that is less. */
const takes = (part: PricePart, most: number, quote: Quote): boolean => {
  const wanted = part.rule === 'percent' || part.rule === 'fixed' ? given(part, quote) : undefined;
  return (
    wanted !== undefined &&
    part.unit === (wanted > most ? 0 - most : 0 - wanted) &&
    wanted > most === (part.args['limited'] === true)
  );
};

const isStock = (line: PriceLine, quote: Quote): boolean => {
  const [price, ...rest] = line.parts;
  if (price?.label !== 'price' || price.rule !== 'price' || price.unit < 0) return false;
  const taxes = rest.filter(({ label }) => label === 'tax');
  const discounts = rest.filter(({ label }) => label === 'discount');
  if (
    taxes.length > 1 ||
    discounts.length > 1 ||
    taxes.length + discounts.length < rest.length ||
    (taxes.length > 0 && rest[0] !== taxes[0])
  )
    return false;
  const tax = taxes[0];
  if (tax && !(tax.rule === 'percent' && tax.args['of'] === price.unit && given(tax, quote) === tax.unit)) return false;
  const discount = discounts[0];
  return (
    !discount ||
    (discount.args['of'] === (discount.rule === 'percent' ? price.unit : undefined) &&
      takes(discount, price.unit + (tax?.unit ?? 0), quote))
  );
};

const isFee = (line: PriceLine, quote: Quote): boolean => {
  const [part, more] = line.parts;
  if (!part || more || line.children.length > 0 || part.label !== LABELS[line.kind]) return false;
  const base = sumOf(quote.lines, ['item', 'recipe_discount']);
  const isShare = part.rule === 'percent' && part.args['of'] === base && given(part, quote) === part.unit;
  switch (line.kind) {
    case 'bonus':
      return part.rule === 'free' && part.unit === 0;
    case 'recipe_discount':
      if (part.rule !== 'percent' && part.rule !== 'fixed') return false;
      if (part.args['limited'] === true)
        return (
          line.quantity === 1 &&
          given(part, quote) !== undefined &&
          part.unit <= 0 &&
          0 - part.unit <= sumOf(quote.lines, ['item'])
        );
      return given(part, quote) !== undefined && part.unit === 0 - Number(given(part, quote));
    case 'shop_tax':
    case 'waiter':
      return isShare;
    case 'delivery':
      return quote.type === 'delivery'
        ? part.rule === 'distance' && part.args['km'] === quote.km && given(part, quote) === part.unit
        : part.rule === 'fixed' && quote.km === null && given(part, quote) === part.unit;
    case 'service':
    case 'deposit':
      return part.rule === 'fixed' && given(part, quote) === part.unit;
    case 'coupon':
      return (
        line.ref === quote.coupon &&
        [base, sumOf(quote.lines, ['delivery'])].some(
          (most) => (part.rule === 'fixed' || part.args['of'] === most) && takes(part, most, quote),
        )
      );
    case 'tips':
      return part.rule === 'given' ? part.unit >= 0 : isShare;
    case 'item':
    case 'addon':
      return false;
  }
};

const isRight = (line: PriceLine, quote: Quote): boolean =>
  line.label === LABELS[line.kind] &&
  line.quantity >= 1 &&
  line.parts.every(({ quantity }) => quantity === line.quantity) &&
  (line.kind === 'item' || line.kind === 'addon' ? isStock(line, quote) : isFee(line, quote)) &&
  line.children.every((child) => child.kind === 'addon' && child.children.length === 0 && isRight(child, quote));

/** Contract 8.2, sentence by sentence: whether a quote whose sums and id are right explains itself. */
export const slowProof = (quote: Quote): boolean => {
  const kinds = quote.lines.map(({ kind }) => kind);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  const isSorted = kinds.every(
    (kind, index) => ORDER.includes(kind) && ORDER.indexOf(kind) >= ORDER.indexOf(kinds[index - 1] ?? 'item'),
  );
  const hasParts =
    count('shop_tax') === 1 &&
    count('delivery') === 1 &&
    count('service') === 1 &&
    count('waiter') < 2 &&
    count('tips') < 2 &&
    count('deposit') < 2 &&
    count('coupon') === Number(quote.coupon !== null);
  return (
    isSorted &&
    hasParts &&
    sumOf(quote.lines, ['item', 'recipe_discount']) >= 0 &&
    quote.lines.every((line) => isRight(line, quote))
  );
};
