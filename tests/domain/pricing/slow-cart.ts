import type {
  BonusRule,
  CalculationInput,
  CouponRule,
  PricedItem,
  PricedStock,
  RecipeRule,
} from '@domain/pricing/index.ts';

/** A number as a fraction of whole numbers; the bottom is positive. */
export type Fraction = readonly [top: bigint, bottom: bigint];

export const whole = (value: bigint | number): Fraction => [BigInt(value), 1n];
export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
export const least = (...values: readonly bigint[]): bigint =>
  values.reduce((left, right) => (left < right ? left : right));
const sum = (values: readonly bigint[]): bigint => values.reduce((left, right) => left + right, 0n);

/** "12.5" as 125/10. */
export const read = (text: string): Fraction => {
  const [before = '', after = ''] = text.split('.');
  return [BigInt(before + after), 10n ** BigInt(after.length)];
};

/** r(): half up. */
export const halfUp = ([top, bottom]: Fraction): bigint => (2n * top + bottom) / (2n * bottom);

/** Contract 5.1 to 5.3 with fractions of whole numbers, sentence by sentence: what a cart costs, in minor units. */
export type SlowTotals = {
  readonly [
    name in
      | 'price'
      | 'discount'
      | 'recipeDiscount'
      | 'shopTax'
      | 'delivery'
      | 'service'
      | 'waiter'
      | 'coupon'
      | 'tips'
      | 'deposit'
      | 'total'
  ]: bigint;
} & {
  /** Complete sets of recipes that were reduced; one that was cut to its limit counts as one. */
  readonly recipeCount: number;
  /** Net amount of every line with its add-ons, in the order of the input. */
  readonly lines: readonly bigint[];
  /** "stock of rule for member": pieces. */
  readonly bonuses: readonly string[];
};

export const slowTotals = (input: CalculationInput): SlowTotals => {
  const unit = 10n ** BigInt(input.scale);
  /** r(amount of the base currency × rate) */
  const converted = (amount: Fraction): bigint => halfUp(times(times(amount, read(input.rate)), whole(unit)));
  const share = (of: bigint, percent: string): bigint => halfUp(times(times(whole(of), read(percent)), [1n, 100n]));

  const pieceOf = (stock: PricedStock): { readonly gross: bigint; readonly discount: bigint } => {
    const price = converted(read(stock.base));
    const gross = price + share(price, stock.taxPercent);
    if (!stock.discount) return { gross, discount: 0n };
    const wanted =
      stock.discount.type === 'fix' ? converted(read(stock.discount.amount)) : share(price, stock.discount.amount);
    return { gross, discount: least(wanted, gross) };
  };
  const detailsOf = (item: PricedItem): readonly { readonly price: bigint; readonly discount: bigint }[] =>
    [item, ...item.addons].map(({ stock, quantity }) => {
      const piece = pieceOf(stock);
      return { price: piece.gross * BigInt(quantity), discount: piece.discount * BigInt(quantity) };
    });
  const details = input.items.map(detailsOf);

  const price = sum(details.flat().map((detail) => detail.price));
  const { all: recipeDiscount, count: recipeCount } = slowRecipes(
    input,
    (stock) => {
      const { gross, discount } = pieceOf(stock);
      return gross - discount;
    },
    converted,
    share,
  );
  const discount = sum(details.flat().map((detail) => detail.discount)) + recipeDiscount;
  const base = price - discount;

  const shopTax = share(base, input.shopTaxPercent);
  const { delivery: way } = input;
  const delivery =
    way.type === 'delivery'
      ? converted(plus(read(way.base), times(read(way.perKm), read(way.km))))
      : way.type === 'point'
        ? converted(read(way.price))
        : 0n;
  const service = converted(read(input.serviceFee));
  const waiter = way.type === 'dine_in' ? share(base, way.servicePercent) : 0n;
  const coupon = input.coupon
    ? slowCoupon(input.coupon, input.coupon.target === 'delivery_fee' ? delivery : base, converted, share)
    : 0n;
  const tips = !input.tips
    ? 0n
    : input.tips.type === 'fix'
      ? BigInt(input.tips.minor)
      : share(base, input.tips.percent);
  const deposit = input.packaging ? converted(read(input.packaging.deposit)) * BigInt(input.packaging.boxes) : 0n;
  return {
    price,
    discount,
    recipeDiscount,
    shopTax,
    delivery,
    service,
    waiter,
    coupon,
    tips,
    deposit,
    total: base + shopTax + delivery + service + waiter + tips + deposit - coupon,
    lines: details.map((parts) => sum(parts.map((detail) => detail.price - detail.discount))),
    recipeCount,
    bonuses: slowBonuses(input, base, converted),
  };
};

