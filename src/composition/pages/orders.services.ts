import type { SessionStore } from '@domain/identity/index.ts';
import type { OrderHistory, Orders, OrderUpdates } from '@domain/orders/index.ts';
import { createFetchEventFeed } from '@infra/drivers/events/fetch-event-feed.ts';
import type { EventFeed } from '@infra/drivers/events/server-event.ts';
import { createSharedEventFeed } from '@infra/drivers/events/shared-event-feed.ts';
import { createVisibleEventFeed } from '@infra/drivers/events/visible-event-feed.ts';
import { createHttpOrderHistory } from '@infra/orders/http-order-history.adapter.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { createLiveOrderUpdates } from '@infra/orders/live-order-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createOrderQueries, type OrderQueries } from '../../features/orders/orders.queries.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, SESSION_STORE, UNAUTHORIZED } from '../tokens.ts';
import type { PageServices } from './define-page.ts';

export const EVENT_FEED = defineToken<EventFeed>('EventFeed');
export const ORDER_HISTORY = defineToken<OrderHistory>('OrderHistory');
export const ORDER_QUERIES = defineToken<OrderQueries>('OrderQueries');
export const ORDER_UPDATES = defineToken<OrderUpdates>('OrderUpdates');
export const ORDERS = defineToken<Orders>('Orders');

type OrdersDeps = Omit<Parameters<typeof createHttpOrders>[0], 'announces'> & { readonly reference: ReferenceViewModel };
type FeedDeps = { readonly platform: Platform; readonly context: AppContext; readonly sessions: SessionStore; readonly onUnauthorized: (token: string) => void };

/** Orders, for the pages of checkout and orders. */
export const bindOrders: PageServices = (options) => {
  if (options.isBound(ORDERS)) return;
  provide(options, ORDERS, ({ reference, ...deps }: OrdersDeps) => createHttpOrders({ ...deps, announces: (extension) => reference.settings.extensions.includes(extension) }), {
    api: API, context: CONTEXT, reference: REFERENCE_VIEW_MODEL,
  });
};

/** Orders as they change, for the pages that show them. */
export const bindLiveOrders: PageServices = (options) => {
  bindOrders(options);
  if (options.isBound(ORDER_UPDATES)) return;
  provide(options, ORDER_HISTORY, createHttpOrderHistory, { api: API });
  provide(options, ORDER_QUERIES, ({ orders, history, context }: { readonly orders: Orders; readonly history: OrderHistory; readonly context: AppContext }) =>
    createOrderQueries({ orders, history, scope: () => context.scope() }), { orders: ORDERS, history: ORDER_HISTORY, context: CONTEXT });
  provide(options, EVENT_FEED, createFeed, { platform: PLATFORM, context: CONTEXT, sessions: SESSION_STORE, onUnauthorized: UNAUTHORIZED });
  provide(options, ORDER_UPDATES, ({ platform, feed, reference }: { readonly platform: Platform; readonly feed: EventFeed; readonly reference: ReferenceViewModel }) =>
    createLiveOrderUpdates({ feed: () => (reference.settings.extensions.includes('events') ? feed : undefined), visibility: platform.visibility, delay: platform.delay }), {
    platform: PLATFORM, feed: EVENT_FEED, reference: REFERENCE_VIEW_MODEL,
  });
};

/** Contract 8.4: one stream a browser, held by a visible tab. */
const createFeed = ({ platform, context, sessions, onUnauthorized }: FeedDeps): EventFeed => {
  const connect = (lastEventId: string | undefined, signal: AbortSignal): Promise<Response> => {
    const authorization = context.authorization();
    return platform.fetch(`${platform.apiHost}/api/v1/dashboard/user/events?lang=${context.language()}`, {
      signal,
      headers: { accept: 'text/event-stream', ...(authorization && { authorization }), ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    });
  };
  const refused = (): void => {
    const token = context.authorization();
    if (token !== undefined) onUnauthorized(token);
  };
  const feed = createVisibleEventFeed({ feed: createFetchEventFeed({ connect, delay: platform.delay, onUnauthorized: refused }), visibility: platform.visibility });
  return platform.tabs ? createSharedEventFeed({ tabs: platform.tabs, name: () => `events-${sessions.read()?.user.id ?? 0}`, feed }) : feed;
};
