export { MethodList } from './method-list.view.tsx';
export { PayingView } from './paying.view.tsx';
