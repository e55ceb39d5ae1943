import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPrice, optionGroupsOf, type OptionChoice, type ProductDetail } from '@domain/catalog/index.ts';
import { productDetailArb } from '@domain/testing/index.ts';
import { ProductViewModel } from '@app/features/product/product.view-model.ts';
import { settled } from '../cart/stage.ts';
import { runs } from '../../domain/runs.ts';
import { stage } from './stage.ts';

/** Every way to choose, group by group, that the sheet does not refuse; incomplete ways, too. */
const waysOf = (product: ProductDetail): readonly OptionChoice[] => {
  const groups = optionGroupsOf(product, new Map());
  return groups.reduce<readonly OptionChoice[]>(
    (ways, { id }) =>
      ways.flatMap((way) => [
        way,
        ...(optionGroupsOf(product, way).find((group) => group.id === id)?.values ?? [])
          .filter(({ isAvailable }) => isAvailable)
          .map(({ value }) => new Map([...way, [id, value.id]])),
      ]),
    [new Map()],
  );
};

const shelves = fc.tuple(productDetailArb, fc.integer({ min: 1, max: 2 })).map(([product, min]) => ({
  ...product,
  limits: { min, max: 10 },
  // A shelf holds enough for the least quantity, or nothing.
  stocks: product.stocks.map((stock) => ({ ...stock, available: stock.available > 1 ? stock.available : 0 })),
}));

describe('CATALOG-7b the lowest price and the button of the sheet', () => {
  it('are the same for the cheapest way to choose, and no way shows less', async () => {
    await fc.assert(
      fc.asyncProperty(shelves, async (product) => {
        fc.pre(product.stocks.some(({ available }) => available > 0));
        const { cache, queries, cart } = stage(product);
        const vm = new ProductViewModel({ cache, queries, cart }, product.uuid, undefined);
        const stop = vm.activate();
        await settled();
        const shown = waysOf(product).map((way) => {
          vm.choice = way;
          return vm.total?.minor ?? 0;
        });
        stop();
        expect(Math.min(...shown)).toBe(lowestPrice(product.stocks, product.limits.min)?.amount.minor);
      }),
      runs(10, 500),
    );
  });
});
