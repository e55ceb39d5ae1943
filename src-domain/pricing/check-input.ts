import type { BonusRule, CalculationInput, PricedItem } from './calculation-input.ts';

/** Fails closed: throws RangeError for invalid quantities and ids before they become part of an amount. */
export const checkInput = ({ items, bonuses, recipes, ownerMember, packaging }: CalculationInput): void => {
  whole([
    ownerMember,
    ...items.flatMap(idsOf),
    ...(packaging ? [packaging.boxes] : []),
    ...bonuses.flatMap(({ id, bonusStockId, available }) => [id, bonusStockId, available]),
    ...recipes.map(({ id }) => id),
  ]);
  if (packaging && packaging.boxes < 0) throw new RangeError(`Boxes must not be negative, got ${packaging.boxes}`);
  pieces([
    ...items.flatMap((item) => [item, ...item.addons]).map(({ quantity }) => quantity),
    ...bonuses.flatMap(countsOf),
    ...recipes.flatMap(({ ingredients }) => ingredients.map(({ quantity }) => quantity)),
  ]);
};

const idsOf = ({ member, stock, addons }: PricedItem): readonly number[] => [
  member,
  stock.id,
  ...addons.map((addon) => addon.stock.id),
];
const countsOf = ({ type, value, quantity }: BonusRule): readonly number[] =>
  type === 'count' ? [quantity, Number(value)] : [quantity];

const pieces = (counts: readonly number[]): void => {
  const wrong = counts.find((count) => !Number.isSafeInteger(count) || count < 1);
  if (wrong !== undefined) throw new RangeError(`Quantity must be a positive whole number, got ${wrong}`);
};

const whole = (numbers: readonly number[]): void => {
  const wrong = numbers.find((number) => !Number.isSafeInteger(number));
  if (wrong !== undefined) throw new RangeError(`Id must be a whole number, got ${wrong}`);
};
