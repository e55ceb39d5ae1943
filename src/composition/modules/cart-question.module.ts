export { CartQuestionDialog as View } from '../../features/cart/cart-question.view.tsx';
export { bindings } from './cart-content.module.ts';
