import { ContainerModule } from 'inversify';
import { bindAside } from './cart-aside.module.ts';

export { SignInCartSummary as View } from '../../features/cart/sign-in-cart-summary.view.tsx';

/** The names of shops. */
export const bindings = new ContainerModule(bindAside);
