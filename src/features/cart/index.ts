export { CartLineView } from './cart-line.view.tsx';
export { CartButton } from './cart-button.view.tsx';
export { CartLayer } from './cart-layer.view.tsx';
export { CartPanel } from './cart-panel.view.tsx';
export { SignInCart, SignInCartBeside } from './sign-in-cart.view.tsx';
export { GroupLink } from './group-link.view.tsx';
export {
  CART,
  CART_CONTENT,
  CART_KEEPING,
  CART_QUESTION,
  CART_SUMS,
  CART_TABS,
  PUT_ASIDE,
  SHARED_CART,
  SHARED_CART_VIEW_MODEL,
  SHOP_TITLES,
} from './cart.tokens.ts';
export type { LeaveGroupQuestion } from './cart-questions.ts';
export { CartViewModel } from './cart.view-model.ts';
export { joinWithinLimits } from './join-within-limits.ts';
export type { PutAsideViewModel } from './put-aside.view-model.ts';
