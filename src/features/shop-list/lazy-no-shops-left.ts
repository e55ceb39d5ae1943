import { servedView } from '../../ui/lazy/index.ts';

export const NoShopsLeft = servedView(() => import('./no-shops-left.view.tsx').then((module) => module.NoShopsLeft));
