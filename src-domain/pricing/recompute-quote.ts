import { err, ok, type Result } from '../kernel/result.ts';
import { linesTotal, totalsOf } from './calculate.ts';
import { decimal, type Decimal } from './decimal.ts';
import { distanceFee } from './fee-lines.ts';
import { partsAmount } from './item-lines.ts';
import { convertMoney, money } from './money.ts';
import { quoteId } from './quote-id.ts';
import type { PriceLine, PricePart, Quote, Totals } from './quote.ts';
import { percentOf } from './stock-price.ts';

export type QuoteFault = { readonly kind: 'wrong-part' | 'wrong-line' | 'wrong-total' | 'wrong-id'; readonly label: string };

/** Computes every amount of a quote again from its rules: the proof that a server's total is what it says (L3). */
export const recomputeQuote = (quote: Quote): Result<Totals, QuoteFault> => {
  const faults = quote.lines.flatMap((line) => lineFaults(line, quote));
  const [fault] = faults;
  if (fault) return err(fault);
  if (linesTotal(quote.lines) !== quote.total) return err({ kind: 'wrong-total', label: String(quote.total) });
  if (quoteId(quote) !== quote.id) return err({ kind: 'wrong-id', label: quote.id });
  return ok(totalsOf(quote.lines, (minor) => money(minor, quote.scale)));
};

const lineFaults = (line: PriceLine, quote: Quote): readonly QuoteFault[] => [
  ...line.parts.filter((part) => !isRightPart(part, quote)).map((part) => ({ kind: 'wrong-part', label: part.label }) as const),
  ...(partsAmount(line.parts) === line.amount ? [] : [{ kind: 'wrong-line', label: line.label } as const]),
  ...line.children.flatMap((child) => lineFaults(child, quote)),
];

const isRightPart = (part: PricePart, quote: Quote): boolean => {
  const expected = unitOf(part, quote);
  if (expected === undefined) return true;
  // A reduction cut to its limit is at most what its rule gives; the limit itself lies outside of the part.
  return part.args['limited'] === true ? Math.abs(part.unit) <= expected * Math.max(1, part.quantity) || part.label === 'recipe.discount' : Math.abs(part.unit) === expected;
};

/** The magnitude a rule gives; `undefined` where the unit is not a result but a start (prices, tips). */
const unitOf = ({ rule, args }: PricePart, { rate, scale }: Quote): number | undefined => {
  const number = (name: string): Decimal => decimal(String(args[name] ?? 0));
  switch (rule) {
    case 'price':
    case 'given':
      return undefined;
    case 'free':
      return 0;
    case 'percent':
      return percentOf(money(Number(args['of'] ?? 0), scale), number('percent')).minor;
    case 'fixed':
      return convertMoney(number('base'), rate, scale).minor;
    case 'distance':
      return convertMoney(distanceFee(number('base'), number('per_km'), number('km')), rate, scale).minor;
  }
};
