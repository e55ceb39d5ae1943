export { ORDER_TIPS } from './tip.tokens.ts';
export { TipViewModel, type TipDeps } from './tip.view-model.ts';
export { TipView } from './tip.view.tsx';
