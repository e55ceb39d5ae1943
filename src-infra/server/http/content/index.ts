import type { CatalogDeps } from '../catalog/index.ts';
import { adsRoutes } from './ads.routes.ts';
import { bannersRoutes } from './banners.routes.ts';
import { blogsRoutes } from './blogs.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import { recipesRoutes } from './recipes.routes.ts';
import { shopPaymentsRoutes } from './shop-payments.routes.ts';
import { storiesRoutes, type StoryRouteDeps } from './stories.routes.ts';

export { toWholeBlog } from './blogs.routes.ts';
export type ContentRouteDeps = CatalogDeps & StoryRouteDeps;

/** What is read and looked at besides shops (contract 3.2, 3.14). */
export const contentRoutes = (deps: ContentRouteDeps) => ({
  ...bannersRoutes(deps),
  ...adsRoutes(deps),
  ...storiesRoutes(deps),
  ...blogsRoutes(deps),
  ...recipesRoutes(deps),
  ...pagesRoutes(deps),
  ...shopPaymentsRoutes(deps),
});
