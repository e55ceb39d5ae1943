import type { OrderRecord, OrderSummary } from '../../features/orders/index.ts';
import type { CourierRoutes } from '../../features/simulation/index.ts';
import type { ApiCall } from '../handler.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { courierRouteOf } from './courier.shape.ts';
import { toOrder, toOrderRow } from './order.shape.ts';

export type ShapeDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & {
  /** Only where a map is known. */
  readonly courierRoutes: CourierRoutes | undefined;
};
export type CallContext = Pick<ApiCall<'showOrder'>, 'origin' | 'language' | 'currency' | 'now'>;

/** Renders orders with their shops. */
export const createShapeOrder = ({ reference, zones, shops, courierRoutes }: ShapeDeps) => ({
  whole: async (order: OrderRecord, call: CallContext) => {
    const known = await reference();
    return {
      ...toOrder(order, (await shops()).find(order.shop_id), catalogContext(known, zones, call), known),
      courier_route: await courierRouteOf(
        courierRoutes,
        { kind: 'order', id: order.id, status: order.status },
        call.language,
      ),
    };
  },

  /** The shape of rows of a list. */
  rows: async (call: CallContext) => {
    const [known, directory] = [await reference(), await shops()];
    const context = catalogContext(known, zones, call);
    return (order: OrderSummary) => toOrderRow(order, directory.find(order.shop_id), context, known);
  },
});
