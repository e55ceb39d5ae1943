import { instant } from '@domain/kernel/clock.port.ts';
import { cartId, orderId, shopId, type CartId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { canCancel, groupStatuses, type Order, type OrderDraft, type Orders } from '@domain/orders/index.ts';
import { addMoney, money, noMoney, type Totals } from '@domain/pricing/index.ts';
import { pageOf } from './page-of.ts';
import { absent, refusal } from './refusals.ts';

const PER_PAGE = 10;
const NOON = Date.UTC(2025, 2, 10, 11);
const nothing = noMoney(2);
const items = money(1240, 2);
const delivery = money(250, 2);

/** What every cart of the fake costs. */
const totalsOf = ({ deliveryType, tips }: OrderDraft): Totals => {
  const fee = deliveryType === 'delivery' ? delivery : nothing;
  return {
    price: items,
    discount: nothing,
    recipeDiscount: nothing,
    recipeCount: 0,
    shopTax: nothing,
    delivery: fee,
    service: nothing,
    waiter: nothing,
    coupon: nothing,
    tips,
    deposit: nothing,
    total: addMoney(addMoney(items, fee), tips),
  };
};

/** Orders in memory: carts that are filled by a word, and orders made of them, each once. Works without quotes. */
export const createFakeOrders = () => {
  const carts = new Set<CartId>();
  const ordered = new Set<CartId>();
  const answered = new Map<string, { readonly payload: string; readonly id: Order['id'] }>();
  const refunded = new Set<Order['id']>();
  let orders: readonly Order[] = [];
  let count = 0;

  const make = (draft: OrderDraft): Order => {
    count += 1;
    const { total, tips, delivery: fee } = totalsOf(draft);
    const at = instant(NOON + count);
    return {
      id: orderId(880 + count),
      status: 'new',
      createdAt: at,
      updatedAt: at,
      total,
      priceStyle: { symbol: '$', position: 'before' },
      pieces: 1,
      handover: draft.handover,
      payment: undefined,
      shop: {
        id: draft.shopId,
        uuid: undefined,
        title: 'Green Spoon',
        logo: undefined,
        phone: undefined,
        address: '',
        location: undefined,
        timeZone: undefined,
        deliveryTime: undefined,
      },
      currency: draft.currencyId,
      deliveryType: draft.deliveryType,
      address: draft.address?.text ?? '',
      destination: draft.address?.location,
      slot: draft.slot,
      note: draft.note,
      lines: [],
      amounts: {
        items,
        discount: nothing,
        tax: nothing,
        delivery: fee,
        service: nothing,
        waiter: nothing,
        coupon: nothing,
        tips,
        deposit: nothing,
      },
      couponCode: draft.coupon,
      courier: undefined,
      eta: undefined,
      pin: undefined,
      substitutions: [],
    };
  };
  const find = (id: Order['id']): Order | undefined => orders.find((order) => order.id === id);

  const port: Orders = {
    calculate: async (draft) =>
      carts.has(draft.cartId) ? ok({ totals: totalsOf(draft), quote: undefined }) : absent(),
    place: async (draft, key) => {
      const payload = JSON.stringify(draft);
      const known = answered.get(key);
      if (known) return known.payload === payload ? ok(known.id) : refusal(422, 'ERROR_422');
      if (ordered.has(draft.cartId)) return err({ kind: 'duplicate' });
      if (!carts.delete(draft.cartId)) return err({ kind: 'cart-gone' });
      ordered.add(draft.cartId);
      const order = make(draft);
      orders = [order, ...orders];
      answered.set(key, { payload, id: order.id });
      return ok(order.id);
    },
    list: async ({ group, search }, page) =>
      ok(
        pageOf(
          orders.filter(
            ({ id, status, shop }) =>
              (group === 'refund' ? refunded.has(id) : groupStatuses(group).includes(status)) &&
              (String(id) === search || shop.title.toLowerCase().includes(search.toLowerCase())),
          ),
          page,
          PER_PAGE,
        ),
      ),
    load: async (id) => {
      const order = find(id);
      return order ? ok(order) : absent();
    },
    cancel: async (id) => {
      const order = find(id);
      if (!order) return absent();
      if (!canCancel(order.status)) return refusal(400, 'ERROR_254');
      const canceled: Order = { ...order, status: 'canceled' };
      orders = orders.map((other) => (other === order ? canceled : other));
      return ok(canceled);
    },
  };

  return {
    orders: port,
    /** A cart that can be ordered. */
    fillCart: () => {
      const id = cartId(310 + carts.size + count);
      carts.add(id);
      return { cartId: id, shopId: shopId(1) };
    },
    /** Delivers an order, and asks to pay it back. */
    askBack: (id: Order['id']) => {
      refunded.add(id);
      orders = orders.map((order) => (order.id === id ? { ...order, status: 'delivered' } : order));
    },
  };
};
