import { subtractMoney, type Money } from '../pricing/index.ts';
import { amountsOf } from './lowest-price.ts';
import type { OptionValue, ProductDetail, Stock } from './product.ts';

/** The chosen value's id by its group's id. */
export type OptionChoice = ReadonlyMap<number, number>;

/** One value of a group, in view of the choices so far. */
export type OptionChoiceValue = {
  readonly value: OptionValue;
  /**
   * What choosing it adds to the price with the other choices unchanged; `undefined` if no stock has the combination.
   */
  readonly difference: Money | undefined;
  /** Whether a stock of the combination is available. */
  readonly isAvailable: boolean;
};

/** One required choice of a product (CART-8). */
export type OptionGroup = {
  readonly id: number;
  readonly title: string;
  readonly kind: OptionValue['kind'];
  readonly values: readonly OptionChoiceValue[];
};

/**
 * Returns the stock of a complete choice: one value of each group. A product without groups has its first stock.
 * Returns undefined for an incomplete choice, or if no stock has it.
 */
export const stockOf = (product: ProductDetail, choice: OptionChoice): Stock | undefined =>
  product.stocks.find((stock) => stock.options.every((option) => choice.get(option.groupId) === option.id));

/** The stocks that a choice leaves as far as it goes. */
export const stocksFor = ({ stocks }: ProductDetail, choice: OptionChoice): readonly Stock[] =>
  stocks.filter((stock) => fits(stock, choice));

/** CART-8: ids of the groups without a choice, in the order in which they are shown. */
export const missingGroups = (product: ProductDetail, choice: OptionChoice): readonly number[] =>
  groupIds(product).filter((id) => !choice.has(id));

/** Returns the initial choice: only values without an alternative. A required choice is the customer's. */
export const initialChoice = (product: ProductDetail): OptionChoice =>
  new Map(
    groupIds(product).flatMap((id) => {
      const values = valuesOf(product, id);
      return values.length === 1 && values[0] ? [[id, values[0].id] as const] : [];
    }),
  );

/**
 * CART-8: Returns every required choice of a product with its values, in the order of its stocks; the choices so far
 * decide price differences and availability.
 */
export const optionGroupsOf = (product: ProductDetail, choice: OptionChoice): readonly OptionGroup[] =>
  groupIds(product).flatMap((id) => {
    const values = valuesOf(product, id);
    const [first] = values;
    return first
      ? [
          {
            id,
            title: first.group,
            kind: first.kind,
            values: values.map((value) => choiceValue(product, choice, value)),
          },
        ]
      : [];
  });

const choiceValue = (product: ProductDetail, choice: OptionChoice, value: OptionValue): OptionChoiceValue => {
  const candidates = stocksFor(product, new Map([...choice, [value.groupId, value.id]]));
  const chosen = cheapest(candidates);
  const reference = cheapest(stocksFor(product, without(choice, value.groupId)));
  return {
    value,
    difference: chosen && reference ? subtractMoney(pieceOf(chosen), pieceOf(reference)) : undefined,
    isAvailable: candidates.some((stock) => stock.available > 0),
  };
};

/** Whether a stock matches an incomplete choice. */
const fits = (stock: Stock, choice: OptionChoice): boolean =>
  stock.options.every((option) => {
    const wanted = choice.get(option.groupId);
    return wanted === undefined || wanted === option.id;
  });

const without = (choice: OptionChoice, groupId: number): OptionChoice =>
  new Map([...choice].filter(([id]) => id !== groupId));

const cheapest = (stocks: readonly Stock[]): Stock | undefined =>
  stocks.reduce<Stock | undefined>(
    (best, stock) => (best && pieceOf(best).minor <= pieceOf(stock).minor ? best : stock),
    undefined,
  );

/** A piece with its mandatory add-ons. */
const pieceOf = (stock: Stock): Money => amountsOf(stock, 1).net;

const groupIds = (product: ProductDetail): readonly number[] => [
  ...new Set(product.stocks.flatMap((stock) => stock.options.map((option) => option.groupId))),
];

const valuesOf = (product: ProductDetail, groupId: number): readonly OptionValue[] => [
  ...new Map(
    product.stocks
      .flatMap((stock) => stock.options.filter((option) => option.groupId === groupId))
      .map((option) => [option.id, option]),
  ).values(),
];
