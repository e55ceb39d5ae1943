export { MethodList } from './method-list.view.tsx';
export { PAYING } from './paying.tokens.ts';
export type { Payable } from './payable.ts';
