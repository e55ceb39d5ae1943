import { lazyView } from '../../ui/lazy/index.ts';

/** Loaded only when a shop asks. */
export const Question = lazyView(() => import('./question.view.tsx').then((module) => module.Question));
/** Loaded only for orders that have changed. */
export const Outcomes = lazyView(() => import('./outcomes.view.tsx').then((module) => module.Outcomes));
