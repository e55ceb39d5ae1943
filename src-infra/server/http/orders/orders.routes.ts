import { money, moneyOf, decimal, majorOf, type Scale } from '@domain/pricing/index.ts';
import type { Orders } from '../../orders/index.ts';
import type { PayOrder } from '../../payments/index.ts';
import { enveloped, bare, fieldRefused, listed, notFound } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import type { CatalogDeps } from '../catalog/index.ts';
import { readOrderWish } from './order-filter.ts';
import { PAY_REFUSALS } from './pay-refusal.ts';
import { placementRefused } from './placement-answer.ts';
import { readDraft, readPayment } from './read-draft.ts';
import { createShapeOrder } from './shape-order.ts';
import { statusRefused } from './status-refusal.ts';

export type OrderRouteDeps = Pick<CatalogDeps, 'store' | 'reference' | 'zones' | 'shops'> & { readonly orders: Orders; readonly payOrder: PayOrder };
type Ids = 'placeOrder' | 'listOrders' | 'showOrder' | 'changeOrderStatus' | 'payOrder' | 'listPayments';

/** Contract 3.10, 3.11: somebody else's order is not found. */
export const ordersRoutes = ({ store, reference, zones, shops, orders, payOrder }: OrderRouteDeps): Handlers<Ids> => {
  const { whole: shaped, rows } = createShapeOrder({ reference, zones, shops });

  return {
    listPayments: async () => {
      const { payments } = await reference();
      return bare({ data: payments.map(({ id, tag, input, isSandbox }) => ({ id, tag, input, sandbox: isSandbox, active: true })) });
    },

    placeOrder: async (call) => {
      const { user, params } = call;
      const known = await reference();
      const draft = readDraft(call, (await shops()).find(params.shop_id), known);
      if (!draft.ok) return draft.error;
      const row = await store.database.selectFrom('users').select('phone').where('id', '=', user.id).executeTakeFirst();
      const outcome = await orders.placeOrder({ id: user.id, uuid: user.uuid, phone: row?.phone ?? null }, draft.value);
      if (!outcome.ok) return placementRefused(outcome.error, call.currency.scale);
      return enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED');
    },

    listOrders: async (call) => {
      const wish = readOrderWish(call.params, await reference(), zones);
      if (!wish.ok) return wish.error;
      const { isImpossible, page, perPage, ...filter } = wish.value;
      const { items, total } = isImpossible ? { items: [], total: 0 } : await orders.orders.list({ ...filter, userId: call.user.id });
      return listed({ items: items.map(await rows(call)), total, page, perPage });
    },

    showOrder: async (call) => {
      const order = await orders.orders.find(call.params.id, call.user.id);
      return order ? enveloped(await shaped(order, call)) : notFound;
    },

    changeOrderStatus: async (call) => {
      const { params, user } = call;
      const outcome = await orders.changeOrderStatus({ orderId: params.id, to: params.status, customerId: user.id });
      return outcome.ok ? enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED') : statusRefused(outcome.error.kind);
    },

    payOrder: async (call) => {
      const { params, user } = call;
      const order = await orders.orders.find(params.id, user.id);
      if (!order) return notFound;
      const payment = readPayment(params.payment_sys_id, (await shops()).find(order.shop_id), await reference());
      if (!payment.ok || !payment.value) return fieldRefused('payment_sys_id', 'FIELD_UNKNOWN');
      const tips = moneyOf(decimal(params.tips ?? 0), order.scale as Scale);
      if (Number(majorOf(money(tips.minor, tips.scale))) !== (params.tips ?? 0)) return fieldRefused('tips', 'FIELD_INVALID');
      const outcome = await payOrder({ userId: user.id, orderId: order.id, payment: payment.value, tips: tips.minor });
      return outcome.ok ? enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED') : PAY_REFUSALS[outcome.error.kind];
    },
  };
};
