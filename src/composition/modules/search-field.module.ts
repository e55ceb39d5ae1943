import { ContainerModule } from 'inversify';
import { defineToken, provide } from '../../di/index.ts';
import { SEARCH_FIELD, SEARCH_QUERIES } from '../../features/search/index.ts';
import { SearchViewModel } from '../../features/search/search.view-model.ts';
import { NAVIGATOR, PAGES } from '../../routes/index.ts';
import type { Pages } from '../../routes/pages.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { CHOSEN_ADDRESS, DATA_CACHE, RECENT_SEARCHES } from '../tokens.ts';
import { bindSearch } from './search.module.ts';

/** Exported from the same chunk, so that the panel is available as soon as the search is. */
export { SearchPanel } from '../../features/search/search-panel.view.tsx';

type Deps = Omit<ConstructorParameters<typeof SearchViewModel>[0], 'shopHere' | 'scope' | 'delay'> & {
  readonly pages: Pick<Pages, 'shown'>;
  readonly context: AppContext;
  readonly platform: Platform;
};

const createSearch = ({ pages, context, platform, ...deps }: Deps): SearchViewModel =>
  new SearchViewModel({
    ...deps,
    shopHere: () => pages.shown?.viewModel.shopHere,
    scope: () => context.scope(),
    delay: platform.delay,
  });

export const service = defineToken<SearchViewModel>('SearchViewModel');

/** The search behind the header's field, imported when the field first receives the focus. */
export const bindings = new ContainerModule((options) => {
  bindSearch(options);
  if (options.isBound(service)) return;
  provide(options, service, createSearch, {
    field: SEARCH_FIELD,
    cache: DATA_CACHE,
    queries: SEARCH_QUERIES,
    recents: RECENT_SEARCHES,
    address: CHOSEN_ADDRESS,
    navigator: NAVIGATOR,
    pages: PAGES,
    context: CONTEXT,
    platform: PLATFORM,
  });
});
