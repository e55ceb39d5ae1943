import type { i18n, TFunction } from 'i18next';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { OrderView } from '../../features/orders/order.view.tsx';
import { OrderViewModel } from '../../features/orders/order.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CLOCK, DATA_CACHE, I18N, TIME_ZONES } from '../tokens.ts';
import { definePage, type PageServices } from './define-page.ts';
import { bindLiveOrders, ORDER_QUERIES, ORDER_UPDATES } from './live-orders.services.ts';
import { bindTiles } from './map.services.ts';
import { ORDERS } from './orders.services.ts';

const TRANSLATE = defineToken<TFunction>('Translate');

const bindOrder: PageServices = (options) => {
  bindLiveOrders(options);
  bindTiles(options);
  if (options.isBound(TRANSLATE)) return;
  provide(options, TRANSLATE, ({ translator }: { readonly translator: i18n }) => translator.t, { translator: I18N });
};

export const page = definePage(OrderViewModel, OrderView, {
  cache: DATA_CACHE, queries: ORDER_QUERIES, orders: ORDERS, updates: ORDER_UPDATES, toasts: TOASTS_VIEW_MODEL, announcer: ANNOUNCER, clock: CLOCK, zones: TIME_ZONES, translate: TRANSLATE,
}, bindOrder);
