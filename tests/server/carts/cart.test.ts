import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, USD, type Cart, type Customer, type Shopping, type Wanted } from '../support/shopping.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const NIGHT_MARKET = 2;
const entry = ({ item, quantity, addons = [] }: Wanted) => ({
  stock_id: shopping.stockOf(item),
  quantity,
  addons: addons.map((addon) => ({ stock_id: shopping.stockOf(`addon-${addon.item}`), quantity: addon.quantity })),
});
const insert = async (who: Customer, lines: readonly Wanted[], more: object = {}): Promise<Cart> =>
  (
    await test.api.ok(
      'insertProducts',
      { shop_id: 1, currency_id: USD, products: lines.map(entry), ...more },
      { token: who.token },
    )
  ).data;
const linesOf = (cart: Cart) => (cart.user_carts[0]?.cartDetails ?? []).filter(({ bonus }) => !bonus);
const versionOf = (cart: Cart): number => cart.user_carts[0]?.version ?? NaN;
const titleOf = (line: ReturnType<typeof linesOf>[number]): string => line.stock.product?.translation?.title ?? '';

const MAX = { 'falafel-bowl': 10, 'falafel-bowl#1': 10, 'lentil-soup': 10, lemonade: 10, 'creme-brulee': 0 } as const;
const commandArb = fc.record({
  item: fc.constantFrom(...(Object.keys(MAX) as (keyof typeof MAX)[])),
  quantity: fc.nat(13),
  sauces: fc.nat(6),
});
type Command = typeof commandArb extends fc.Arbitrary<infer Value> ? Value : never;
type Model = ReadonlyMap<string, number>;

/**
 * CART-1, contract 5.2, on paper: stock and sauces, of which there are five at most, name a line; a quantity
 * replaces, 0 and what is sold out remove.
 */
const applied = (model: Model, { item, quantity, sauces }: Command): Model => {
  const key = `${shopping.stockOf(item)} ${item.startsWith('falafel') ? Math.min(sauces, 5) : 0}`;
  const granted = Math.min(quantity, MAX[item]);
  return new Map([
    ...[...model].filter(([known]) => granted > 0 || known !== key),
    ...(granted > 0 ? [[key, granted] as const] : []),
  ]);
};
const toWanted = ({ item, quantity, sauces }: Command): Wanted => ({
  item,
  quantity,
  ...(item.startsWith('falafel') && { addons: [{ item: 'tahini', quantity: sauces }] }),
});
const seen = (cart: Cart): Model =>
  new Map(linesOf(cart).map((line) => [`${line.stock.id} ${line.addons[0]?.quantity ?? 0}`, line.quantity]));

