import { cartId, paymentId, shopId } from '@domain/kernel/ids.ts';
import { createHttpCoupons } from '@infra/orders/http-coupons.adapter.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { createHttpPaymentMethods } from '@infra/orders/http-payment-methods.adapter.ts';
import { createDesk } from '../../../server/support/delivering.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeOrders } from '../fakes/fake-orders.ts';
import { type Purse, orderLaws, purseLaws } from '../laws/orders.laws.ts';

const fakePurse = (): Purse => ({
  coupons: {
    check: async (code, shop) =>
      code === 'SPRING2' && shop === shopId(1)
        ? { ok: true, value: { code } }
        : { ok: false, error: { kind: 'unknown' } },
  },
  methods: {
    list: async () => ({
      ok: true,
      value: [
        { id: paymentId(1), tag: 'cash' },
        { id: paymentId(2), tag: 'wallet' },
      ],
    }),
  },
});

export const ordersSuite = (market: Embedded): void => {
  describePort('Orders', orderLaws, {
    fake: () => {
      const { orders, fillCart, askBack } = createFakeOrders();
      return { orders, fillCart: async () => fillCart(), askBack: async (id) => askBack(id) };
    },
    embedded: async () => {
      const customer = await market.customer();
      return {
        orders: createHttpOrders({ ...customer, announces: () => true }),
        fillCart: async () => {
          const cart = await market.shopping.fill(customer);
          return { cartId: cartId(cart.id), shopId: shopId(cart.shop_id) };
        },
        askBack: async (id) => {
          await (await createDesk(market.market)).deliver({ id });
          await market.market.api.ok('askRefund', { order_id: id, cause: 'Cold' }, { token: customer.token });
        },
      };
    },
  });
  describePort('Coupons, PaymentMethods', purseLaws, {
    fake: fakePurse,
    embedded: async () => {
      const { api } = await market.customer();
      return {
        coupons: createHttpCoupons({ api, userId: () => undefined }),
        methods: createHttpPaymentMethods({ api, paymentType: () => 'admin' }),
      };
    },
  });
};
