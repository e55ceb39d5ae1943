import { decimalOfMinor, discountOfDay, priceStock, type Currency, type StockPrice } from '@domain/pricing/index.ts';
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
