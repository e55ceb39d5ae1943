import { addressesRoutes } from './addresses/addresses.routes.ts';
import { tableRoutes, type BookingRouteDeps } from './bookings/index.ts';
import { cartRoutes, cartStreamRoutes, checkoutRoutes, groupRoutes, ownGroupRoutes, productsCalculationRoutes, type CartRouteDeps } from './cart/index.ts';
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
import { chatRoutes, type ChatRouteDeps } from './chat/index.ts';
import { contentRoutes, type ContentRouteDeps } from './content/index.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { identityRoutes, newcomersRoutes, recoveryRoutes, type AccountRouteDeps } from './identity/index.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { adminOrdersRoutes, afterOrderRoutes, ordersRoutes, type AfterOrderDeps, type OrderRouteDeps } from './orders/index.ts';
import { operatorRoutes, type OperatorRouteDeps } from './operator/index.ts';
import { adminParcelsRoutes, parcelsRoutes, parcelTariffsRoutes, type ParcelRouteDeps } from './parcels/index.ts';
import { paymentsRoutes, type PaymentRouteDeps } from './payments/index.ts';
import { partnersRoutes, type PartnerRouteDeps } from './partners/index.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { refundsRoutes, type RefundRouteDeps } from './refunds/index.ts';
import { reviewsRoutes, type ReviewRouteDeps } from './reviews/index.ts';
import { uploadsRoutes, type UploadRouteDeps } from './uploads/index.ts';
import { transactionsRoutes, walletRoutes, withdrawalsRoutes, type WalletRouteDeps } from './wallet/index.ts';

export { serveOperations } from './operations/operations.routes.ts';
export { servePayPages } from './payments/index.ts';
export { createApp, type Connection } from './app.ts';
export { serveDesk } from './desk/index.ts';
export { serveProviderPages } from './identity/index.ts';
export { createPictureLibrary, servePictures } from './pictures/index.ts';
export { serveUploads } from './uploads/index.ts';
export { serveTiles } from './tiles/tiles.routes.ts';

type Deps = AccountRouteDeps &
  Parameters<typeof referenceRoutes>[0] &
  BookingRouteDeps &
  ChatRouteDeps &
  Parameters<typeof profileRoutes>[0] &
  Parameters<typeof addressesRoutes>[0] &
  Parameters<typeof notificationsRoutes>[0] &
  Parameters<typeof eventsRoutes>[0] &
  OperatorRouteDeps &
  CartRouteDeps &
  OrderRouteDeps &
  PaymentRouteDeps &
  WalletRouteDeps &
  AfterOrderDeps &
  RefundRouteDeps &
  ParcelRouteDeps &
  PartnerRouteDeps &
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
  ...ownGroupRoutes(deps),
  ...groupRoutes(deps),
  ...cartStreamRoutes(deps),
  ...checkoutRoutes(deps),
  ...productsCalculationRoutes(deps),
  ...ordersRoutes(deps),
  ...paymentsRoutes(deps),
  ...walletRoutes(deps),
  ...withdrawalsRoutes(deps),
  ...transactionsRoutes(deps),
  ...afterOrderRoutes(deps),
  ...adminOrdersRoutes(deps),
  ...refundsRoutes(deps),
  ...parcelTariffsRoutes(deps),
  ...parcelsRoutes(deps),
  ...adminParcelsRoutes(deps),
  ...partnersRoutes(deps),
  ...tableRoutes(deps),
  ...chatRoutes(deps),
  ...eventsRoutes(deps),
  ...operatorRoutes(deps),
});
