import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@infra/server/http/contract/index.ts';
import { GREEN_SPOON } from '../support/shopping.ts';
import { startMenuStage, type MenuStage } from './menu-stage.ts';

let stage: MenuStage;
beforeAll(async () => {
  stage = await startMenuStage();
});
afterAll(() => stage.test.marketplace.close());

const api = (): MenuStage['test']['api'] => stage.test.api;
const create = async (more: Readonly<Record<string, unknown>> = {}, token = stage.owner) =>
  (await api().ok('createMenuProduct', stage.draft(more), { token })).data;
const show = async (id: number) =>
  (await api().ok('showMenuProduct', { shop_id: GREEN_SPOON, id }, { token: stage.owner })).data;
const titlesInShop = async (): Promise<readonly (string | undefined)[]> =>
  (await api().ok('listShopProducts', { id: String(GREEN_SPOON), perPage: 100 })).data.map(
    ({ translation }) => translation?.title ?? undefined,
  );
const found = async (search: string): Promise<readonly number[]> =>
  (await api().ok('searchProducts', { search })).data.map(({ id }) => id);
const refusedFields = async (id: OperationId, sent: Readonly<Record<string, unknown>>) => {
  const { status, params } = await api().no(id, sent, { token: stage.owner });
  return [status, Object.keys(params ?? {})];
};

const SOLD = { tax: 7, min_qty: 2, max_qty: 6, interval: 2, boxes: 1 } as const;
const WITHIN = { kcal: '350', carbs: '40', protein: '8', fats: '12' } as const;

describe('OPS-6f a product that a seller creates', () => {
  it('is in the shop, found by a search, and says what it contains', async () => {
    const img = await stage.picture(stage.owner);
    const made = await create({ img, ...SOLD, ...WITHIN, may_contain: ['milk'] });
    const [{ id: stock } = {}] = made.stocks;
    expect(made).toEqual({
      id: made.id,
      uuid: made.uuid,
      revision: made.revision,
      title: { en: 'Saffron rice', ar: 'أرز بالزعفران' },
      description: { en: 'With barberries', ar: '' },
      category_id: expect.any(Number),
      img,
      active: true,
      addon: false,
      ...SOLD,
      ...WITHIN,
      dietary_declared: true,
      allergens: ['nuts'],
      may_contain: ['milk'],
      diets: ['vegetarian'],
      stocks: [{ id: stock, price: 7.35, quantity: 12, kept_quantity: null, sold_out_until: null, options: [] }],
    });
    expect((await create({ title: { en: 'No limit' } })).max_qty).toBeNull();
    expect(await titlesInShop()).toContain('Saffron rice');
    expect(await found('saffron')).toEqual([made.id]);
    const seen = (await api().ok('showProduct', { id: String(made.id) })).data;
    expect(seen).toMatchObject({ allergens: ['nuts'], diets: ['vegetarian'], dietary_declared: true });
    expect(await show(made.id)).toEqual(made);
  });

  it('is refused with every wrong field by its name, and with a picture of somebody else', async () => {
    const foreign = await stage.picture(stage.operator);
    const wrong = { title: { de: 'Reis' }, price: '0', quantity: '-1', tax: '101', category_id: 1, img: foreign };
    expect(await refusedFields('createMenuProduct', stage.draft(wrong))).toEqual([
      400,
      ['title.en', 'category_id', 'price', 'quantity', 'tax', 'img'],
    ]);
    expect(await refusedFields('createMenuProduct', stage.draft({ dietary_declared: false }))).toEqual([
      400,
      ['dietary_declared'],
    ]);
  });

  it('is created once by a call that is repeated with its idempotency key', async () => {
    const headers = { 'idempotency-key': '7d3c1a52-5d0f-4c5e-9a53-0f3f4f1b9a78' };
    const [sent, how] = [stage.draft({ title: { en: 'Once only' } }), { token: stage.owner, headers }];
    const first = await api().ok('createMenuProduct', sent, how);
    expect((await api().ok('createMenuProduct', sent, how)).data).toEqual(first.data);
    expect((await titlesInShop()).filter((title) => title === 'Once only')).toHaveLength(1);
  });
});

