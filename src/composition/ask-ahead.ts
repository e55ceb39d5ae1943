import type { Container } from 'inversify';
import { shopId } from '@domain/kernel/ids.ts';
import { resolve } from '../di/index.ts';
import { CATALOG_QUERIES } from '../features/catalog/index.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { DATA_CACHE } from './tokens.ts';

/** Asks for a shop and its menu while the code of their page is on its way. A shop that is named otherwise than by number is found by the page itself. */
export const askAhead = (container: Container, { route, place }: RouteMatch): void => {
  const id = Number(place.params['id']);
  if (route.name !== 'shop' || !Number.isSafeInteger(id) || id < 1) return;
  const [cache, queries] = [resolve(container, DATA_CACHE), resolve(container, CATALOG_QUERIES)];
  void cache.load(queries.shop(shopId(id)));
  void cache.load(queries.menu(shopId(id)));
};
