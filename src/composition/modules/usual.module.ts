import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import type { ShopDirectory } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { Order, Reorder } from '@domain/orders/index.ts';
import { createHttpUsualOrders } from '@infra/orders/http-usual-orders.adapter.ts';
import type { DataCache } from '../../data/index.ts';
import { provide } from '../../di/index.ts';
import { SESSION_VIEW_MODEL, type SessionViewModel } from '../../features/session/index.ts';
import { CREATE_USUAL, USUAL_PLACES } from '../../features/usual/late-usual.tokens.ts';
import { UsualPlaces } from '../../features/usual/usual-places.ts';
import { createUsualQueries } from '../../features/usual/usual.queries.ts';
import { UsualViewModel } from '../../features/usual/usual.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, DATA_CACHE, SHOP_DIRECTORY } from '../tokens.ts';
import { bindOpenReorder, OPEN_REORDER } from './open-reorder.module.ts';

export { UsualPlace as View } from '../../features/usual/usual-place.view.tsx';

type Deps = {
  readonly api: $Fetch;
  readonly cache: DataCache;
  readonly context: AppContext;
  readonly open: (order: Order) => Answer<Reorder>;
  readonly session: SessionViewModel;
  readonly shops: ShopDirectory;
};

const createUsual = ({ api, cache, context, open, session, shops }: Deps) => {
  const usual = createHttpUsualOrders({ api, context });
  const queries = createUsualQueries({ usual, open, shops, scope: () => context.scope() });
  return (shop?: ShopId) => new UsualViewModel({ cache, queries, session }, shop);
};

/** ORDER-8f: imported for signed-in customers, after the first visit. */
export const bindings = new ContainerModule((options) => {
  bindOpenReorder(options);
  provide(options, USUAL_PLACES, () => new UsualPlaces(), {});
  provide(options, CREATE_USUAL, createUsual, {
    api: API,
    cache: DATA_CACHE,
    context: CONTEXT,
    open: OPEN_REORDER,
    session: SESSION_VIEW_MODEL,
    shops: SHOP_DIRECTORY,
  });
});
