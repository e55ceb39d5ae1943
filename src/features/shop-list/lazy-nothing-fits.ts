import { servedView } from '../../ui/lazy/index.ts';

export const NothingFits = servedView(() => import('./nothing-fits.view.tsx').then((module) => module.NothingFits));
