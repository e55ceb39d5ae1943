export { cartRoutes, type CartRouteDeps } from './cart.routes.ts';
export { cartStreamRoutes } from './cart-stream.routes.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { groupRoutes } from './group.routes.ts';
export { ownGroupRoutes } from './own-group.routes.ts';
export { productsCalculationRoutes } from './products-calculation.routes.ts';
