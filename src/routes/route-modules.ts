import type { AnyPage } from './page.ts';
import type { Route } from './route.ts';

/** The page modules of one app instance, each loaded once. */
export interface RouteModules {
  /** Returns the page if its module is loaded, so that it renders synchronously. */
  peek(route: Route): AnyPage | undefined;
  load(route: Route): Promise<AnyPage>;
}

/** Calls `onLoad` once for each page, before the page is returned. */
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
      // A chunk that failed to load is fetched again the next time.
      coming.catch(() => loading.delete(route.path));
      return coming;
    },
  };
};
