import { ContainerModule, type Container } from 'inversify';
import { shopId, uuid, type ShopId } from '@domain/kernel/ids.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import { resolve } from '../di/index.ts';
import { CATALOG_QUERIES } from '../features/catalog/index.ts';
import { SEARCH_QUERIES, shopKeyOf, type SearchFieldViewModel } from '../features/search/index.ts';
import { SearchViewModel } from '../features/search/search.view-model.ts';
import { NAVIGATOR, PAGES } from '../routes/index.ts';
import { CONTEXT } from './app-context.ts';
import { PLATFORM } from './platform.ts';
import { bindSearch } from './search.services.ts';
import { CHOSEN_ADDRESS, DATA_CACHE, RECENT_SEARCHES } from './tokens.ts';

/** Comes in the same chunk, so that the panel stands there with the search. */
export { SearchPanel } from '../features/search/search-panel.view.tsx';

/** The search behind the header's field with all it needs; arrives with the first focus. */
export const createSearchOfField = (container: Container, field: SearchFieldViewModel): SearchViewModel => {
  container.load(new ContainerModule(bindSearch));
  return new SearchViewModel({
    field,
    cache: resolve(container, DATA_CACHE),
    queries: resolve(container, SEARCH_QUERIES),
    recents: resolve(container, RECENT_SEARCHES),
    address: resolve(container, CHOSEN_ADDRESS),
    navigator: resolve(container, NAVIGATOR),
    shopHere: () => shopOnScreen(container),
    scope: () => resolve(container, CONTEXT).scope(),
    delay: resolve(container, PLATFORM).delay,
  });
};

/** A shop's page stands at its number or at its uuid; searches ask by number. */
const shopOnScreen = (container: Container): ShopId | undefined => {
  const key = shopKeyOf(resolve(container, PAGES).shown?.match.place.path ?? '') ?? '';
  if (isUuid(key)) return resolve(container, DATA_CACHE).read(resolve(container, CATALOG_QUERIES).shop(uuid(key))).value?.id;
  return /^[1-9]\d{0,8}$/.test(key) ? shopId(Number(key)) : undefined;
};
