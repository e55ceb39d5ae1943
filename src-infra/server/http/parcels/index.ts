export { adminParcelsRoutes } from './admin-parcels.routes.ts';
export { parcelTariffsRoutes } from './parcel-tariffs.routes.ts';
export { parcelsRoutes } from './parcels.routes.ts';
