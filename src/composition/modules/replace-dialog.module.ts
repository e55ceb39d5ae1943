export { ReplaceDialog as View } from '../../features/cart/replace-dialog.view.tsx';
export { bindings } from './cart-content.module.ts';
