import { lazyView } from '../ui/lazy/index.ts';

/** Only who has signed in needs them. */
export const AccountLinks = lazyView(() => import('./account-links.view.tsx').then((module) => module.AccountLinks));
/** With all that stands behind it, which only composition knows. */
export const NotificationBell = lazyView(() => import('../composition/notification-center.tsx').then((module) => module.loadNotificationBell()));
