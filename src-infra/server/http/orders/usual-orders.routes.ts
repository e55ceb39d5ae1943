import type { OrderUseCases } from '../../features/orders/index.ts';
import { enveloped } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { createShapeOrder, type ShapeDeps } from './shape-order.ts';

type Deps = ShapeDeps & { readonly orders: Pick<OrderUseCases, 'listUsualOrders'> };

/** ORDER-8f: the usual orders of the caller; for an unknown shop there are none. */
export const usualOrdersRoutes = ({ orders, ...deps }: Deps): Handlers<'listUsualOrders'> => {
  const { whole } = createShapeOrder(deps);
  return {
    listUsualOrders: async (call) => {
      const usual = await orders.listUsualOrders(call.user.id, call.params.shop_id);
      return enveloped(await Promise.all(usual.map((order) => whole(order, call))));
    },
  };
};
