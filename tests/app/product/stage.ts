import type { AddonOffer, OptionValue, ProductDetail, Stock } from '@domain/catalog/index.ts';
import { productId, shopId, stockId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { decimal, priceStock } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createCatalogQueries } from '@app/features/catalog/index.ts';
import { stage as cartStage } from '../cart/stage.ts';
import { uuidOf } from '../search/goods.ts';

export const SIZE = { id: 1, small: 11, large: 12 } as const;
export const MILK = { id: 2, cow: 21, oat: 22 } as const;

const optionOf = (groupId: number, group: string, id: number, value: string): OptionValue => ({
  id,
  groupId,
  group,
  value,
  kind: 'text',
});
const small = optionOf(SIZE.id, 'Size', SIZE.small, 'Small');
const large = optionOf(SIZE.id, 'Size', SIZE.large, 'Large');
const cow = optionOf(MILK.id, 'Milk', MILK.cow, 'Cow');
const oat = optionOf(MILK.id, 'Milk', MILK.oat, 'Oat');
const priceOf = (amount: string) =>
  priceStock({ base: decimal(amount), rate: decimal('1'), scale: 2, taxPercent: decimal('0'), discount: undefined });

const addon = (id: number, title: string, amount: string, isMandatory: boolean): AddonOffer => ({
  stockId: stockId(id),
  productId: productId(id),
  title,
  price: priceOf(amount),
  limits: { min: 1, max: 2, available: 9 },
  isMandatory,
  dietary: undefined,
});
export const syrup = addon(51, 'Syrup', '0.50', false);
export const cup = addon(52, 'Cup', '0.10', true);

const stockOf = (
  id: number,
  amount: string,
  available: number,
  options: readonly OptionValue[],
  addons: readonly AddonOffer[],
): Stock => ({
  id: stockId(id),
  price: priceOf(amount),
  available,
  options,
  addons,
  bonus: undefined,
});

const productOf = (
  id: number,
  title: string,
  stocks: readonly Stock[],
  limits: ProductDetail['limits'] = { min: 1, max: 10 },
): ProductDetail => ({
  id: productId(id),
  uuid: uuidOf(id),
  shopId: shopId(1),
  title,
  description: '',
  image: undefined,
  stock: stocks[0],
  limits,
  dietary: undefined,
  unitPrice: undefined,
  stocks,
  unit: undefined,
  gallery: [],
  kcal: undefined,
  categoryId: undefined,
});

/** Small with either milk, large with cow's only; oat milk is sold out. Each with a cup, and syrup on request. */
export const coffee = productOf(1, 'Coffee', [
  stockOf(1, '3', 5, [small, cow], [syrup, cup]),
  stockOf(2, '4', 3, [large, cow], [syrup, cup]),
  stockOf(3, '3.5', 0, [small, oat], [cup]),
]);
/** Leaves nothing to choose. */
export const bun = (available = 5, limits: ProductDetail['limits'] = { min: 1, max: 10 }) =>
  productOf(2, 'Bun', [stockOf(9, '2', available, [], [])], limits);

/** Products over a guest's cart; the answers can be changed. */
export const stage = (product: ProductDetail, given: Parameters<typeof cartStage>[0] = {}) => {
  const cart = cartStage(given);
  const answer: { now: Result<ProductDetail, RemoteFailure>; asked: number } = { now: ok(product), asked: 0 };
  const cache = createDataCache();
  const never = (): never => {
    throw new Error('Not asked here');
  };
  const queries = createCatalogQueries({
    shops: { list: never, categories: never, recommended: never, load: never, byUuids: never, banners: never },
    products: {
      menu: never,
      load: () => {
        answer.asked += 1;
        return Promise.resolve(answer.now);
      },
    },
    scope: () => ['en', 1],
  });
  return { cart: cart.vm, told: cart.told, cartScene: cart, answer, cache, queries };
};
