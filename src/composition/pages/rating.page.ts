import { createHttpOrderTips } from '@infra/payments/http-order-tips.adapter.ts';
import { createHttpOrderRatings } from '@infra/reviews/http-order-ratings.adapter.ts';
import { createStoredRatingDrafts } from '@infra/reviews/stored-rating-drafts.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { ORDER_RATINGS, RATING_DRAFTS } from '../../features/rating/rating.tokens.ts';
import { RatingView } from '../../features/rating/rating.view.tsx';
import { RatingViewModel } from '../../features/rating/rating.view-model.ts';
import { ORDER_TIPS } from '../../features/tip/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { announcing } from '../modules/announcing.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { API, CLOCK, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const TIP_KEYS = defineToken<() => string>('TipKeys');
const RATING_SCOPE = defineToken<() => readonly unknown[]>('RatingScope');

const bindRating = bindOnce(ORDER_RATINGS, (options) => {
  bindPictures(options);
  provide(options, ORDER_RATINGS, createHttpOrderRatings, { api: API, context: CONTEXT });
  provide(
    options,
    RATING_SCOPE,
    ({ context }: { readonly context: AppContext }) =>
      () =>
        context.scope(),
    {
      context: CONTEXT,
    },
  );
  provide(options, ORDER_TIPS, announcing(createHttpOrderTips), {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
  provideFromPlatform(options, TIP_KEYS, (platform) => platform.makeUuid);
  provideFromPlatform(options, RATING_DRAFTS, (platform) =>
    createStoredRatingDrafts({ storage: platform.sessionStorage }),
  );
});

export const page = definePage(
  RatingViewModel,
  RatingView,
  {
    cache: DATA_CACHE,
    ratings: ORDER_RATINGS,
    scope: RATING_SCOPE,
    uploads: PICTURE_UPLOADS,
    drafts: RATING_DRAFTS,
    tips: ORDER_TIPS,
    toasts: TOASTS_VIEW_MODEL,
    makeUuid: TIP_KEYS,
    translate: TRANSLATE,
    clock: CLOCK,
    zones: TIME_ZONES,
  },
  bindRating,
);
