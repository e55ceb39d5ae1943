import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliveryFeeTo,
  kilometresBetween,
  orderFees,
  type GeoPoint,
  type Shop,
  type ShopCard,
} from '@domain/catalog/index.ts';
import { majorOf, money, subtractMoney, type Scale } from '@domain/pricing/index.ts';
import { toShop, toShopCard, type ReadingContext } from '@infra/catalog/catalog-wire.ts';
import { loadCity, suggestInCity } from '@infra/server/demo-city/index.ts';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH } from '../support/shopping.ts';

/** Addresses that the full run compares, each with every shop. */
const ADDRESSES = 200;
const CENTRE = { latitude: 41.49, longitude: -71.312 };
const STREETS = ['har', 'mi', 'we', 'or', 'be', 'pi', 'fe', 'st', 'al', 'ma'];

/** Houses of the city's gazetteer. */
const places: readonly GeoPoint[] = STREETS.flatMap((street) =>
  Array.from({ length: 40 }, (_, index) => 7 * index + 1).flatMap((number) =>
    suggestInCity({ text: `${number} ${street}`, near: CENTRE }, 'en')
      .filter(({ kind }) => kind === 'house')
      .map(({ location }) => location),
  ),
);

type Goods = { readonly stock: number; readonly quantity: number };
type Currency = { readonly id: number; readonly scale: Scale };

let test: TestMarketplace;
let token: string;
let currencies: readonly Currency[];
let goods: ReadonlyMap<number, Goods>;

const reading = (scale: Scale): ReadingContext => ({
  scale: () => scale,
  toImage: () => undefined,
  timeZone: () => 'UTC',
  language: () => 'en',
});

beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' }, { city: loadCity });
  token = await test.api.signIn('demo@tiffin.test');
  const { database } = test.store;
  const active = await database.selectFrom('currencies').selectAll().execute();
  currencies = active.map(({ id, decimals }) => ({ id, scale: decimals as Scale }));
  const stocks = await database
    .selectFrom('stocks')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['stocks.id', 'shop_id', 'min_qty', 'stocks.quantity'])
    .where('addon', '=', false)
    .where('stocks.quantity', '>', 40)
    .execute();
  goods = new Map(stocks.map(({ id, shop_id: shop, min_qty: least }) => [shop, { stock: id, quantity: least }]));
  // Every run buys some, and none of them may find a shop sold out.
  await database.updateTable('stocks').set({ quantity: 1_000_000 }).execute();
});
afterAll(() => test.marketplace.close());

const cards = async ({ id, scale }: Currency): Promise<readonly ShopCard[]> => {
  const { data } = await test.api.ok('listShops', { currency_id: id, perPage: 100 });
  return data.map((row) => toShopCard(row, reading(scale))).filter((card) => goods.has(card.id));
};

const shown = (shop: Pick<ShopCard, 'deliveryFee' | 'location'>, place: GeoPoint): number =>
  Number(majorOf(deliveryFeeTo(shop, place).amount));

const nearest = (to: GeoPoint): readonly GeoPoint[] =>
  places.toSorted((left, right) => kilometresBetween(left, to) - kilometresBetween(right, to)).slice(0, 10);

const cartOf = (shop: number, { id }: Currency, times = 1) => {
  const { stock, quantity } = goods.get(shop) as Goods;
  return { shop_id: shop, currency_id: id, products: [{ stock_id: stock, quantity: quantity * times }] };
};

/** The places that a run compares, each once. */
const placesArb = fc.shuffledSubarray([...new Map(places.map((place) => [JSON.stringify(place), place])).values()], {
  minLength: runs(ADDRESSES, 1000).numRuns,
  maxLength: runs(ADDRESSES, 1000).numRuns,
});

/** A shop on its card, and as its own page has it. */
type Seen = { readonly currency: Currency; readonly card: ShopCard; readonly head: Shop };

const seenIn = async (currency: Currency): Promise<readonly Seen[]> =>
  Promise.all(
    (await cards(currency)).map(async (card) => {
      const { data } = await test.api.ok('showShop', { id: String(card.id), currency_id: currency.id });
      return { currency, card, head: toShop(data, reading(currency.scale)) };
    }),
  );

/** What the card, the head and the sums of a guest's cart say, and what the server calculates for this cart. */
const compare = async ({ currency, card, head }: Seen, place: GeoPoint) => {
  const { data } = (await test.api.ok('calculateProducts', { ...cartOf(card.id, currency), address: place })).data;
  const amount = (major = 0) => money(Math.round(major * 10 ** currency.scale), currency.scale);
  const items = subtractMoney(amount(data.price), amount(data.total_discount));
  const { delivery, total } = orderFees({ shop: head, place, items, service: amount(data.service_fee) });
  return {
    seen: [card.id, shown(card, place), Number(majorOf(delivery.amount)), Number(majorOf(total))],
    charged: [card.id, data.delivery_fee, data.delivery_fee, data.total_price],
  };
};

describe('CATALOG-6b the displayed delivery fee', () => {
  it('is the same on the card, at the head and in the cart of every shop, and so is the total', async () => {
    const seen = await Promise.all(currencies.map(seenIn));
    const shops = seen[0]?.length ?? 0;
    expect(shops).toBeGreaterThan(40);
    // Everyday runs compare every third shop at a place, and another third at the next one.
    const step = runs(ADDRESSES).numRuns >= ADDRESSES ? 1 : 3;
    await fc.assert(
      fc.asyncProperty(placesArb, async (compared) => {
        for (const [turn, place] of compared.entries())
          for (let shop = turn % step; shop < shops; shop += step) {
            const inCurrency = seen[(Math.floor(turn / step) + shop) % seen.length];
            const { seen: shown, charged } = await compare(inCurrency?.[shop] as Seen, place);
            expect(shown).toEqual(charged);
          }
      }),
      runs(1, 1),
    );
  }, 1_800_000);

  it('is what a placed order is charged', async () => {
    // Noon in the city, when most kitchens cook.
    test.clock.advance(5 * 3_600_000);
    let placed = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(1000), fc.nat(9), fc.constantFrom(...currencies), async (turn, further, currency) => {
        const all = await cards(currency);
        const card = all[turn % all.length] as ShopCard;
        const place = nearest(card.location as GeoPoint)[further] as GeoPoint;
        await test.api.ok('deleteMyCarts', {}, { token });
        const cart = await test.api.ok('insertProducts', cartOf(card.id, currency, 8), { token });
        const draft = {
          cart_id: cart.data.id,
          shop_id: card.id,
          currency_id: currency.id,
          delivery_type: 'delivery' as const,
          location: place,
          address: { address: 'A house' },
          payment_id: CASH,
        };
        const calculated = await test.api.ok(
          'calculateCart',
          { id: cart.data.id, type: 'delivery', currency_id: currency.id, address: place },
          { token },
        );
        expect(calculated.data.delivery_fee).toBe(shown(card, place));
        const answer = await test.api.call('placeOrder', draft, { token });
        // Refused where the shop is closed or its least amount is not reached.
        if (answer.status !== 200) return;
        placed += 1;
        const { data } = answer.body as { readonly data: Readonly<Record<'delivery_fee' | 'total_price', number>> };
        expect([data.delivery_fee, data.total_price]).toEqual([shown(card, place), calculated.data.total_price]);
      }),
      runs(120, 1200),
    );
    expect(placed).toBeGreaterThan(3);
  }, 600_000);
});
