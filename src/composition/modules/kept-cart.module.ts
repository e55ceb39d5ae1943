import { ContainerModule } from 'inversify';
import { bindAside } from './cart-aside.module.ts';

export { KeptCartSummary as View } from '../../features/cart/kept-cart-summary.view.tsx';

/** The names of shops. */
export const bindings = new ContainerModule(bindAside);
