import * as fc from 'fast-check';
import {
  calculate,
  quoteOf,
  type BonusRule,
  type CalculationInput,
  type CouponRule,
  type DeliveryInput,
  type PackagingInput,
  type PricedItem,
  type PricedStock,
  type Quote,
  type QuoteHeader,
  type RecipeRule,
  type TipsInput,
} from '../pricing/index.ts';
import { baseAmountArb, decimalArb, percentArb, rateArb, scaleArb } from './money.arb.ts';
import { discountArb } from './stock-price.arb.ts';

/** Stocks 1 to 5 are dishes, 11 to 13 add-ons; each keeps one price within a cart, as in a shop. */
const STOCK_IDS = [1, 2, 3, 4, 5] as const;
const ADDON_IDS = [11, 12, 13] as const;

const stockFactsArb: fc.Arbitrary<Omit<PricedStock, 'id'>> = fc.record({
  base: baseAmountArb,
  taxPercent: percentArb,
  discount: fc.option(discountArb, { nil: undefined, freq: 2 }),
});

const shelfArb: fc.Arbitrary<ReadonlyMap<number, PricedStock>> = fc
  .tuple(...[...STOCK_IDS, ...ADDON_IDS].map((id) => stockFactsArb.map((facts) => [id, { ...facts, id }] as const)))
  .map((stocks) => new Map(stocks));

const quantityArb = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 999 }) },
);

const itemArb = (shelf: ReadonlyMap<number, PricedStock>): fc.Arbitrary<PricedItem> => {
  const stock = (id: number): PricedStock => shelf.get(id) as PricedStock;
  return fc.record({
    member: fc.constantFrom(101, 101, 102),
    stock: fc.constantFrom(...STOCK_IDS).map(stock),
    quantity: quantityArb,
    addons: fc.uniqueArray(
      fc.record({ stock: fc.constantFrom(...ADDON_IDS).map(stock), quantity: fc.integer({ min: 1, max: 4 }) }),
      {
        selector: (addon) => addon.stock.id,
        maxLength: 3,
      },
    ),
  });
};

/** Lines of one cart: no two of the same member, stock and add-ons. */
const itemsArb = (shelf: ReadonlyMap<number, PricedStock>): fc.Arbitrary<readonly PricedItem[]> =>
  fc.uniqueArray(itemArb(shelf), {
    maxLength: 6,
    selector: ({ member, stock, addons }) =>
      `${member} ${stock.id} ${addons
        .map((addon) => `${addon.stock.id}x${addon.quantity}`)
        .sort()
        .join()}`,
  });

const bonusArb: fc.Arbitrary<Omit<BonusRule, 'available'>> = fc.record({
  id: fc.integer({ min: 1, max: 50 }),
  type: fc.constantFrom('count' as const, 'sum' as const),
  stockId: fc.constantFrom<number>(...STOCK_IDS),
  value: fc.integer({ min: 1, max: 20 }).map((value) => String(value) as BonusRule['value']),
  bonusStockId: fc.constantFrom<number>(...STOCK_IDS),
  quantity: fc.integer({ min: 1, max: 3 }),
});

/** Rules of one shop: a stock has the same supply in all of them. */
const bonusesArb: fc.Arbitrary<readonly BonusRule[]> = fc
  .tuple(
    fc.uniqueArray(bonusArb, { selector: ({ id }) => id, maxLength: 2 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: STOCK_IDS.length, maxLength: STOCK_IDS.length }),
  )
  .map(([bonuses, supplies]) =>
    bonuses.map((bonus) => ({ ...bonus, available: supplies[bonus.bonusStockId - 1] ?? 0 })),
  );

const recipeArb: fc.Arbitrary<RecipeRule> = fc.record({
  id: fc.integer({ min: 1, max: 50 }),
  type: fc.constantFrom('fix' as const, 'percent' as const),
  amount: fc.oneof(percentArb, baseAmountArb),
  ingredients: fc.uniqueArray(
    fc.record({ stockId: fc.constantFrom<number>(...STOCK_IDS), quantity: fc.integer({ min: 1, max: 3 }) }),
    {
      selector: ({ stockId }) => stockId,
      minLength: 1,
      maxLength: 2,
    },
  ),
});

/** Coupons for the net amount and for the delivery fee, also larger than what they apply to. */
export const couponRuleArb: fc.Arbitrary<CouponRule> = fc.record({
  code: fc.constantFrom('SPRING2', 'café', 'WELCOME'),
  type: fc.constantFrom('fix' as const, 'percent' as const),
  target: fc.constantFrom('total_price' as const, 'delivery_fee' as const),
  amount: fc.oneof(percentArb, baseAmountArb, fc.constant<CouponRule['amount']>('100' as CouponRule['amount'])),
});

/** Every delivery type. */
export const deliveryInputArb: fc.Arbitrary<DeliveryInput> = fc.oneof(
  fc.record({
    type: fc.constant('delivery' as const),
    base: baseAmountArb,
    perKm: baseAmountArb,
    km: decimalArb(0, 40, 2),
  }),
  fc.record({ type: fc.constant('point' as const), price: baseAmountArb }),
  fc.record({ type: fc.constant('dine_in' as const), servicePercent: percentArb }),
  fc.record({ type: fc.constantFrom('pickup' as const, 'kiosk' as const) }),
);

const tipsArb: fc.Arbitrary<TipsInput> = fc.oneof(
  fc.record({ type: fc.constant('fix' as const), minor: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({ type: fc.constant('percent' as const), percent: percentArb }),
);

const packagingArb: fc.Arbitrary<PackagingInput> = fc.record({
  deposit: baseAmountArb,
  boxes: fc.integer({ min: 0, max: 20 }),
});

/** Inputs of a calculation, in currencies with 0, 2 and 3 decimals; empty carts too. */
export const calculationInputArb: fc.Arbitrary<CalculationInput> = shelfArb.chain((shelf) =>
  fc.record({
    rate: rateArb,
    scale: scaleArb,
    items: itemsArb(shelf),
    bonuses: bonusesArb,
    recipes: fc.uniqueArray(recipeArb, { selector: ({ id }) => id, maxLength: 2 }),
    ownerMember: fc.constant(101),
    shopTaxPercent: percentArb,
    serviceFee: baseAmountArb,
    delivery: deliveryInputArb,
    coupon: fc.option(couponRuleArb, { nil: undefined }),
    tips: fc.option(tipsArb, { nil: undefined }),
    packaging: fc.option(packagingArb, { nil: undefined }),
  }),
);

/** What a quote of this calculation is bound to. */
export const quoteHeaderFor = ({ scale, rate, delivery, coupon }: CalculationInput): QuoteHeader => ({
  scale,
  rate,
  cartId: 310,
  shopId: 501,
  currencyId: 2,
  km: delivery.type === 'delivery' ? delivery.km : null,
  type: delivery.type,
  slot: { date: '2025-03-10', time: '12:30' },
  coupon: coupon?.code ?? null,
});

/** Quotes of whole calculations, as a correct server writes them. */
export const quoteArb: fc.Arbitrary<Quote> = calculationInputArb.map((input) =>
  quoteOf(quoteHeaderFor(input), calculate(input)),
);
