import type { AnyPage } from './page.ts';
import type { Route } from './route.ts';

/** The page modules of one app instance, each fetched once. */
export interface RouteModules {
  /** The page when its module is here already, so that it renders without waiting. */
  peek(route: Route): AnyPage | undefined;
  load(route: Route): Promise<AnyPage>;
}

/** `onLoad` is told of each page once, before anybody gets it. */
export const createRouteModules = (onLoad: (page: AnyPage) => void): RouteModules => {
  const pages = new Map<string, AnyPage>();
  const loading = new Map<string, Promise<AnyPage>>();
  return {
    peek: (route) => pages.get(route.path),
    load: (route) => {
      const known = loading.get(route.path);
      if (known) return known;
      const coming = route.load().then(({ page }) => {
        onLoad(page);
        pages.set(route.path, page);
        return page;
      });
      loading.set(route.path, coming);
      // A chunk that did not come may come the next time.
      coming.catch(() => loading.delete(route.path));
      return coming;
    },
  };
};