describe('CART-1 CART-2 L4 a cart on the server', () => {
  it('equals the domain’s cart after any order of requests, and repeats change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(commandArb, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
        async (calls) => {
          const who = await shopping.customer();
          let model: Model = new Map();
          let version: number | undefined;
          for (const commands of calls) {
            const before = model;
            model = commands.reduce(applied, model);
            const cart = await insert(who, commands.map(toWanted));
            expect(seen(cart)).toEqual(model);
            const isChanged = [...before, ...model].some(([key]) => before.get(key) !== model.get(key));
            if (version !== undefined) expect(versionOf(cart) - version).toBe(isChanged ? 1 : 0);
            version = versionOf(cart);
            expect(await insert(who, [...commands].slice(-1).map(toWanted))).toEqual(cart);
            const net = linesOf(cart)
              .flatMap((line) => [line, ...line.addons])
              .reduce((sum, { price, discount }) => sum + Math.round(price * 100) - Math.round(discount * 100), 0);
            expect(Math.round(cart.total_price * 100)).toBe(net);
            expect(await shopping.cart(who)).toEqual(cart);
          }
        },
      ),
      runs(12, 500),
    );
  });

  it('keeps the order of bonuses when a new line earns the first one', async () => {
    const who = await shopping.customer();
    const bowl = (sauces: number): Wanted => ({
      item: 'falafel-bowl',
      quantity: 1,
      addons: [{ item: 'tahini', quantity: sauces }],
    });
    await insert(who, [bowl(0), bowl(1)]);
    await insert(who, [bowl(2)]);
    const cart = await insert(who, [bowl(3)]);
    expect((cart.user_carts[0]?.cartDetails ?? []).filter(({ bonus }) => bonus)).toHaveLength(2);
    expect([await insert(who, [bowl(3)]), await shopping.cart(who)]).toEqual([cart, cart]);
  });

  it('keeps the id of a line that one request removes and re-adds', async () => {
    const who = await shopping.customer();
    const [soup, drink, none] = [
      { item: 'lentil-soup', quantity: 2 },
      { item: 'lemonade', quantity: 2 },
      { item: 'lentil-soup', quantity: 0 },
    ];
    const cart = await insert(who, [soup, drink]);
    expect(await insert(who, [none, soup])).toEqual(cart);
    const more = await insert(who, [none, { ...soup, quantity: 3 }]);
    expect([linesOf(more).map(({ id, quantity }) => [id, quantity]), versionOf(more)]).toEqual([
      linesOf(cart).map(({ id }, place) => [id, place === 0 ? 3 : 2]),
      versionOf(cart) + 1,
    ]);
    expect(await shopping.cart(who)).toEqual(more);
  });

  it('applies all of five concurrent changes', async () => {
    const who = await shopping.customer();
    const items = ['falafel-bowl', 'falafel-bowl#1', 'lentil-soup', 'mystery-stew', 'lemonade'];
    await Promise.all(items.map((item) => insert(who, [{ item, quantity: 2 }])));
    const cart = await shopping.cart(who);
    expect(new Set(linesOf(cart).map(({ stock }) => stock.id))).toEqual(
      new Set(items.map((item) => shopping.stockOf(item))),
    );
    expect(
      await test.store.database.selectFrom('carts').select('id').where('owner_id', '=', who.id).execute(),
    ).toHaveLength(1);
  });

  it('adds one mandatory add-on per piece', async () => {
    const who = await shopping.customer();
    const plates = async (quantity: number) =>
      linesOf(await insert(who, [{ item: 'chicken-plate', quantity }])).map((line) => [
        line.quantity,
        ...line.addons.map((addon) => addon.quantity),
      ]);
    expect([await plates(2), await plates(5), await plates(0)]).toEqual([[[2, 2]], [[5, 5]], []]);
  });

  it('is shown in the caller’s currency without changing its lines', async () => {
    const who = await shopping.customer();
    const dollars = await insert(who, [{ item: 'lentil-soup', quantity: 3 }]);
    const { data: euros } = await test.api.ok('showCart', { currency_id: EUR }, { token: who.token });
    expect([dollars.total_price, euros.total_price, euros.rate]).toEqual([18.6, 17.1, 0.92]);
    expect([linesOf(euros).map(({ id }) => id), versionOf(euros)]).toEqual([
      linesOf(dollars).map(({ id }) => id),
      versionOf(dollars),
    ]);
  });
});

