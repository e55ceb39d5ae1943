import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GREEN_SPOON, type Cart, type Customer } from '../support/shopping.ts';
import { startMenuStage, type MenuStage } from './menu-stage.ts';

let stage: MenuStage;
let soup: { readonly shop_id: number; readonly id: number };
let stockId: number;
beforeAll(async () => {
  stage = await startMenuStage();
  soup = { shop_id: GREEN_SPOON, id: await stage.productOf('lentil-soup') };
  stockId = stage.shopping.stockOf('lentil-soup');
});
afterAll(() => stage.test.marketplace.close());

const SOUPS = { lines: [{ item: 'lentil-soup', quantity: 2 }] };
const api = (): MenuStage['test']['api'] => stage.test.api;
const setPieces = (quantity: number, shown?: number) =>
  api().ok(
    'changeMenuStock',
    { ...soup, stock_id: stockId, quantity: String(quantity), ...(shown !== undefined && { shown_quantity: shown }) },
    { token: stage.owner },
  );
const pieces = (): Promise<number> => stage.shopping.inSupply('lentil-soup');
const seenByCustomers = async (): Promise<number | undefined> =>
  (await api().ok('showProduct', { id: String(soup.id) })).data.stocks?.[0]?.quantity;
const soldOut = (isSoldOut: boolean) =>
  api().ok('setMenuSupply', { ...soup, sold_out: isSoldOut }, { token: stage.owner });

describe('OPS-6k pieces that a seller changes', () => {
  it('keep what was sold while the list was open', async () => {
    await setPieces(40);
    const customer = await stage.shopping.customer(100_000);
    await stage.shopping.order(customer, {}, SOUPS);
    await setPieces(50, 40);
    expect([await pieces(), await seenByCustomers()]).toEqual([48, 48]);
  });

  it('are never sold twice and never less than nothing, whoever comes first', async () => {
    await setPieces(10);
    const customers: Customer[] = [];
    for (let count = 0; count < 6; count += 1) customers.push(await stage.shopping.customer(100_000));
    const carts: Cart[] = [];
    for (const customer of customers) carts.push(await stage.shopping.fill(customer, SOUPS));
    const placing = carts.map((cart, index) => {
      const customer = customers[index];
      if (!customer) throw new Error('Every cart has its customer');
      return stage.shopping.place(customer, stage.shopping.draft(cart));
    });
    const [orders] = await Promise.all([Promise.all(placing), setPieces(6, 10), setPieces(11, 10)]);
    const sold = orders.filter(({ status }) => status === 200).length * 2;
    // Both changes are differences: four less, one more.
    expect(await pieces()).toBe(10 - 4 + 1 - sold < 0 ? 0 : 10 - 4 + 1 - sold);
    expect(sold).toBeLessThanOrEqual(11);
    expect(await pieces()).toBeGreaterThanOrEqual(0);
  });

  it('are refused if they are none, and a price if somebody else has changed it', async () => {
    const wrong = await api().no(
      'changeMenuStock',
      { ...soup, stock_id: stockId, price: '0', quantity: '1.5' },
      { token: stage.owner },
    );
    expect([wrong.status, Object.keys(wrong.params)]).toEqual([400, ['price', 'quantity']]);
    const price = (sent: string, shown: number) =>
      api().call(
        'changeMenuStock',
        { ...soup, stock_id: stockId, price: sent, shown_price: shown },
        { token: stage.owner },
      );
    expect((await price('6.40', 6.2)).status).toBe(200);
    expect((await price('6.50', 6.2)).status).toBe(409);
    // Pieces are changed beside a price that was not touched.
    expect((await price('6.20', 6.2)).status).toBe(200);
    expect((await api().ok('showProduct', { id: String(soup.id) })).data.stocks?.[0]?.price).toBe(6.4);
  });
});

describe('OPS-6l a product that is sold out for today', () => {
  it('is none for customers, and back with one press with what was canceled meanwhile', async () => {
    await setPieces(30);
    const customer = await stage.shopping.customer(100_000);
    const order = await stage.shopping.order(customer, {}, SOUPS);
    await soldOut(true);
    expect([await pieces(), await seenByCustomers()]).toEqual([0, 0]);
    await api().ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: customer.token });
    expect(await pieces()).toBe(0);
    const { data } = await soldOut(false);
    expect(data.stocks[0]).toMatchObject({ quantity: 30, kept_quantity: null, sold_out_until: null });
    expect(await seenByCustomers()).toBe(30);
  });

  it('comes back at five in the morning of the shop, and not before', async () => {
    await setPieces(20);
    const { data } = await soldOut(true);
    // Green Spoon is in Amsterdam, an hour ahead of UTC in March; it is noon of the tenth.
    expect(data.stocks[0]).toMatchObject({ quantity: 0, kept_quantity: 20, sold_out_until: '2025-03-11 04:00:00Z' });
    stage.test.clock.advance(Date.parse('2025-03-11T03:59:00Z') - stage.test.clock.now());
    await stage.test.timers.tick();
    expect(await pieces()).toBe(0);
    stage.test.clock.advance(60_000);
    await stage.test.timers.tick();
    expect([await pieces(), await seenByCustomers()]).toEqual([20, 20]);
  });

  it('is over once the seller types how many there are', async () => {
    await soldOut(true);
    await soldOut(true);
    await setPieces(4, 0);
    stage.test.clock.advance(86_400_000);
    await stage.test.timers.tick();
    expect(await pieces()).toBe(4);
  });
});
