import { lazyView } from '../../ui/lazy/index.ts';

/** SEARCH-5: comes with the first list whose end could be reached; the first look at a page goes without. */
export const MoreOf = lazyView(() => import('./more-of.view.tsx').then((module) => module.MoreOf));
