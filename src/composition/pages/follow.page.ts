import type { FollowedOrders, FollowedUpdates } from '@domain/orders/index.ts';
import { createHttpFollowedOrders } from '@infra/orders/http-followed-orders.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { FollowView } from '../../features/follow/follow.view.tsx';
import { FollowViewModel } from '../../features/follow/follow.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce } from '../modules/bind.ts';
import { provideLateNews } from '../modules/late-news.module.ts';
import { bindTiles } from '../modules/map.module.ts';
import { API, DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const FOLLOWED = defineToken<FollowedOrders>('FollowedOrders');
const FOLLOWED_UPDATES = defineToken<FollowedUpdates>('FollowedUpdates');
const SCOPE = defineToken<() => readonly unknown[]>('FollowScope');

const bindFollow = bindOnce(FOLLOWED, (options) => {
  provide(options, FOLLOWED, createHttpFollowedOrders, { api: API, context: CONTEXT });
  provideLateNews(options, FOLLOWED_UPDATES, () => import('../modules/followed-updates.module.ts'));
  provide(
    options,
    SCOPE,
    ({ context }: { readonly context: AppContext }) =>
      () =>
        context.scope(),
    {
      context: CONTEXT,
    },
  );
  bindTiles(options);
});

export const page = definePage(
  FollowViewModel,
  FollowView,
  {
    cache: DATA_CACHE,
    followed: FOLLOWED,
    updates: FOLLOWED_UPDATES,
    announcer: ANNOUNCER,
    scope: SCOPE,
    translate: TRANSLATE,
  },
  bindFollow,
);