type Convert = (amount: Fraction) => bigint;
type Share = (of: bigint, percent: string) => bigint;

const slowCoupon = (coupon: CouponRule, part: bigint, converted: Convert, share: Share): bigint =>
  least(part, coupon.type === 'fix' ? converted(read(coupon.amount)) : share(part, coupon.amount));

/** Sets of each recipe, oldest first; what it takes leaves its ingredients in their order, and none of them twice. */
const slowRecipes = (
  { items, recipes }: CalculationInput,
  netOf: (stock: PricedStock) => bigint,
  converted: Convert,
  share: Share,
): { readonly all: bigint; readonly count: number } => {
  const ofStock = (id: number): readonly PricedItem[] => items.filter(({ stock }) => stock.id === id);
  const piecesOf = (id: number): bigint => sum(ofStock(id).map(({ quantity }) => BigInt(quantity)));
  const unitOf = (id: number): bigint => {
    const [item] = ofStock(id);
    return item ? netOf(item.stock) : 0n;
  };
  const taken = new Map<number, bigint>();
  let [all, count] = [0n, 0];
  for (const recipe of oldestFirst(recipes)) {
    const needs = recipe.ingredients.map(({ stockId, quantity }) => ({ stockId, quantity: BigInt(quantity) }));
    let sets = 0n;
    while (needs.length > 0 && needs.every(({ stockId, quantity }) => piecesOf(stockId) >= quantity * (sets + 1n)))
      sets += 1n;
    const one = sum(needs.map(({ stockId, quantity }) => quantity * unitOf(stockId)));
    const before = all;
    let wanted = sets * (recipe.type === 'fix' ? converted(read(recipe.amount)) : share(one, recipe.amount));
    for (const { stockId } of needs) {
      const left = piecesOf(stockId) * unitOf(stockId) - (taken.get(stockId) ?? 0n);
      const part = least(wanted, left);
      taken.set(stockId, (taken.get(stockId) ?? 0n) + part);
      wanted -= part;
      all += part;
    }
    if (all > before) count += wanted === 0n ? Number(sets) : 1;
  }
  return { all, count };
};

/** Pieces of each bonus, oldest rule first, while there are any in supply. */
const slowBonuses = (
  { items, bonuses, ownerMember }: CalculationInput,
  base: bigint,
  converted: Convert,
): readonly string[] => {
  const left = new Map(bonuses.map(({ bonusStockId, available }) => [bonusStockId, available]));
  const members = [...new Set(items.map(({ member }) => member))].sort((one, other) => one - other);
  const given: string[] = [];
  const give = (rule: BonusRule, member: number, wanted: number): void => {
    for (let piece = 0; piece < wanted; piece++) {
      const supply = left.get(rule.bonusStockId) ?? 0;
      if (supply <= 0) return;
      left.set(rule.bonusStockId, supply - 1);
      given.push(`${rule.bonusStockId} of ${rule.id} for ${member}`);
    }
  };
  for (const rule of oldestFirst(bonuses)) {
    if (rule.type === 'sum') {
      if (items.length > 0 && base >= converted(read(rule.value))) give(rule, ownerMember, rule.quantity);
      continue;
    }
    for (const member of members) {
      let pieces = items
        .filter((item) => item.member === member && item.stock.id === rule.stockId)
        .reduce((count, { quantity }) => count + quantity, 0);
      for (; pieces >= Number(rule.value); pieces -= Number(rule.value)) give(rule, member, rule.quantity);
    }
  }
  return given.sort();
};

const oldestFirst = <Rule extends BonusRule | RecipeRule>(rules: readonly Rule[]): readonly Rule[] =>
  rules.toSorted((left, right) => left.id - right.id);
