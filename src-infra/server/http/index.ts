import { addressesRoutes } from './addresses/addresses.routes.ts';
import { cartRoutes, type CartRouteDeps } from './cart/cart.routes.ts';
import { checkoutRoutes } from './cart/checkout.routes.ts';
import {
  branchesRoutes,
  menuRoutes,
  productsRoutes,
  shopListsRoutes,
  shopRoutes,
  suggestRoutes,
  taxonomyRoutes,
  zonesRoutes,
  type CatalogDeps,
} from './catalog/index.ts';
import type { Handlers } from './call.ts';
import { bannersRoutes } from './content/banners.routes.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { ordersRoutes, type OrderRouteDeps } from './orders/orders.routes.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';

export { serveOperations } from './operations/operations.routes.ts';
export { createApp, type Connection } from './app.ts';
export { createPictureLibrary, servePictures } from './pictures/index.ts';
export { serveTiles } from './tiles/tiles.routes.ts';

type Deps = Parameters<typeof identityRoutes>[0] &
  Parameters<typeof profileRoutes>[0] &
  Parameters<typeof addressesRoutes>[0] &
  Parameters<typeof notificationsRoutes>[0] &
  Parameters<typeof eventsRoutes>[0] &
  Parameters<typeof operatorRoutes>[0] &
  CartRouteDeps &
  OrderRouteDeps &
  CatalogDeps;

/** The handlers of every operation; a missing or superfluous one does not compile. */
export const allHandlers = (deps: Deps): Handlers => ({
  ...identityRoutes(deps),
  ...referenceRoutes(deps),
  ...shopListsRoutes(deps),
  ...shopRoutes(deps),
  ...zonesRoutes(deps),
  ...branchesRoutes(deps),
  ...menuRoutes(deps),
  ...productsRoutes(deps),
  ...taxonomyRoutes(deps),
  ...suggestRoutes(deps),
  ...bannersRoutes(deps),
  ...notificationsRoutes(deps),
  ...profileRoutes(deps),
  ...addressesRoutes(deps),
  ...cartRoutes(deps),
  ...checkoutRoutes(deps),
  ...ordersRoutes(deps),
  ...eventsRoutes(deps),
  ...operatorRoutes(deps),
});
