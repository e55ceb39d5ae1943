import { err, ok, type Result } from '../kernel/result.ts';
import { linesTotal, totalsOf } from './calculate.ts';
import { baseOf, isRightFee } from './fee-proof.ts';
import { partsAmount } from './item-lines.ts';
import { money } from './money.ts';
import { isReduction, ruleAmount } from './price-rules.ts';
import { quoteId } from './quote-id.ts';
import {
  LINE_KINDS,
  LINE_LABELS,
  type LineKind,
  type PriceLine,
  type PricePart,
  type Quote,
  type Totals,
} from './quote.ts';

/** Which part of a quote does not follow its rules, and where. */
export type QuoteFault = {
  readonly kind: 'tampered';
  readonly what: 'part' | 'line' | 'order' | 'total' | 'id';
  readonly label: string;
};

/** PRICE-7: Recomputes every amount of a quote from its rules: how a customer verifies a server's total (L3). */
export const recomputeQuote = (quote: Quote): Result<Totals, QuoteFault> => {
  const fault = firstFault(quote);
  return fault ? err({ kind: 'tampered', ...fault }) : ok(totalsOf(quote.lines, (minor) => money(minor, quote.scale)));
};

type Fault = Omit<QuoteFault, 'kind'>;

const firstFault = (quote: Quote): Fault | undefined => {
  try {
    for (const line of quote.lines) {
      const fault = lineFault(line, quote);
      if (fault) return fault;
    }
    if (!isInOrder(quote)) return { what: 'order', label: quote.lines.map((line) => line.kind).join(',') };
    if (baseOf(quote) < 0) return { what: 'line', label: LINE_LABELS.recipe_discount };
    if (linesTotal(quote.lines) !== quote.total) return { what: 'total', label: String(quote.total) };
    return quoteId(quote) === quote.id ? undefined : { what: 'id', label: quote.id };
  } catch (failure) {
    // Numbers too large for calculations fail the proof as well.
    if (failure instanceof RangeError) return { what: 'part', label: failure.message };
    throw failure;
  }
};

/**
 * Every kind in its position; tax, delivery and service once, the other fees at most once, a coupon exactly if one is
 * named.
 */
const isInOrder = ({ lines, coupon }: Quote): boolean => {
  const places = lines.map((line) => (LINE_KINDS as readonly LineKind[]).indexOf(line.kind));
  const count = (kind: LineKind): number => lines.filter((line) => line.kind === kind).length;
  return (
    places.every((place, index) => place >= (places[index - 1] ?? 0)) &&
    (['shop_tax', 'delivery', 'service'] as const).every((kind) => count(kind) === 1) &&
    (['waiter', 'tips', 'deposit'] as const).every((kind) => count(kind) <= 1) &&
    count('coupon') === (coupon === null ? 0 : 1)
  );
};

const lineFault = (line: PriceLine, quote: Quote): Fault | undefined => {
  const isStock = line.kind === 'item' || line.kind === 'addon';
  if (partsAmount(line.parts) !== line.amount || line.label !== LINE_LABELS[line.kind])
    return { what: 'line', label: line.label };
  if (!isStock && (line.parts.length !== 1 || line.children.length > 0)) return { what: 'line', label: line.label };
  if (line.quantity < 1 || line.parts.some((part) => part.quantity !== line.quantity))
    return { what: 'line', label: line.label };
  const isRight = isStock ? areRightStockParts(line.parts, quote) : isRightFee(line, quote);
  if (!isRight) return { what: 'part', label: line.label };
  if (line.kind === 'item' && line.children.some((child) => child.kind !== 'addon' || child.children.length > 0))
    return { what: 'line', label: line.label };
  return line.children.map((child) => lineFault(child, quote)).find((fault) => fault !== undefined);
};

/** A price, then its tax, then a discount of at most both. */
const areRightStockParts = ([price, ...others]: readonly PricePart[], quote: Quote): boolean => {
  if (!price || price.label !== 'price' || price.rule !== 'price' || price.unit < 0) return false;
  const tax = others[0]?.label === 'tax' ? others[0] : undefined;
  const discount = others[tax ? 1 : 0];
  if (others.length !== (tax ? 1 : 0) + (discount ? 1 : 0)) return false;
  if (tax && (tax.rule !== 'percent' || tax.args['of'] !== price.unit || tax.unit !== ruleAmount(tax, quote)))
    return false;
  return (
    !discount ||
    (discount.label === 'discount' &&
      discount.args['of'] === (discount.rule === 'percent' ? price.unit : undefined) &&
      isReduction(discount, price.unit + (tax?.unit ?? 0), quote))
  );
};
