import { lazyView } from '../../ui/lazy/index.ts';

/** Loaded only when a shop asks. */
export const Question = lazyView(() => import('./question.view.tsx').then((module) => module.Question));
