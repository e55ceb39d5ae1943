export { createOwnBusiness, type OwnBusinessDeps } from './own-business.ts';
export { partnersRoutes } from './partners.routes.ts';
