import { lazyView } from '../ui/lazy/index.ts';

/** Only who has signed in needs them. */
export const AccountLinks = lazyView(() => import('./account-links.view.tsx').then((module) => module.AccountLinks));
