import { nextStatuses, type DeliveryType, type OrderStatus } from '@domain/orders/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { readOrderFilter } from './order-filter.ts';
import { createShapeOrder, type ShapeDeps } from './shape-order.ts';
import { statusRefused } from './status-refusal.ts';

type Ids = 'listAllOrders' | 'showAnyOrder' | 'showOrderSteps' | 'moveOrder';

/** Contract 8.12: orders at the operator's desk. */
export const adminOrdersRoutes = (deps: ShapeDeps & { readonly orders: OrderUseCases }): Handlers<Ids> => {
  const { orders, reference, zones } = deps;
  const { whole, rows } = createShapeOrder(deps);
  return {
    listAllOrders: async (call) => {
      const read = readOrderFilter(call.params, await reference(), zones);
      if (!read.ok) return read.error;
      const { isImpossible, page, perPage, ...filter } = read.value;
      const { items, total } = isImpossible ? { items: [], total: 0 } : await orders.orders.list(filter);
      return listed({ items: items.map(await rows(call)), total, page, perPage });
    },

    showAnyOrder: async (call) => {
      const order = await orders.orders.find(call.params.id);
      return order ? enveloped(await whole(order, call)) : notFound;
    },

    showOrderSteps: async ({ params }) => {
      const order = await orders.orders.find(params.id);
      if (!order) return notFound;
      const status = order.status as OrderStatus;
      const next = nextStatuses(status, order.delivery_type as DeliveryType);
      const allowed = (await orders.held.isHeld(order.id)) ? next.filter((step) => step === 'canceled') : next;
      return enveloped({ id: order.id, status, allowed });
    },

    moveOrder: async (call) => {
      const { id, status, deliveryman_id: courierId } = call.params;
      const outcome = await orders.changeOrderStatus({
        orderId: id,
        to: status,
        ...(courierId !== undefined && { courierId }),
      });
      return outcome.ok
        ? enveloped(await whole(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : statusRefused(outcome.error.kind);
    },
  };
};
