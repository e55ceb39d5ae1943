import { canonicalJson } from '../kernel/canonical-json.ts';
import type { PackagingInput } from './calculation-input.ts';
import { chargeOf } from './charge.ts';
import type { Decimal } from './decimal.ts';
import { singleLine, type CurrencyTerms } from './item-lines.ts';
import { money, type Money } from './money.ts';
import type { PriceLine, Quote } from './quote.ts';

/** The most boxes that one piece comes in. */
export const BOXES_MAX = 5;

/** In how many boxes one piece of a stock comes, by stock id; one that is missing comes in none. */
export type BoxesByStock = Readonly<Record<string, number>>;

/** PRICE-8: What a shop offers for a cart: the deposit for one returnable box, base currency, and its boxes. */
export type PackagingOffer = { readonly deposit: Decimal; readonly boxes: BoxesByStock };

/** Pieces that are paid for. */
export type BoxedPieces = { readonly stockId: number; readonly quantity: number };

/**
 * PRICE-8b: Returns how many boxes some pieces come in. Add-ons travel in the box of their dish, and free pieces in
 * what the shop packs them in anyway: neither is counted.
 */
export const boxesOf = (pieces: readonly BoxedPieces[], boxes: BoxesByStock): number =>
  pieces.reduce((sum, { stockId, quantity }) => sum + quantity * (boxes[String(stockId)] ?? 0), 0);

/** Returns the input of a calculation for the pieces of a cart. */
export const packagingInput = (pieces: readonly BoxedPieces[], { deposit, boxes }: PackagingOffer): PackagingInput => ({
  deposit,
  boxes: boxesOf(pieces, boxes),
});

/** PRICE-8: One line for all boxes, none without boxes. Throws RangeError for a negative deposit. */
export const depositLines = (
  packaging: PackagingInput | undefined,
  { rate, scale }: CurrencyTerms,
): readonly PriceLine[] =>
  packaging === undefined || packaging.boxes === 0
    ? []
    : [
        singleLine(
          { kind: 'deposit', label: 'deposit', quantity: packaging.boxes },
          {
            unit: chargeOf(packaging.deposit, rate, scale).minor,
            rule: 'fixed',
            args: { base: packaging.deposit },
          },
        ),
      ];

/** PRICE-8: Returns the boxes of an offer for a quote and their deposit in its currency; undefined for none. */
export const depositFor = (
  quote: Quote,
  offer: PackagingOffer,
): { readonly boxes: number; readonly deposit: Money } | undefined => {
  const [line] = offeredLines(quote, offer);
  return line && { boxes: line.quantity, deposit: money(line.amount, quote.scale) };
};

/**
 * PRICE-8c: Whether a quote charges exactly the deposit that the shop offers for its pieces, or none unless boxes were
 * chosen. `offer` is undefined where they were not.
 */
export const isOfferedDeposit = (quote: Quote, offer: PackagingOffer | undefined): boolean => {
  const charged = quote.lines.filter(({ kind }) => kind === 'deposit');
  return textOf(charged) === textOf(offer ? offeredLines(quote, offer) : []);
};

/** The deposit for the pieces of a quote. */
const offeredLines = (quote: Quote, offer: PackagingOffer): readonly PriceLine[] => {
  const pieces = quote.lines.flatMap(({ kind, ref, quantity }) =>
    kind === 'item' ? [{ stockId: Number(ref), quantity }] : [],
  );
  return depositLines(packagingInput(pieces, offer), quote);
};

const textOf = (lines: readonly PriceLine[]): string => canonicalJson(lines);
