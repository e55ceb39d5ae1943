import {
  decimal,
  decimalOfMinor,
  discountOfDay,
  majorOf,
  multiplyDecimals,
  divideDecimal,
  money,
  priceStock,
  type Currency,
  type StockPrice,
} from '@domain/pricing/index.ts';
import type { ProductRecord, StockRecord } from './goods-record.ts';

/** The currency and the shop's day that a price is computed for. */
export type PriceContext = { readonly base: Currency; readonly currency: Currency; readonly today: string };

/** Returns the price of one piece of a stock (contract 5.1). */
export const priceOf = (
  stock: Pick<StockRecord, 'price'>,
  product: Pick<ProductRecord, 'taxPercent' | 'discounts'>,
  context: PriceContext,
): StockPrice =>
  priceStock({
    base: decimalOfMinor(stock.price, context.base.scale),
    rate: context.currency.rate,
    scale: context.currency.scale,
    taxPercent: product.taxPercent,
    discount: discountOfDay(product.discounts, context.today),
  });

/** Returns the price per kg, litre or piece (contract 8.9); `undefined` if the content is unknown. */
export const unitPriceOf = (
  total: StockPrice['total'],
  content: ProductRecord['content'],
): { readonly amount: number; readonly per: 'kg' | 'l' | 'piece' } | undefined => {
  if (!content) return undefined;
  const { factor, per } = PER[content.measure];
  const minor = divideDecimal(multiplyDecimals(majorOf(total), factor), content.amount, total.scale);
  return { amount: Number(majorOf(money(minor, total.scale))), per };
};

const PER = {
  g: { factor: decimal(1000), per: 'kg' },
  ml: { factor: decimal(1000), per: 'l' },
  piece: { factor: decimal(1), per: 'piece' },
} as const;
