import * as fc from 'fast-check';
import type { AddonLine, CartLine, InsertEntry, LineItem, UserCart, UserCartLine } from '../cart/index.ts';
import { cartId, currencyId, shopId, stockId, userCartId, userId, uuid } from '../kernel/ids.ts';
import {
  lineAmounts,
  money,
  noMoney,
  priceStock,
  subtractMoney,
  sumMoney,
  type Decimal,
  type StockPrice,
} from '../pricing/index.ts';

/** A stock has one price in all carts, derived from its id; some are reduced, some taxed. */
const priceOfStock = (stock: number): StockPrice =>
  priceStock({
    base: `${stock}.25` as Decimal,
    rate: '1' as Decimal,
    scale: 2,
    taxPercent: (stock % 2 === 0 ? '5' : '0') as Decimal,
    discount: stock % 3 === 0 ? { id: 1, type: 'percent', amount: '10' as Decimal } : undefined,
  });

const itemOf = (stock: number): LineItem => ({
  productUuid: uuid(`product-${stock}`),
  title: `Dish ${stock}`,
  options: '',
  image: undefined,
  price: priceOfStock(stock),
  limits: { min: 1, max: 3 + stock * 2, available: 3 + stock * 2 },
  ...(stock === 2 && { language: 'ar' }),
});

const addonOf = (stock: number, quantity: number, isMandatory: boolean): AddonLine => ({
  stockId: stockId(stock),
  quantity,
  title: `Addon ${stock}`,
  price: priceOfStock(stock),
  isMandatory,
});

const optionalAddonsArb: fc.Arbitrary<readonly AddonLine[]> = fc
  .uniqueArray(fc.record({ stock: fc.integer({ min: 11, max: 13 }), quantity: fc.integer({ min: 1, max: 2 }) }), {
    selector: ({ stock }) => stock,
    maxLength: 2,
  })
  .map((addons) => addons.map(({ stock, quantity }) => addonOf(stock, quantity, false)));

/** Seldom there, and often the same. */
const noteArb: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant('No onions') },
);

/** Lines of one shop; few stocks and add-ons, so that lines often merge. Stock 3 always has a mandatory add-on. */
export const cartLineArb: fc.Arbitrary<CartLine> = fc
  .record({
    stock: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    addons: optionalAddonsArb,
    note: noteArb,
  })
  .map(({ stock, quantity, addons, note }) => ({
    shopId: shopId(1),
    stockId: stockId(stock),
    quantity,
    addons: stock === 3 ? [...addons, addonOf(20, quantity, true)] : addons,
    item: itemOf(stock),
    ...(note !== undefined && { note }),
  }));

/** Returns what the shop of `cartLineArb` sells for an entry: stocks 1 to 3 with add-ons 11 to 13; nothing else. */
export const soldLine = ({ stockId: stock, quantity, addons }: InsertEntry): CartLine | undefined => {
  if (stock < 1 || stock > 3 || addons.some((addon) => addon.stockId < 11 || addon.stockId > 13)) return undefined;
  const chosen = addons.map((addon) => addonOf(addon.stockId, addon.quantity, false));
  return {
    shopId: shopId(1),
    stockId: stock,
    quantity,
    addons: stock === 3 ? [...chosen, addonOf(20, quantity, true)] : chosen,
    item: itemOf(stock),
  };
};

/** The same line in another shop. */
export const inShop = (line: CartLine, shop: number): CartLine => ({ ...line, shopId: shopId(shop) });

/** The same line with its add-ons in any order. */
export const shuffledAddonsArb = (line: CartLine): fc.Arbitrary<CartLine> =>
  fc.shuffledSubarray([...line.addons], { minLength: line.addons.length }).map((addons) => ({ ...line, addons }));

/** A signed-in customer's cart of given lines, as a server returns it. */
export const userCartOf = (lines: readonly CartLine[], shop: number = 1): UserCart => {
  const kept: readonly UserCartLine[] = lines.map((line, index) => {
    const { gross, discount } = lineAmounts(line.item.price, line.quantity, line.addons);
    return { ...line, detailId: index + 1, isBonus: false, gross, discount };
  });
  return {
    id: cartId(310),
    shopId: shopId(shop),
    ownerId: userId(7),
    currencyId: currencyId(2),
    isGroup: false,
    recipeDiscount: noMoney(2),
    members: [
      {
        id: userCartId(411),
        userId: userId(7),
        uuid: undefined,
        name: 'Nadia',
        isChoosing: true,
        version: 1,
        lines: kept,
      },
    ],
    total: sumMoney(
      kept.map((line) => subtractMoney(line.gross, line.discount)),
      2,
    ),
  };
};

/** An entry that a client may send; quantity 0 removes the line. */
export const insertEntryArb: fc.Arbitrary<InsertEntry> = fc
  .record({
    stockId: fc.integer({ min: 1, max: 3 }).map(stockId),
    quantity: fc.integer({ min: 0, max: 9 }),
    addons: fc.constantFrom([], [{ stockId: stockId(11), quantity: 1 }]),
    note: noteArb,
  })
  .map(({ note, ...entry }) => (note === undefined ? entry : { ...entry, note }));

/** The price of a line's stock raised by so many minor units. */
export const dearer = (line: CartLine, by: number): CartLine => {
  const { price } = line.item;
  const raised = { ...price, price: money(price.price.minor + by, 2), total: money(price.total.minor + by, 2) };
  return { ...line, item: { ...line.item, price: raised } };
};
