import { expect, it } from 'vitest';
import {
  cartId,
  type CartId,
  currencyId,
  orderId,
  type OrderId,
  paymentId,
  shopId,
  type ShopId,
} from '@domain/kernel/ids.ts';
import type { Coupons, OrderDraft, OrderGroup, Orders } from '@domain/orders/index.ts';
import type { PaymentMethods } from '@domain/payments/index.ts';
import { addMoney, money, negateMoney, sumMoney, type Totals } from '@domain/pricing/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';

export type Trade = {
  readonly orders: Orders;
  /** A full cart, which takes the place of any other. */
  readonly fillCart: () => Promise<{ readonly cartId: CartId; readonly shopId: ShopId }>;
  /** Delivers an order, whose customer then asks for a refund. */
  readonly askBack: (id: OrderId) => Promise<void>;
};

const KEYS = [
  '3f0e4c4e-7c5b-4c8e-9a51-0a1b2c3d4e5f',
  '5d1c8f0a-2b6e-4f0d-8c77-1f2e3d4c5b6a',
  '7e2d9f1b-3c7f-4a1e-9d88-2a3f4e5d6c7b',
] as const;

/** A place within the zone of the shop. */
const HOME = { latitude: 52.3731, longitude: 4.8826 } as const;

/** Ids of the first currency and of cash. */
const [USD, CASH] = [1, 1];

const home = { text: 'Lindenstraat 8', location: HOME, floor: '2', house: '8', entrance: 'B', comment: '' };

const draftOf = (
  cart: { readonly cartId: CartId; readonly shopId: ShopId },
  more: Partial<OrderDraft> = {},
): OrderDraft => ({
  ...cart,
  currencyId: currencyId(USD),
  deliveryType: 'delivery',
  address: home,
  slot: undefined,
  phone: '31612345678',
  note: 'No onions',
  lineNotes: undefined,
  handover: {
    way: 'door',
    note: 'Blue door',
    cutlery: 2,
    recipient: { name: 'Mira Haddad', phone: '14155550142' },
  },
  coupon: undefined,
  tips: money(150, 2),
  paymentId: paymentId(CASH),
  ...more,
});

const sumOf = ({ price, discount, recipeDiscount, shopTax, delivery, service, waiter, coupon, tips }: Totals) =>
  sumMoney(
    [price, ...[discount, coupon].map(negateMoney), shopTax, delivery, service, waiter, tips],
    recipeDiscount.scale,
  );

const listOf = (orders: Orders, group: OrderGroup, search = '') =>
  walkPages(
    (page) => orders.list({ group, search }, page),
    ({ id }) => id,
  );

