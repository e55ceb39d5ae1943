export { reviewsRoutes, type ReviewRouteDeps } from './reviews.routes.ts';
