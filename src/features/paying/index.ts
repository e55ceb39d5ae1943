export { MethodList } from './method-list.view.tsx';
export { ORDER_PAYING } from './paying.tokens.ts';
