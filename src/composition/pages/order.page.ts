import type { OrderNotes } from '@domain/orders/index.ts';
import type { Substitutions } from '@domain/substitution/index.ts';
import { createHttpOrderNotes } from '@infra/orders/http-order-notes.adapter.ts';
import { createHttpSubstitutions } from '@infra/orders/http-substitutions.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { DIETARY_PROFILE } from '../../features/dietary/dietary.tokens.ts';
import { LOCALE_VIEW_MODEL } from '../../features/locale/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { OrderView } from '../../features/orders/order.view.tsx';
import { OrderViewModel } from '../../features/orders/order.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API, CLOCK, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { bindOnce } from '../modules/bind.ts';
import { bindDietaryProfile } from '../modules/dietary-profile.module.ts';
import { definePage } from './define-page.ts';
import { bindLiveOrders, ORDER_UPDATES } from '../modules/live-orders.module.ts';
import { ORDER_QUERIES } from '../modules/order-queries.module.ts';
import { bindTiles } from '../modules/map.module.ts';
import { ORDERS } from '../modules/orders.module.ts';

const ORDER_NOTES = defineToken<OrderNotes>('OrderNotes');
const SUBSTITUTIONS = defineToken<Substitutions>('Substitutions');

const bindOrder = bindOnce(SUBSTITUTIONS, (options) => {
  bindLiveOrders(options);
  bindDietaryProfile(options);
  provide(options, ORDER_NOTES, createHttpOrderNotes, { api: API, context: CONTEXT });
  provide(options, SUBSTITUTIONS, createHttpSubstitutions, { api: API });
  bindTiles(options);
});

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
    substitutions: SUBSTITUTIONS,
    profile: DIETARY_PROFILE,
    locale: LOCALE_VIEW_MODEL,
    notes: ORDER_NOTES,
    reference: REFERENCE_VIEW_MODEL,
  },
  bindOrder,
);
