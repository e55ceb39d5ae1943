import { moneyOf, decimal, type Scale } from '@domain/pricing/index.ts';
import { phoneOwnerOf, type Users } from '../../features/identity/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { PayOrder } from '../../features/payments/index.ts';
import { enveloped, bare, fieldRefused, listed, notFound, notSignedIn, refused } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { readOrderFilter } from './order-filter.ts';
import { PAY_REFUSALS } from './pay-refusal.ts';
import { placementRefused } from './placement-refusal.ts';
import { readDraft, readPayment } from './read-draft.ts';
import { createShapeOrder, type ShapeDeps } from './shape-order.ts';
import { statusRefused } from './status-refusal.ts';

type Deps = ShapeDeps & {
  readonly users: Pick<Users, 'byId'>;
  readonly orders: OrderUseCases;
  readonly payOrder: PayOrder;
};
type Ids =
  | 'placeOrder'
  | 'listOrders'
  | 'showOrder'
  | 'changeOrderStatus'
  | 'changeOrderNote'
  | 'payOrder'
  | 'listPayments';

/** Contract 3.10, 3.11; another customer's order is not found. */
export const ordersRoutes = ({
  users,
  reference,
  zones,
  shops,
  courierRoutes,
  orders,
  payOrder,
}: Deps): Handlers<Ids> => {
  const { whole: shaped, rows } = createShapeOrder({ reference, zones, shops, courierRoutes });

  return {
    listPayments: async () => {
      const { payments } = await reference();
      return bare({
        data: payments.map(({ id, tag, input, isSandbox }) => ({ id, tag, input, sandbox: isSandbox, active: true })),
      });
    },

    placeOrder: async (call) => {
      const { user, params } = call;
      const known = await reference();
      const draft = readDraft(call, (await shops()).find(params.shop_id), known);
      if (!draft.ok) return draft.error;
      const account = await users.byId(user.id);
      if (!account) return notSignedIn;
      const outcome = await orders.placeOrder({ id: user.id, uuid: user.uuid, ...phoneOwnerOf(account) }, draft.value);
      if (!outcome.ok) return placementRefused(outcome.error, call.currency.scale);
      return enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED');
    },

    listOrders: async (call) => {
      const read = readOrderFilter(call.params, await reference(), zones);
      if (!read.ok) return read.error;
      const { isImpossible, page, perPage, ...filter } = read.value;
      const { items, total } = isImpossible
        ? { items: [], total: 0 }
        : await orders.orders.list({ ...filter, userId: call.user.id, withRefund: call.params.with_refund });
      return listed({ items: items.map(await rows(call)), total, page, perPage });
    },

    showOrder: async (call) => {
      const order = await orders.orders.find(call.params.id, call.user.id);
      return order ? enveloped(await shaped(order, call)) : notFound;
    },

    changeOrderStatus: async (call) => {
      const { params, user } = call;
      const outcome = await orders.changeOrderStatus({ orderId: params.id, to: params.status, customerId: user.id });
      return outcome.ok
        ? enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : statusRefused(outcome.error.kind);
    },

    changeOrderNote: async (call) => {
      const { id: orderId, note } = call.params;
      const outcome = await orders.changeNote({ orderId, userId: call.user.id, note });
      if (outcome.ok) return enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
      const { error } = outcome;
      if (error.kind === 'too-long') return fieldRefused('note', 'FIELD_LONG', { limit: error.most });
      return error.kind === 'not-found' ? notFound : refused('ERROR_253', { text: 'ORDER_IS_ON_ITS_WAY' });
    },

    payOrder: async (call) => {
      const { params, user } = call;
      const order = await orders.orders.find(params.id, user.id);
      if (!order) return notFound;
      const payment = readPayment(params.payment_sys_id, (await shops()).find(order.shop_id), await reference());
      if (!payment.ok || !payment.value) return fieldRefused('payment_sys_id', 'FIELD_UNKNOWN');
      const tips = moneyOf(decimal(params.tips ?? 0), order.scale as Scale);
      // A tip that rounds to nothing must not pay the order instead.
      if (tips.minor === 0 && (params.tips ?? 0) > 0) return fieldRefused('tips', 'FIELD_INVALID');
      const outcome = await payOrder({ userId: user.id, orderId: order.id, payment: payment.value, tips: tips.minor });
      return outcome.ok
        ? enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : PAY_REFUSALS[outcome.error.kind];
    },
  };
};
