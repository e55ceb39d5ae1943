import { ANNOUNCER } from '../../features/announcer/index.ts';
import { OrderView } from '../../features/orders/order.view.tsx';
import { OrderViewModel } from '../../features/orders/order.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { CLOCK, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import type { Bind } from '../modules/bind.ts';
import { definePage } from './define-page.ts';
import { bindLiveOrders, ORDER_UPDATES } from '../modules/live-orders.module.ts';
import { ORDER_QUERIES } from '../modules/order-queries.module.ts';
import { bindTiles } from '../modules/map.module.ts';
import { ORDERS } from '../modules/orders.module.ts';

const bindOrder: Bind = (options) => {
  bindLiveOrders(options);
  bindTiles(options);
};

export const page = definePage(
  OrderViewModel,
  OrderView,
  {
    cache: DATA_CACHE,
    queries: ORDER_QUERIES,
    orders: ORDERS,
    updates: ORDER_UPDATES,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    clock: CLOCK,
    zones: TIME_ZONES,
    translate: TRANSLATE,
  },
  bindOrder,
);