describe('CART-2 removing', () => {
  it('removes a line with its add-ons, or a single add-on', async () => {
    const who = await shopping.customer();
    const cart = await insert(who, [
      { item: 'falafel-bowl', quantity: 1, addons: [{ item: 'tahini', quantity: 2 }] },
      { item: 'lentil-soup', quantity: 1 },
    ]);
    const [bowl, soup] = linesOf(cart);
    await test.api.ok('deleteCartProducts', { ids: [bowl?.addons[0]?.id] }, { token: who.token });
    expect(linesOf(await shopping.cart(who)).map((line) => [titleOf(line), line.addons.length])).toEqual([
      ['Falafel bowl', 0],
      ['Lentil soup', 0],
    ]);
    await test.api.ok('deleteCartProducts', { ids: [bowl?.id] }, { token: who.token });
    expect(linesOf(await shopping.cart(who)).map(({ id }) => id)).toEqual([soup?.id]);
  });

  it.each([
    ['removed by its id', true],
    ['set to 0', false],
  ])('joins lines that differ only by an add-on that is %s, up to the quantity limit', async (_, isById) => {
    const quantityArb = fc.integer({ min: 1, max: 10 });
    await fc.assert(
      fc.asyncProperty(quantityArb, quantityArb, async (plain, sauced) => {
        const who = await shopping.customer();
        const cart = await insert(who, [
          { item: 'falafel-bowl', quantity: plain },
          { item: 'falafel-bowl', quantity: sauced, addons: [{ item: 'tahini', quantity: 2 }] },
        ]);
        const [bowl, tahini] = [shopping.stockOf('falafel-bowl'), shopping.stockOf('addon-tahini')];
        if (isById)
          await test.api.ok('deleteCartProducts', { ids: [linesOf(cart)[1]?.addons[0]?.id] }, { token: who.token });
        else
          await test.api.ok(
            'insertProducts',
            { shop_id: 1, currency_id: USD, products: [{ stock_id: tahini, quantity: 0, parent_id: bowl }] },
            { token: who.token },
          );
        expect(linesOf(await shopping.cart(who)).map((line) => [line.quantity, line.addons.length])).toEqual([
          [Math.min(plain + sauced, 10), 0],
        ]);
      }),
      runs(8, 200),
    );
  });

  it('does not find removed lines or lines of another customer', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const mine = await insert(who, [{ item: 'lentil-soup', quantity: 1 }]);
    await insert(other, [{ item: 'lentil-soup', quantity: 1 }]);
    const before = await world(test.store);
    for (const ids of [linesOf(mine).map(({ id }) => id), [999_999]]) {
      expect(await test.api.no('deleteCartProducts', { ids }, { token: other.token })).toMatchObject({
        status: 404,
        statusCode: 'ERROR_404',
      });
    }
    expect((await test.api.no('deleteCarts', { ids: [mine.id] }, { token: other.token })).status).toBe(404);
    expect(await world(test.store)).toEqual(before);
  });
});

describe('CART-3 one shop per cart', () => {
  it('rejects another shop, keeps the cart, and accepts the shop after deletion', async () => {
    const who = await shopping.customer();
    const cart = await insert(who, [{ item: 'lentil-soup', quantity: 2 }]);
    const olives = { stock_id: shopping.stockOf('olives', NIGHT_MARKET), quantity: 1 };
    const sent = { shop_id: NIGHT_MARKET, currency_id: USD, products: [olives] };
    expect(await test.api.no('insertProducts', sent, { token: who.token })).toMatchObject({
      status: 400,
      statusCode: 'ERROR_440',
    });
    expect(
      await test.api.no('setCartLine', { shop_id: NIGHT_MARKET, currency_id: USD, ...olives }, { token: who.token }),
    ).toMatchObject({ status: 400, statusCode: 'ERROR_440' });
    expect(await shopping.cart(who)).toEqual(cart);
    await test.api.ok('deleteCarts', { ids: [cart.id] }, { token: who.token });
    expect((await test.api.ok('insertProducts', sent, { token: who.token })).data.shop_id).toBe(NIGHT_MARKET);
  });
});

describe('C9 an emptied cart', () => {
  it('claims no shop, unless friends were invited to it', async () => {
    const who = await shopping.customer();
    const olives = { stock_id: shopping.stockOf('olives', NIGHT_MARKET), quantity: 1 };
    const sent = { shop_id: NIGHT_MARKET, currency_id: USD, products: [olives] };
    const cart = await insert(who, [{ item: 'lentil-soup', quantity: 2 }]);
    await test.api.ok('deleteCartProducts', { ids: linesOf(cart).map(({ id }) => id) }, { token: who.token });
    expect((await test.api.ok('insertProducts', sent, { token: who.token })).data.shop_id).toBe(NIGHT_MARKET);

    const host = await shopping.customer();
    const shared = await insert(host, [{ item: 'lentil-soup', quantity: 2 }]);
    await test.api.ok('toggleGroup', { id: shared.id }, { token: host.token });
    await test.api.ok('deleteCartProducts', { ids: linesOf(shared).map(({ id }) => id) }, { token: host.token });
    expect((await test.api.no('insertProducts', sent, { token: host.token })).statusCode).toBe('ERROR_440');
  });
});

describe('C4 the lines of carts', () => {
  it('never have the id of a stock, which existing clients send beside them', async () => {
    const who = await shopping.customer();
    const cart = await insert(who, [
      { item: 'falafel-bowl', quantity: 1, addons: [{ item: 'tahini', quantity: 2 }] },
      { item: 'lentil-soup', quantity: 1 },
    ]);
    for (const { id, addons } of linesOf(cart))
      expect([id, ...addons.map((addon) => addon.id)].every((each) => each >= 1_000_000_000)).toBe(true);
  });
});

