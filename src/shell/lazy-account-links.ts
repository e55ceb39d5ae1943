import { lazyView } from '../ui/lazy/index.ts';

/** Only who has signed in needs them. Both come with what stands behind them, which only composition knows. */
export const AccountLinks = lazyView(() => import('../composition/account-links.tsx').then((module) => module.BoundAccountLinks));
export const NotificationBell = lazyView(() => import('../composition/notification-center.tsx').then((module) => module.loadNotificationBell()));