describe('OPS-6 who may change a shop', () => {
  it('is its owner and any operator; to everybody else it does not exist', async () => {
    const { id, stocks, revision } = await create({ title: { en: 'Guarded' } });
    const [stockId, product] = [stocks[0]?.id ?? 0, { shop_id: GREEN_SPOON, id }];
    const customer = (await stage.shopping.customer()).token;
    const { draft } = stage;
    const calls: readonly (readonly [OperationId, Readonly<Record<string, unknown>>])[] = [
      ['listMenuProducts', { shop_id: GREEN_SPOON }],
      ['listMenuCategories', { shop_id: GREEN_SPOON }],
      ['showMenuProduct', product],
      ['createMenuProduct', draft({ title: { en: 'Another' } })],
      [
        'changeMenuProduct',
        { ...draft({ title: { en: 'Changed' }, stocks: [{ id: stockId, price: '1', quantity: '1' }] }), id, revision },
      ],
      ['changeMenuStock', { ...product, stock_id: stockId, quantity: '3' }],
      ['setMenuSupply', { ...product, sold_out: true }],
      ['switchMenuProduct', { ...product, active: false }],
      ['moveMenuProduct', { ...product, direction: 'up' }],
      ['showShopHours', { shop_id: GREEN_SPOON }],
      ['setShopHours', { shop_id: GREEN_SPOON, days: [], revision: 'x' }],
      ['addDaysOff', { shop_id: GREEN_SPOON, from: '2025-04-01' }],
      ['removeDayOff', { shop_id: GREEN_SPOON, day: '2025-04-01' }],
      ['setDeliveryTerms', { shop_id: GREEN_SPOON, revision: 'x' }],
      ['removeMenuProduct', product],
    ];
    for (const [operation, sent] of calls) {
      for (const token of [stage.other, customer])
        expect([operation, (await api().call(operation, sent, { token })).status]).toEqual([operation, 404]);
    }
    for (const [operation, sent] of calls) {
      const { status } = await api().call(operation, sent, { token: stage.operator });
      expect([operation, [200, 409].includes(status)]).toEqual([operation, true]);
    }
    // A product of another shop is not found in the own one.
    const olives = (await api().ok('listMenuProducts', { shop_id: 2 }, { token: stage.other })).data[0]?.id ?? 0;
    expect(
      (await api().call('showMenuProduct', { shop_id: GREEN_SPOON, id: olives }, { token: stage.owner })).status,
    ).toBe(404);
    const entries = (await api().ok('listAudit', { search: 'changeMenuProduct' }, { token: stage.operator })).data;
    expect(entries[0]).toMatchObject({ subject: String(id), action: 'changeMenuProduct' });
    expect(entries[0]?.after).toContain('"Changed"');
  });

  it('is nobody before the shop is approved, except operators', async () => {
    const set = (status: string) =>
      stage.test.store.database.updateTable('shops').set({ status }).where('id', '=', GREEN_SPOON).execute();
    await set('rejected');
    expect((await api().call('listMenuProducts', { shop_id: GREEN_SPOON }, { token: stage.owner })).status).toBe(404);
    expect((await api().call('listMenuProducts', { shop_id: GREEN_SPOON }, { token: stage.operator })).status).toBe(
      200,
    );
    await set('approved');
  });
});

