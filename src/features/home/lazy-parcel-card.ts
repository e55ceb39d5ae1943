import { lazyView } from '../../ui/lazy/index.ts';

/** Below the first screen, and only where the marketplace carries parcels. */
export const ParcelCard = lazyView(() => import('./parcel-card.view.tsx').then((module) => module.ParcelCard));
