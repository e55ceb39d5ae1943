export { chatRoutes, type ChatRouteDeps } from './chat.routes.ts';
