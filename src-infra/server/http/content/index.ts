import type { Content } from '../../features/content/index.ts';
import type { CatalogDeps } from '../catalog/index.ts';
import { adsRoutes } from './ads.routes.ts';
import { bannersRoutes } from './banners.routes.ts';
import { blogsRoutes } from './blogs.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import { recipesRoutes } from './recipes.routes.ts';
import { shopPaymentsRoutes } from './shop-payments.routes.ts';
import { storiesRoutes } from './stories.routes.ts';

export { toWholeBlog } from './blogs.routes.ts';
type Deps = { readonly goods: CatalogDeps; readonly content: Content };

/** The routes of editorial content (contract 3.2, 3.14). */
export const contentRoutes = ({ goods, content }: Deps) => {
  const { reference, zones, shops, taxonomy, recipes, catalogues } = goods;
  const { banners, bannerLikes, ads, articles, pages, stories } = content;
  return {
    ...bannersRoutes({ banners, bannerLikes, reference, zones, shops }),
    ...adsRoutes({ ads, reference, zones, shops }),
    ...storiesRoutes({ stories, reference, zones }),
    ...blogsRoutes({ articles, reference, zones }),
    ...recipesRoutes({ recipes, reference, zones, shops, catalogues, taxonomy }),
    ...pagesRoutes({ pages, reference, zones, taxonomy }),
    ...shopPaymentsRoutes({ shops }),
  };
};
