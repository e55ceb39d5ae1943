export { loadToastCard } from './load-toast-card.ts';
export { TOASTS_VIEW_MODEL } from './toasts.tokens.ts';
export { Toasts } from './toasts.view.tsx';
export { ToastsViewModel } from './toasts.view-model.ts';
