import { distanceKm } from '@domain/catalog/index.ts';
import { recomputeQuote, type Quote } from '@domain/pricing/index.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { onPaper, walletCents, type PricedThing, type Terms } from '../support/price-oracle.ts';
import { CASH, createShopping, WALLET, type Cart, type Shopping, type Wanted } from '../support/shopping.ts';
import { HARBOUR } from '../support/small-city.ts';
import { coupons, supply } from '../support/supply.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const CURRENCIES = [
  { id: 1, rate: '1', scale: 2 },
  { id: 2, rate: '0.92', scale: 2 },
  { id: 3, rate: '149.5', scale: 0 },
  { id: 4, rate: '0.307', scale: 3 },
] as const;
const ITEMS = ['falafel-bowl', 'falafel-bowl#1', 'lentil-soup', 'chicken-plate', 'mystery-stew', 'lemonade'] as const;

const wantedArb: fc.Arbitrary<Wanted> = fc
  .record({ item: fc.constantFrom(...ITEMS), quantity: fc.integer({ min: 1, max: 10 }), sauces: fc.nat(5) })
  .map(({ item, quantity, sauces }) => ({
    item,
    quantity,
    ...(sauces > 0 && item.startsWith('falafel') && { addons: [{ item: 'tahini', quantity: sauces }] }),
  }));
