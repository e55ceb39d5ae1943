export { courierWorkRoutes } from './courier-work.routes.ts';
