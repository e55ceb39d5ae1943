import { canonicalJson, type CanonicalValue } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/sha256.ts';
import { linesTotal, type PricedCart } from './calculate.ts';
import type { Quote } from './quote.ts';

/** What a quote is bound to besides its lines. */
export type QuoteHeader = Omit<Quote, 'id' | 'lines' | 'total'>;

/** Contract 8.2: the quote of a calculation; its id is the hash of its canonical form. */
export const quoteOf = (header: QuoteHeader, { lines }: Pick<PricedCart, 'lines'>): Quote => {
  const quote = { ...header, lines, total: linesTotal(lines) };
  return { id: quoteId(quote), ...quote };
};

/** PRICE-7a: `q1_` and the lower-case hex SHA-256 of the canonical quote (contract 8.2). */
export const quoteId = (quote: Omit<Quote, 'id'>): string => `q1_${sha256Hex(canonicalQuote(quote))}`;

/** Contract 8.2: canonical JSON of a quote without its id, with the names of the wire. */
export const canonicalQuote = ({
  scale,
  cartId,
  shopId,
  currencyId,
  rate,
  km,
  type,
  slot,
  coupon,
  lines,
  total,
}: Omit<Quote, 'id'>): string =>
  canonicalJson({
    v: 1,
    scale,
    cart_id: cartId,
    shop_id: shopId,
    currency_id: currencyId,
    rate,
    km,
    type,
    slot,
    coupon,
    // An interface-like type lacks the index signature that JSON values have.
    lines: lines as unknown as CanonicalValue,
    total,
  });
