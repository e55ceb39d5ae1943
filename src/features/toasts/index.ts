export { TOASTS_VIEW_MODEL } from './toasts.tokens.ts';
export { Toasts } from './toasts.view.tsx';
export { ToastsViewModel, type Toast, type ToastKind } from './toasts.view-model.ts';
