import { servedView } from '../../ui/lazy/index.ts';

export const NothingFound = servedView(() => import('./nothing-found.view.tsx').then((module) => module.NothingFound));
