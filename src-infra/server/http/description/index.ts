export { serveReference } from './description.routes.ts';
