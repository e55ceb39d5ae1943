import type { IdentityDeps } from './identity.routes.ts';
import type { NewcomerDeps } from './newcomers.routes.ts';
import type { RecoveryDeps } from './recovery.routes.ts';

export { identityRoutes } from './identity.routes.ts';
export { newcomersRoutes } from './newcomers.routes.ts';
export { serveProviderPages } from './provider-page/provider-page.routes.ts';
export { recoveryRoutes } from './recovery.routes.ts';
export type AccountRouteDeps = IdentityDeps & NewcomerDeps & RecoveryDeps;
