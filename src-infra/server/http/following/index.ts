export { followRoutes } from './follow.routes.ts';
