import { servedView } from '../../ui/lazy/index.ts';

// Distances and what they cost are calculated by rules that a first screen does without: the server has written it.
const load = () => import('./delivery-terms.view.tsx');

export const DeliveryFact = servedView(() => load().then((module) => module.DeliveryFact));
export const DeliveryEntry = servedView(() => load().then((module) => module.DeliveryEntry));
export const KindAndDistance = servedView(() => load().then((module) => module.KindAndDistance));
