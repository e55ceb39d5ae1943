import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPrice, lowestPrice, type ProductDetail, type Stock } from '@domain/catalog/index.ts';
import { productDetailArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const leastArb = fc.integer({ min: 0, max: 3 });

/** What so many pieces cost, added piece by piece. */
const costOf = ({ price, addons }: Stock, pieces: number): number => {
  const each = [price, ...addons.filter(({ isMandatory }) => isMandatory).map((addon) => addon.price)];
  return Array.from({ length: pieces }, () => each)
    .flat()
    .reduce((sum, { total }) => sum + total.minor, 0);
};

const onSale = ({ stocks }: ProductDetail, least: number): readonly Stock[] =>
  stocks.filter(({ available }) => available > 0 && available >= least);

describe('CATALOG-7b the lowest price of a product', () => {
  it('is that of some variant in supply with its mandatory add-ons, in the least quantity, and of none less', () => {
    fc.assert(
      fc.property(productDetailArb, leastArb, (product, least) => {
        const sold = onSale(product, least);
        fc.pre(sold.length > 0);
        const costs = sold.map((stock) => costOf(stock, Math.max(1, least)));
        expect(lowestPrice(product.stocks, least)?.amount.minor).toBe(Math.min(...costs));
      }),
      runs(25, 20_000),
    );
  });

  it('varies exactly if another variant in supply costs more', () => {
    fc.assert(
      fc.property(productDetailArb, leastArb, (product, least) => {
        const sold = onSale(product, least);
        fc.pre(sold.length > 0);
        expect(lowestPrice(product.stocks, least)?.varies).toBe(
          new Set(sold.map((stock) => costOf(stock, 1))).size > 1,
        );
      }),
      runs(25, 20_000),
    );
  });

  it('is that of the cheapest variant where everything is sold out, and of no stock none', () => {
    fc.assert(
      fc.property(productDetailArb, (product) => {
        const stocks = product.stocks.map((stock) => ({ ...stock, available: 0 }));
        expect(lowestPrice(stocks, 1)?.amount.minor).toBe(Math.min(...stocks.map((stock) => costOf(stock, 1))));
        expect(lowestPrice([], 1)).toBeUndefined();
      }),
      runs(25, 10_000),
    );
  });

  it('is that of the first stock where a server does not tell, and none without a stock', () => {
    fc.assert(
      fc.property(productDetailArb, (product) => {
        const [first] = product.stocks;
        expect(cardPrice({ stock: product.stock })).toEqual({
          amount: first?.price.total,
          discount: first?.price.discount,
          varies: false,
        });
        const lowest = lowestPrice(product.stocks, 1);
        expect(cardPrice({ stock: product.stock, lowest })).toBe(lowest);
        expect(cardPrice({ stock: undefined })).toBeUndefined();
      }),
      runs(25, 5_000),
    );
  });
});