describe('OPS-6 a change of a product', () => {
  const changed = (product: Awaited<ReturnType<typeof show>>, more: Readonly<Record<string, unknown>>) => ({
    ...stage.draft({ title: product.title, description: product.description, price: undefined, quantity: undefined }),
    id: product.id,
    revision: product.revision,
    stocks: product.stocks.map(({ id, price, quantity }) => ({
      id,
      price: String(price),
      quantity: String(quantity),
      shown_quantity: quantity,
    })),
    ...more,
  });

  it('is refused to the second of two people, who learns what there is now', async () => {
    const seen = await create({ title: { en: 'Contested' } });
    const both = await Promise.all(
      ['First', 'Second'].map((en) =>
        api().call('changeMenuProduct', changed(seen, { title: { en } }), { token: stage.owner }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
    const refusal = both.find(({ status }) => status === 409)?.body as { data: { product: { revision: string } } };
    const now = await show(seen.id);
    expect(refusal.data.product).toEqual(now);
    await api().ok('changeMenuProduct', changed(now, { title: { en: 'Agreed' } }), { token: stage.owner });
    expect((await show(seen.id)).title).toEqual({ en: 'Agreed' });
  });

  it('reaches the shop, the search and the variants at once', async () => {
    const id = await stage.productOf('falafel-bowl');
    const seen = await show(id);
    expect(seen.stocks.map(({ options }) => options)).toEqual([['Regular'], ['Large']]);
    const stocks = seen.stocks.map((stock, index) => ({
      id: stock.id,
      price: index === 0 ? '9.95' : '12.45',
      quantity: '7',
    }));
    await api().ok('changeMenuProduct', changed(seen, { title: { ...seen.title, en: 'Falafel supreme' }, stocks }), {
      token: stage.owner,
    });
    expect(await found('supreme')).toEqual([id]);
    const { data } = await api().ok('showProduct', { id: String(id) });
    expect(data.stocks?.map(({ price, quantity }) => [price, quantity])).toEqual([
      [9.95, 7],
      [12.45, 7],
    ]);
    expect(data.stocks?.[0]?.extras).toHaveLength(1);
    expect(await refusedFields('changeMenuProduct', { ...changed(await show(id), {}), stocks: [] })).toEqual([
      400,
      seen.stocks.flatMap((stock) => [`stocks.${stock.id}.price`, `stocks.${stock.id}.quantity`]),
    ]);
  });

  it('hides, shows and moves it within its category', async () => {
    const [first, second] = [await create({ title: { en: 'Ante' } }), await create({ title: { en: 'Post' } })];
    const order = async () => (await titlesInShop()).filter((title) => title === 'Ante' || title === 'Post');
    expect(await order()).toEqual(['Ante', 'Post']);
    await api().ok('moveMenuProduct', { shop_id: GREEN_SPOON, id: second.id, direction: 'up' }, { token: stage.owner });
    expect(await order()).toEqual(['Post', 'Ante']);
    await api().ok('switchMenuProduct', { shop_id: GREEN_SPOON, id: first.id, active: false }, { token: stage.owner });
    expect([await order(), await found('ante')]).toEqual([['Post'], []]);
    const hidden = await api().ok('listMenuProducts', { shop_id: GREEN_SPOON, show: 'hidden' }, { token: stage.owner });
    expect(hidden.data.map(({ id }) => id)).toContain(first.id);
    await api().ok('switchMenuProduct', { shop_id: GREEN_SPOON, id: first.id, active: true }, { token: stage.owner });
    expect(await order()).toEqual(['Post', 'Ante']);
  });
});

describe('OPS-6 a product that is taken off the menu', () => {
  it('is gone for customers and readable in carts and orders; its bonus and the rest of the shop stay', async () => {
    const { shopping, owner } = stage;
    const customer = await shopping.customer(100_000);
    const order = await shopping.order(customer, {}, { lines: [{ item: 'mystery-stew', quantity: 2 }] });
    await shopping.fill(customer, {
      lines: [
        { item: 'mystery-stew', quantity: 2 },
        { item: 'lentil-soup', quantity: 1 },
      ],
    });
    for (const slug of ['mystery-stew', 'lemonade'])
      await api().ok('removeMenuProduct', { shop_id: GREEN_SPOON, id: await stage.productOf(slug) }, { token: owner });
    expect(await titlesInShop()).not.toContain('Mystery stew');
    const kept = (await api().ok('showOrder', { id: order.id }, { token: customer.token })).data;
    expect(JSON.stringify(kept.details)).toContain('Mystery stew');
    const cart = await shopping.cart(customer);
    expect(JSON.stringify(cart)).toContain('Lentil soup');
    const id = await stage.productOf('mystery-stew');
    expect((await api().call('showMenuProduct', { shop_id: GREEN_SPOON, id }, { token: owner })).status).toBe(404);
    expect((await api().call('showMenu', { id: String(GREEN_SPOON) })).status).toBe(200);
    expect((await api().call('showShop', { id: String(GREEN_SPOON) })).status).toBe(200);
    expect((await api().call('listRecipes', { shop_id: GREEN_SPOON })).status).toBe(200);
    await shopping.order(customer, {}, { lines: [{ item: 'lentil-soup', quantity: 9 }] });
  });
});
