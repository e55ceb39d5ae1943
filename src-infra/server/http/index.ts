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
import { contentRoutes, type ContentRouteDeps } from './content/index.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { identityRoutes, newcomersRoutes, recoveryRoutes, type AccountRouteDeps } from './identity/index.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { ordersRoutes, type OrderRouteDeps } from './orders/orders.routes.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { reviewsRoutes, type ReviewRouteDeps } from './reviews/index.ts';
import { uploadsRoutes, type UploadRouteDeps } from './uploads/index.ts';

export { serveOperations } from './operations/operations.routes.ts';
export { createApp, type Connection } from './app.ts';
export { serveProviderPages } from './identity/index.ts';
export { createPictureLibrary, servePictures } from './pictures/index.ts';
export { serveUploads } from './uploads/index.ts';
export { serveTiles } from './tiles/tiles.routes.ts';

type Deps = AccountRouteDeps &
  Parameters<typeof profileRoutes>[0] &
  Parameters<typeof addressesRoutes>[0] &
  Parameters<typeof notificationsRoutes>[0] &
  Parameters<typeof eventsRoutes>[0] &
  Parameters<typeof operatorRoutes>[0] &
  CartRouteDeps &
  OrderRouteDeps &
  CatalogDeps &
  ContentRouteDeps &
  ReviewRouteDeps &
  UploadRouteDeps;

/** The handlers of every operation; a missing or superfluous one does not compile. */
export const allHandlers = (deps: Deps): Handlers => ({
  ...identityRoutes(deps),
  ...recoveryRoutes(deps),
  ...newcomersRoutes(deps),
  ...referenceRoutes(deps),
  ...shopListsRoutes(deps),
  ...shopRoutes(deps),
  ...zonesRoutes(deps),
  ...branchesRoutes(deps),
  ...menuRoutes(deps),
  ...productsRoutes(deps),
  ...taxonomyRoutes(deps),
  ...suggestRoutes(deps),
  ...contentRoutes(deps),
  ...reviewsRoutes(deps),
  ...uploadsRoutes(deps),
  ...notificationsRoutes(deps),
  ...profileRoutes(deps),
  ...addressesRoutes(deps),
  ...cartRoutes(deps),
  ...checkoutRoutes(deps),
  ...ordersRoutes(deps),
  ...eventsRoutes(deps),
  ...operatorRoutes(deps),
});
