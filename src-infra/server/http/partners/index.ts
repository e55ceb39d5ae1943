export { createOwnBusiness, type OwnBusinessDeps } from './own-business.ts';
export { partnersRoutes, type PartnerRouteDeps } from './partners.routes.ts';
