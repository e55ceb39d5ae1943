import { ANNOUNCER } from '../../features/announcer/index.ts';
import { OrdersView } from '../../features/orders/orders.view.tsx';
import { OrdersViewModel } from '../../features/orders/orders.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { bindLiveOrders, ORDER_UPDATES } from '../modules/live-orders.module.ts';
import { ORDER_QUERIES } from '../modules/order-queries.module.ts';
import { DATA_CACHE, DELAY, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(
  OrdersViewModel,
  OrdersView,
  {
    cache: DATA_CACHE,
    queries: ORDER_QUERIES,
    updates: ORDER_UPDATES,
    reference: REFERENCE_VIEW_MODEL,
    zones: TIME_ZONES,
    navigator: NAVIGATOR,
    announcer: ANNOUNCER,
    translate: TRANSLATE,
    delay: DELAY,
  },
  bindLiveOrders,
);