const near = fc.double({ min: -0.019, max: 0.019, noNaN: true }).map((degrees) => Math.round(degrees * 1e5) / 1e5);
const checkoutArb = fc.record({
  // Two of the dearer dishes always reach the minimum of the shop.
  lines: fc
    .array(wantedArb, { maxLength: 5 })
    .map((lines): readonly Wanted[] => [...lines, { item: 'chicken-plate', quantity: 2 }]),
  currency: fc.constantFrom(...CURRENCIES),
  place: fc.option(fc.record({ north: near, east: near }), { nil: undefined, freq: 3 }),
  tips: fc.oneof(
    fc.constant(undefined),
    fc.record({ minor: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({ tenths: fc.integer({ min: 1, max: 300 }) }),
  ),
  hasCoupon: fc.boolean(),
  isQuoted: fc.boolean(),
  isByWallet: fc.boolean(),
});

/** The goods of a cart in the words of the oracle; what is free costs nothing and is left out. */
const thingsOf = (cart: Cart): readonly PricedThing[] => {
  const slugs = new Map([...ITEMS, 'addon-tahini', 'addon-cup'].map((slug) => [shopping.stockOf(slug), slug]));
  const part = ({ stock, quantity }: { readonly stock: { readonly id: number }; readonly quantity: number }) => ({
    slug: slugs.get(stock.id) ?? '?',
    quantity,
  });
  return cart.user_carts.flatMap(({ cartDetails }) =>
    cartDetails.filter(({ bonus }) => !bonus).map((line) => ({ ...part(line), addons: line.addons.map(part) })),
  );
};

type WireQuote = Awaited<ReturnType<typeof calculate>>['quote'];
const calculate = async (token: string, sent: Readonly<Record<string, unknown>>) =>
  (await test.api.ok('calculateCart', sent, { token })).data;
/** A quote of the wire as the domain proves it. */
const domainQuote = ({
  id,
  scale,
  cart_id,
  shop_id,
  currency_id,
  rate,
  km,
  type,
  slot,
  coupon,
  lines,
  total,
}: WireQuote): Quote =>
  ({
    id,
    scale,
    cartId: cart_id,
    shopId: shop_id,
    currencyId: currency_id,
    rate,
    km,
    type,
    slot,
    coupon,
    lines,
    total,
  }) as unknown as Quote;

describe('L3 PRICE-7 one total', () => {
  it('is the same in the domain, the calculation, its quote and proof, the order and the payment', async () => {
    await fc.assert(
      fc.asyncProperty(checkoutArb, async ({ lines, currency, place, tips, hasCoupon, isQuoted, isByWallet }) => {
        await supply(test.store, 60);
        await coupons(test.store, 5);
        const who = await shopping.customer(10_000_000);
        const cart = await shopping.fill(who, { currency: currency.id, lines });
        const { scale, rate } = currency;
        const minor = (major: number | undefined): number => Math.round((major ?? NaN) * 10 ** scale);
        const location = place && { latitude: HARBOUR[0] + place.north, longitude: HARBOUR[1] + place.east };
        const km = location ? distanceKm({ latitude: HARBOUR[0], longitude: HARBOUR[1] }, location) : null;
        const terms: Terms = { rate, scale, km, hasCoupon, tips };
        const paper = onPaper(thingsOf(cart), terms);

        const chosen = {
          currency_id: currency.id,
          ...(hasCoupon && { coupon: 'SPRING2' }),
          ...(tips &&
            ('minor' in tips ? { tips: tips.minor / 10 ** scale } : { tips: tips.tenths / 10, tip_type: 'percent' })),
        };
        const type = location ? 'delivery' : 'pickup';
        const told = await calculate(who.token, {
          id: cart.id,
          type,
          ...(location && { address: location }),
          ...chosen,
        });
        expect({
          price: minor(told.price),
          discount: minor(told.total_discount),
          tax: minor(told.total_shop_tax),
          delivery: minor(told.delivery_fee),
          service: minor(told.service_fee),
          coupon: minor(told.coupon_price),
          tips: minor(told.tips),
          total: minor(told.total_price),
        }).toEqual(paper);
        expect(told.quote.total).toBe(paper.total);
        const proof = recomputeQuote(domainQuote(told.quote));
        expect(proof).toMatchObject({
          ok: true,
          value: { total: { minor: paper.total, scale }, price: { minor: paper.price }, shopTax: { minor: paper.tax } },
        });

        const draft = shopping.draft(cart, {
          ...chosen,
          delivery_type: type,
          ...(location ? { location } : { location: undefined, address: undefined }),
          payment_id: isByWallet ? WALLET : CASH,
          ...(isQuoted && { quote_id: told.quote.id }),
        });
        const { data: order } = await test.api.ok('placeOrder', draft, { token: who.token });
        expect({
          price: minor(order.origin_price),
          discount: minor(order.total_discount),
          tax: minor(order.tax),
          delivery: minor(order.delivery_fee),
          service: minor(order.service_fee),
          coupon: minor(order.coupon_price),
          tips: minor(order.tips),
          total: minor(order.total_price),
        }).toEqual(paper);
        expect([order.quote?.id, order.quote?.total]).toEqual([told.quote.id, paper.total]);
        const lineSum = (order.details ?? [])
          .flatMap((line) => [line, ...(line.addons ?? [])])
          .reduce((sum, line) => sum + minor(line.total_price), 0);
        expect(lineSum).toBe(paper.price - paper.discount);
        const cents = walletCents(paper.total, terms);
        expect(Math.round((order.transaction?.price ?? NaN) * 100)).toBe(cents);
        expect(Math.round((await shopping.balance(who)) * 100)).toBe(isByWallet ? 10_000_000 - cents : 10_000_000);
      }),
      runs(15, 2000),
    );
  });

  it('fails its proof once an amount of the quote is altered', async () => {
    const who = await shopping.customer();
    const cart = await shopping.fill(who, {
      lines: [{ item: 'falafel-bowl', quantity: 3, addons: [{ item: 'tahini', quantity: 2 }] }],
    });
    const { quote } = await calculate(who.token, { id: cart.id, type: 'pickup' });
    expect(recomputeQuote(domainQuote(quote)).ok).toBe(true);
    const touched = quote.lines.map((_line, touchedAt) => ({
      ...quote,
      lines: quote.lines.map((line, index) => (index === touchedAt ? { ...line, amount: line.amount - 1 } : line)),
    }));
    for (const forged of [
      ...touched,
      { ...quote, total: quote.total - 1 },
      { ...quote, rate: '0.5' },
      { ...quote, cart_id: quote.cart_id + 1 },
    ]) {
      expect(recomputeQuote(domainQuote(forged)).ok).toBe(false);
    }
  });
});
