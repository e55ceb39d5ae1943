import { servedView } from '../../ui/lazy/index.ts';

// What only some lists show, rendered by the server.
export const NothingFits = servedView(() => import('./nothing-fits.view.tsx').then((module) => module.NothingFits));
export const SearchResults = servedView(() =>
  import('./search-results.view.tsx').then((module) => module.SearchResults),
);