export const orderLaws: Laws<Trade> = (fresh) => {
  it('ORDER-2 calculates a total that equals its parts, without ordering', async () => {
    const { orders, fillCart } = await fresh();
    const cart = await fillCart();
    const { totals, quote } = taken(await orders.calculate(draftOf(cart)));
    expect(sumOf(totals)).toEqual(totals.total);
    expect(totals.tips).toEqual(money(150, 2));
    expect(quote?.total ?? totals.total.minor).toBe(totals.total.minor);
    const pickedUp = taken(await orders.calculate(draftOf(cart, { deliveryType: 'pickup', tips: money(0, 2) }))).totals;
    expect([pickedUp.delivery.minor, addMoney(pickedUp.total, totals.delivery).minor]).toEqual([
      0,
      totals.total.minor - 150,
    ]);
    expect(await listOf(orders, 'active')).toEqual([]);
    expect(await orders.calculate(draftOf({ ...cart, cartId: cartId(987_654) }))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
  });

  it('ORDER-4 places one order per cart, however often it is sent', async () => {
    const { orders, fillCart } = await fresh();
    const draft = draftOf(await fillCart());
    const { totals } = taken(await orders.calculate(draft));
    const id = taken(await orders.place(draft, KEYS[0], undefined));
    expect(await orders.place(draft, KEYS[0], undefined)).toEqual({ ok: true, value: id });
    expect(await orders.place({ ...draft, note: 'Other' }, KEYS[0], undefined)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 422 },
    });
    expect(await orders.place(draft, KEYS[1], undefined)).toEqual({ ok: false, error: { kind: 'duplicate' } });
    expect(await orders.place({ ...draft, cartId: cartId(987_654) }, KEYS[2], undefined)).toEqual({
      ok: false,
      error: { kind: 'cart-gone' },
    });
    const [summary, ...others] = await listOf(orders, 'active');
    expect([summary, others]).toMatchObject([{ id, status: 'new', total: totals.total }, []]);
  });

  it('ORDER-6 loads an order as listed, with what was ordered', async () => {
    const { orders, fillCart } = await fresh();
    const cart = await fillCart();
    const draft = draftOf(cart);
    const id = taken(await orders.place(draft, KEYS[0], undefined));
    const order = taken(await orders.load(id));
    const [summary] = await listOf(orders, 'active');
    expect(order).toMatchObject({
      id,
      status: summary?.status,
      total: summary?.total,
      createdAt: summary?.createdAt,
      pieces: summary?.pieces,
    });
    expect(order).toMatchObject({
      deliveryType: 'delivery',
      address: home.text,
      destination: HOME,
      note: draft.note,
      handover: draft.handover,
      shop: { id: cart.shopId },
    });
    const { items, discount, tax, delivery, service, coupon, tips } = order.amounts;
    expect(sumMoney([items, negateMoney(discount), tax, delivery, service, negateMoney(coupon), tips], 2)).toEqual(
      order.total,
    );
    expect(await orders.load(orderId(987_654))).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
  });

  it('ORDER-7 cancels a new order once and moves it to the canceled ones', async () => {
    const { orders, fillCart } = await fresh();
    const first = taken(await orders.place(draftOf(await fillCart()), KEYS[0], undefined));
    const second = taken(await orders.place(draftOf(await fillCart()), KEYS[1], undefined));
    expect((await listOf(orders, 'active')).map(({ id }) => id)).toEqual([second, first]);
    expect(taken(await orders.cancel(first))).toMatchObject({ id: first, status: 'canceled' });
    expect(await orders.cancel(first)).toMatchObject({ ok: false, error: { kind: 'rejected', status: 400 } });
    expect([await listOf(orders, 'active'), await listOf(orders, 'canceled')]).toMatchObject([
      [{ id: second, status: 'new' }],
      [{ id: first, status: 'canceled' }],
    ]);
    const ids = async (group: OrderGroup, search?: string) => (await listOf(orders, group, search)).map(({ id }) => id);
    expect([await ids('all'), await ids('delivered')]).toEqual([[second, first], []]);
    expect([await ids('all', String(first)), await ids('active', String(first))]).toEqual([[first], []]);
    const [{ shop } = { shop: { title: '' } }] = await listOf(orders, 'active');
    expect(await ids('all', shop.title.slice(1, -1).toUpperCase())).toEqual([second, first]);
    expect([await ids('all', '%'), await ids('all', `${shop.title}?`)]).toEqual([[], []]);
    expect(await orders.cancel(orderId(987_654))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
  });

  it('ORDER-6r lists an order with a refund among those, and still among those of its status', async () => {
    const { orders, fillCart, askBack } = await fresh();
    const first = taken(await orders.place(draftOf(await fillCart()), KEYS[0], undefined));
    const second = taken(await orders.place(draftOf(await fillCart()), KEYS[1], undefined));
    const ids = async (group: OrderGroup, search?: string) => (await listOf(orders, group, search)).map(({ id }) => id);
    expect(await ids('refund')).toEqual([]);
    await askBack(first);
    expect([await ids('refund'), await ids('delivered'), await ids('active')]).toEqual([[first], [first], [second]]);
    expect(await ids('all')).toEqual([second, first]);
    expect([await ids('refund', String(first)), await ids('refund', String(second))]).toEqual([[first], []]);
  });
};

export type Purse = { readonly coupons: Coupons; readonly methods: PaymentMethods };

export const purseLaws: Laws<Purse> = (fresh) => {
  it('ORDER-1 accepts the coupon of a shop and no other code', async () => {
    const { coupons } = await fresh();
    expect(await coupons.check('SPRING2', shopId(1))).toEqual({ ok: true, value: { code: 'SPRING2' } });
    for (const outcome of [await coupons.check('WINTER', shopId(1)), await coupons.check('SPRING2', shopId(2))])
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  });

  it('ORDER-1 offers methods with distinct ids and names, cash and wallet among them', async () => {
    const { methods } = await fresh();
    const offered = taken(await methods.list(shopId(1)));
    expect(offered.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cash', 'wallet']));
    expect([new Set(offered.map(({ id }) => id)).size, new Set(offered.map(({ tag }) => tag)).size]).toEqual([
      offered.length,
      offered.length,
    ]);
  });
};
