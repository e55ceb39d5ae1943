import { money, moneyOf, decimal, majorOf, type Scale } from '@domain/pricing/index.ts';
import { isActiveStatus, ORDER_STATUSES, readOrderStatus } from '@domain/orders/index.ts';
import type { OrderRecord, Orders } from '../../orders/index.ts';
import type { PayOrder } from '../../payments/index.ts';
import { enveloped, bare, fieldRefused, listed, notFound, refused } from '../answer/index.ts';
import type { Call, Handlers } from '../call.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { pageOf } from '../shapes/index.ts';
import { toOrder, toOrderRow } from './order.shape.ts';
import { placementRefused } from './placement-answer.ts';
import { readDraft, readPayment } from './read-draft.ts';

export type OrderRouteDeps = Pick<CatalogDeps, 'store' | 'reference' | 'zones' | 'shops'> & { readonly orders: Orders; readonly payOrder: PayOrder };
type Ids = 'placeOrder' | 'listOrders' | 'showOrder' | 'changeOrderStatus' | 'payOrder' | 'listPayments';
type Asked = Pick<Call<'showOrder'>, 'origin' | 'language' | 'currency' | 'now'>;

/** Contract 3.10, 3.11: somebody else's order is not found. */
export const ordersRoutes = ({ store, reference, zones, shops, orders, payOrder }: OrderRouteDeps): Handlers<Ids> => {
  const shaped = async (order: OrderRecord, asked: Asked) => {
    const known = await reference();
    return toOrder(order, (await shops()).find(order.shop_id), catalogContext(known, zones, asked), known);
  };

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
      const { params, user } = call;
      const { page, perPage, offset } = pageOf(params);
      const asked = params.statuses ?? (params.status === undefined ? [] : [params.status]);
      const statuses = asked.map((word) => readOrderStatus(word)).filter((status) => status !== undefined);
      const wanted = asked.length > 0 ? statuses : params.active === true ? ORDER_STATUSES.filter(isActiveStatus) : [];
      const known = await reference();
      const directory = await shops();
      const context = catalogContext(known, zones, call);
      const { items, total } = asked.length > 0 && statuses.length === 0
        ? { items: [], total: 0 }
        : await orders.orders.list({ userId: user.id, statuses: wanted, column: params.column ?? 'id', sort: params.sort ?? 'desc', offset, limit: perPage });
      return listed({ items: items.map((order) => toOrderRow(order, directory.find(order.shop_id), context, known)), total, page, perPage });
    },

    showOrder: async (call) => {
      const order = await orders.orders.find(call.params.id, call.user.id);
      return order ? enveloped(await shaped(order, call)) : notFound;
    },

    changeOrderStatus: async (call) => {
      const { params, user } = call;
      const outcome = await orders.changeOrderStatus({ orderId: params.id, to: params.status, customerId: user.id });
      if (outcome.ok) return enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
      switch (outcome.error.kind) {
        case 'not-found':
          return notFound;
        case 'not-cancelable':
          return refused('ERROR_254');
        case 'same':
          return refused('ERROR_252');
        case 'final':
          return refused('ERROR_255');
        case 'unknown':
        case 'not-allowed':
          return refused('ERROR_253');
      }
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
      if (outcome.ok) return enveloped(await shaped(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED');
      switch (outcome.error.kind) {
        case 'not-found':
          return notFound;
        case 'wallet-too-low':
          return refused('ERROR_109');
        case 'no-wallet':
          return refused('ERROR_108');
        case 'canceled':
        case 'paid-already':
          return refused('ERROR_501');
      }
    },
  };
};
