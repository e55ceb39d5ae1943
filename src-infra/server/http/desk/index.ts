export { serveDesk } from './desk.routes.ts';
