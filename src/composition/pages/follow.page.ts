import type { Followings, FollowingUpdates } from '@domain/following/index.ts';
import { createHttpFollowings } from '@infra/following/http-followings.adapter.ts';
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

const FOLLOWINGS = defineToken<Followings>('Followings');
const FOLLOWING_UPDATES = defineToken<FollowingUpdates>('FollowingUpdates');
const SCOPE = defineToken<() => readonly unknown[]>('FollowScope');

const bindFollow = bindOnce(FOLLOWINGS, (options) => {
  provide(options, FOLLOWINGS, createHttpFollowings, { api: API, context: CONTEXT });
  provideLateNews(options, FOLLOWING_UPDATES, () => import('../modules/following-updates.module.ts'));
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
    followings: FOLLOWINGS,
    updates: FOLLOWING_UPDATES,
    announcer: ANNOUNCER,
    scope: SCOPE,
    translate: TRANSLATE,
  },
  bindFollow,
);
