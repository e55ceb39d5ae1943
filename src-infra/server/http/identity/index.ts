export { identityRoutes } from './identity.routes.ts';
export { newcomersRoutes } from './registration.routes.ts';
export { serveProviderPages } from './provider-page/provider-page.routes.ts';
export { servePostedAnswer } from './provider-page/posted-answer.routes.ts';
export { serveUndoPage } from './undo-page/undo-page.routes.ts';
export { recoveryRoutes } from './recovery.routes.ts';
