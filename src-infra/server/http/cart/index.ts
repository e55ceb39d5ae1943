import type { EventStreams } from '../../foundation/events/index.ts';
import { cartRoutes, type CartRouteDeps } from './cart.routes.ts';
import { cartStreamRoutes } from './cart-stream.routes.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { groupRoutes } from './group.routes.ts';
import { ownGroupRoutes } from './own-group.routes.ts';
import { productsCalculationRoutes } from './products-calculation.routes.ts';

/** Carts of customers and groups, and what they cost (contract 3.8, 3.9). */
export const cartAreaRoutes = (deps: CartRouteDeps & { readonly streams: EventStreams }) => ({
  ...cartRoutes(deps),
  ...ownGroupRoutes(deps),
  ...groupRoutes(deps),
  ...cartStreamRoutes(deps),
  ...checkoutRoutes(deps),
  ...productsCalculationRoutes(deps),
});
