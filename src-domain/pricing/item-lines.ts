import { canonicalJson, type CanonicalValue } from '../kernel/canonical-json.ts';
import type { PricedItem, PricedStock } from './calculation-input.ts';
import type { Decimal } from './decimal.ts';
import type { Scale } from './money.ts';
import type { LineLabel, PriceLine, PricePart, RuleArgs } from './quote.ts';
import { isLimited, priceStock, reductionOf, type Discount, type StockPrice } from './stock-price.ts';

/** The conversion from the base currency: a rate, and the decimal places of the requested currency. */
export type CurrencyTerms = { readonly rate: Decimal; readonly scale: Scale };

/** Σ quantity × unit: the amount of a line without its children. Throws RangeError for a sum beyond safe integers. */
export const partsAmount = (parts: readonly PricePart[]): number =>
  parts.reduce((sum, part) => exact(sum + exact(part.quantity * part.unit)), 0);

/** Throws RangeError for a sum beyond safe integers, which may have been rounded on the way. */
export const exact = (sum: number): number => {
  if (!Number.isSafeInteger(sum)) throw new RangeError(`Amount out of range: ${sum}`);
  return sum;
};

/** A line of one part that carries the line's own label. */
export const singleLine = (
  line: {
    readonly kind: PriceLine['kind'];
    readonly label: LineLabel;
    readonly ref?: number | string;
    readonly member?: number;
    readonly quantity?: number;
  },
  part: Pick<PricePart, 'unit' | 'rule' | 'args'>,
): PriceLine => {
  const quantity = line.quantity ?? 1;
  const parts = [{ label: line.label, quantity, ...part }];
  return {
    kind: line.kind,
    label: line.label,
    ref: line.ref ?? null,
    member: line.member ?? null,
    quantity,
    parts,
    amount: partsAmount(parts),
    children: [],
  };
};

/** Items with their add-ons, sorted as a quote lists them: by member, stock, then canonical add-ons. */
export const itemLines = (items: readonly PricedItem[], terms: CurrencyTerms): readonly PriceLine[] =>
  items
    .map((item) => {
      const children = item.addons
        .map((addon) => stockLine('addon', addon.stock, addon.quantity, item.member, terms))
        .sort(byRef);
      return { ...stockLine('item', item.stock, item.quantity, item.member, terms), children };
    })
    // An interface-like type lacks the index signature that JSON values have.
    .map((line) => ({ line, order: canonicalJson(line.children as unknown as CanonicalValue) }))
    .sort(
      (left, right) =>
        byMember(left.line, right.line) || byRef(left.line, right.line) || compareText(left.order, right.order),
    )
    .map(({ line }) => line);

export const byRef = (left: PriceLine, right: PriceLine): number => Number(left.ref) - Number(right.ref);

const byMember = (left: PriceLine, right: PriceLine): number => (left.member ?? 0) - (right.member ?? 0);
const compareText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

const stockLine = (
  kind: 'item' | 'addon',
  stock: PricedStock,
  quantity: number,
  member: number,
  terms: CurrencyTerms,
): PriceLine => {
  const parts = stockParts(stock, quantity, terms);
  return { kind, label: 'price', ref: stock.id, member, quantity, parts, amount: partsAmount(parts), children: [] };
};

/** The price, then tax and discount unless they are zero. */
const stockParts = (stock: PricedStock, quantity: number, { rate, scale }: CurrencyTerms): readonly PricePart[] => {
  const price = priceStock({ ...stock, rate, scale });
  const part = (label: PricePart['label'], unit: number, rule: PricePart['rule'], args: RuleArgs): PricePart => ({
    label,
    quantity,
    unit,
    rule,
    args,
  });
  return [
    part('price', price.price.minor, 'price', {}),
    ...(price.tax.minor === 0
      ? []
      : [part('tax', price.tax.minor, 'percent', { percent: stock.taxPercent, of: price.price.minor })]),
    ...(stock.discount && price.discount.minor !== 0 ? [discountPart(stock.discount, price, part, rate)] : []),
  ];
};

type MakePart = (label: PricePart['label'], unit: number, rule: PricePart['rule'], args: RuleArgs) => PricePart;

const discountPart = (discount: Discount, price: StockPrice, part: MakePart, rate: Decimal): PricePart => {
  const limited = isLimited(reductionOf(price.price, discount, rate), price.discount) ? { limited: true } : {};
  const args =
    discount.type === 'percent' ? { percent: discount.amount, of: price.price.minor } : { base: discount.amount };
  return part('discount', 0 - price.discount.minor, discount.type === 'percent' ? 'percent' : 'fixed', {
    ...args,
    ...limited,
  });
};
