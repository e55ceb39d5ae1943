import { lazyView } from '../../ui/lazy/index.ts';

/** The sheet of one product; its code loads when the first one is opened. */
export const ProductSheet = lazyView(() => import('./product-sheet.view.tsx').then((module) => module.ProductSheet));