describe('CART-7 what cannot be in a cart', () => {
  /** The rejected fields; nothing else may have changed, not even an empty cart created. */
  const faults = async (products: readonly unknown[]): Promise<readonly string[]> => {
    const who = await shopping.customer();
    const before = await world(test.store);
    const refusal = await test.api.no(
      'insertProducts',
      { shop_id: 1, currency_id: USD, products },
      { token: who.token },
    );
    expect([refusal.status, refusal.statusCode]).toEqual([400, 'ERROR_400']);
    expect(await world(test.store)).toEqual(before);
    return Object.keys(refusal.params);
  };

  it.each([[-1], [0.5], [null], ['two'], [1e12]])('a quantity of %j', async (quantity) => {
    expect(await faults([{ stock_id: shopping.stockOf('lentil-soup'), quantity }])).toEqual(['products.0.quantity']);
  });

  it('rejects unknown stocks, stocks of another shop and misplaced add-ons: all or nothing', async () => {
    const soup = { stock_id: shopping.stockOf('lentil-soup'), quantity: 1 };
    const tahini = shopping.stockOf('addon-tahini');
    expect(await faults([soup, { stock_id: 999_999, quantity: 1 }])).toEqual(['products.1.stock_id']);
    expect(await faults([soup, { stock_id: shopping.stockOf('olives', NIGHT_MARKET), quantity: 1 }])).toEqual([
      'products.1.stock_id',
    ]);
    expect(await faults([soup, { stock_id: tahini, quantity: 1 }])).toEqual(['products.1.stock_id']);
    expect(await faults([{ ...soup, addons: [{ stock_id: tahini, quantity: 1 }] }])).toEqual([
      'products.0.addons.0.stock_id',
    ]);
    expect(await faults([{ ...soup, addons: [{ stock_id: tahini, quantity: -1 }] }])).toEqual([
      'products.0.addons.0.quantity',
    ]);
  });

  it('rejects more than the limit of a line and returns the limit', async () => {
    const who = await shopping.customer();
    const set = (item: string, quantity: number) =>
      test.api.no(
        'setCartLine',
        { shop_id: 1, currency_id: USD, stock_id: shopping.stockOf(item), quantity },
        { token: who.token },
      );
    expect(await set('lentil-soup', 11)).toMatchObject({
      status: 400,
      statusCode: 'ERROR_111',
      data: { quantity: 10 },
    });
    expect(await set('creme-brulee', 1)).toMatchObject({ status: 400, statusCode: 'ERROR_111', data: { quantity: 0 } });
    expect((await test.api.no('showCart', {}, { token: who.token })).status).toBe(404);
  });
});

describe('L5 CART-10 versions', () => {
  it('reject an outdated change with the current cart; one of two concurrent changes succeeds', async () => {
    const who = await shopping.customer();
    const first = await insert(who, [{ item: 'lentil-soup', quantity: 1 }]);
    const sent = (item: string) => ({
      shop_id: 1,
      currency_id: USD,
      version: versionOf(first),
      products: [entry({ item, quantity: 1 })],
    });
    const answers = await Promise.all(
      ['lemonade', 'mystery-stew'].map((item) => test.api.call('insertProducts', sent(item), { token: who.token })),
    );
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
    const now = await shopping.cart(who);
    expect(linesOf(now)).toHaveLength(2);
    const late = { token: who.token };
    expect(await test.api.no('insertProducts', sent('lemonade'), late)).toMatchObject({
      status: 409,
      statusCode: 'ERROR_409',
      data: { reason: 'version', version: versionOf(now), cart: now },
    });
    expect(
      (
        await test.api.no(
          'deleteCartProducts',
          { ids: linesOf(now).map(({ id }) => id), version: versionOf(first) },
          late,
        )
      ).status,
    ).toBe(409);
    expect(await shopping.cart(who)).toEqual(now);
    expect(versionOf(await insert(who, [{ item: 'lemonade', quantity: 4 }], { version: versionOf(now) }))).toBe(
      versionOf(now) + 1,
    );
  });
});
