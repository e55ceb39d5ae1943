import { OrdersView } from '../../features/orders/orders.view.tsx';
import { OrdersViewModel } from '../../features/orders/orders.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';
import { bindLiveOrders, ORDER_UPDATES } from '../modules/live-orders.module.ts';
import { ORDER_QUERIES } from '../modules/order-queries.module.ts';

export const page = definePage(
  OrdersViewModel,
  OrdersView,
  { cache: DATA_CACHE, queries: ORDER_QUERIES, updates: ORDER_UPDATES, reference: REFERENCE_VIEW_MODEL },
  bindLiveOrders,
);
