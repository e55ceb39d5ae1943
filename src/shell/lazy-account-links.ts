import { lazyView } from '../ui/lazy/index.ts';

/** Only signed-in customers need the code of their menu. */
export const AccountLinks = lazyView(() => import('./account-links.view.tsx').then((module) => module.AccountLinks));
