/** What the server keeps of a customer as one chunk: it comes where somebody is signed in. */
export { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
export { createHttpNotifications } from '@infra/notifications/http-notifications.adapter.ts';
export { createLiveNotificationUpdates } from '@infra/notifications/live-notification-updates.adapter.ts';
export { leave } from './leave.ts';
