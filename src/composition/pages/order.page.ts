import type { FollowLinks } from '@domain/following/index.ts';
import type { OrderId } from '@domain/kernel/ids.ts';
import type { OrderNotes } from '@domain/orders/index.ts';
import { createHttpOrderLinks } from '@infra/following/http-follow-links.adapter.ts';
import { createHttpOrderNotes } from '@infra/orders/http-order-notes.adapter.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import type { OpenSubstitution } from '../../features/substitution/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { OrderView } from '../../features/orders/order.view.tsx';
import { OrderViewModel } from '../../features/orders/order.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API, CLOCK, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { bindOnce } from '../modules/bind.ts';
import { lazyService } from '../modules/lazy-service.ts';
import { definePage } from './define-page.ts';
import { bindLiveOrders, ORDER_UPDATES } from '../modules/live-orders.module.ts';
import { ORDER_QUERIES } from '../modules/order-queries.module.ts';
import { bindPayingView } from '../modules/paying-view.module.ts';
import { bindTiles } from '../modules/map.module.ts';
import { ORDERS } from '../modules/orders.module.ts';

const FOLLOW_LINKS = defineToken<FollowLinks<OrderId>>('OrderLinks');
const ORDER_NOTES = defineToken<OrderNotes>('OrderNotes');
const LOAD_SUBSTITUTION = defineToken<() => Promise<OpenSubstitution>>('LoadSubstitution');

const bindOrder = bindOnce(LOAD_SUBSTITUTION, (options) => {
  bindLiveOrders(options);
  provide(options, FOLLOW_LINKS, createHttpOrderLinks, { api: API });
  provide(options, ORDER_NOTES, createHttpOrderNotes, { api: API, context: CONTEXT });
  provide(
    options,
    LOAD_SUBSTITUTION,
    ({ late }: { readonly late: LazyBindings }) => lazyService(late, () => import('../modules/substitution.module.ts')),
    { late: LAZY_BINDINGS },
  );
  bindTiles(options);
  bindPayingView(options);
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
    loadSubstitution: LOAD_SUBSTITUTION,
    notes: ORDER_NOTES,
    links: FOLLOW_LINKS,
    reference: REFERENCE_VIEW_MODEL,
  },
  bindOrder,
);
