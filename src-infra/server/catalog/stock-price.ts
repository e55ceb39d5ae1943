import { decimal, decimalOfMinor, discountOfDay, majorOf, multiplyDecimals, divideDecimal, money, priceStock, type Currency, type StockPrice } from '@domain/pricing/index.ts';
import type { ProductRecord, StockRecord } from './goods-record.ts';

/** In which currency, and on which day of the shop, a price is asked for. */
export type PriceContext = { readonly base: Currency; readonly currency: Currency; readonly today: string };

/** What one piece of a stock costs (contract 5.1). */
export const priceOf = (stock: Pick<StockRecord, 'price'>, product: Pick<ProductRecord, 'taxPercent' | 'discounts'>, context: PriceContext): StockPrice =>
  priceStock({
    base: decimalOfMinor(stock.price, context.base.scale),
    rate: context.currency.rate,
    scale: context.currency.scale,
    taxPercent: product.taxPercent,
    discount: discountOfDay(product.discounts, context.today),
  });

/** Per kg, litre or piece (contract 8.9); `undefined` where the content is not known. */
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
